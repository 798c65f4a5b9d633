import type { Route } from 'next';
import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonTone } from './button-class.ts';

type Props<Href extends string> = {
  readonly href: Route<Href>;
  readonly tone?: ButtonTone;
  readonly children: ReactNode;
};

export function ButtonLink<Href extends string>({
  href,
  tone = 'action',
  children,
}: Props<Href>): ReactNode {
  return (
    <a href={href} className={buttonClass(tone)}>
      {children}
    </a>
  );
}
