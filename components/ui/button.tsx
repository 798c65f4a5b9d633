import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonTone } from './button-class.ts';

type Props = Omit<ComponentProps<'button'>, 'className'> & { readonly tone?: ButtonTone };

export function Button({ tone = 'action', type = 'button', ...rest }: Props): ReactNode {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(tone)}
    />
  );
}
