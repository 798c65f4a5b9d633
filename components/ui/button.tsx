import type { ComponentProps, ReactNode } from 'react';
import type { Route } from 'next';
import styles from './button.module.scss';

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

type ButtonLinkProps<Href extends string> = {
  readonly href: Route<Href>;
  readonly tone?: ButtonTone;
  readonly children: ReactNode;
};

export function ButtonLink<Href extends string>({
  href,
  tone = 'action',
  children,
}: ButtonLinkProps<Href>): ReactNode {
  return (
    <a href={href} className={buttonClass(tone)}>
      {children}
    </a>
  );
}

export type ButtonTone = 'action' | 'quiet';

/** The classes of a button, also for links that look like a button. */
export function buttonClass(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`;
}
