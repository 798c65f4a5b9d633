'use client';

import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };
type State = { readonly failureCount: number; readonly isEmpty: boolean };

/** Then the island stays empty: its code fails by itself, not because of a change of its elements. */
const MAX_FAILURES = 3;

/**
 * Keeps an error of a part of the page in this part. A browser's translator or an extension may have
 * changed the elements of the part, and React then fails to change them. The part is rendered anew
 * after an error, so it works again. Only parts whose elements change
 * need an island. Do not put a payment or an activation inside, because it would begin again.
 */
export function Island({ children }: Props): ReactNode {
  return <ErrorBoundary>{children}</ErrorBoundary>;
}

class ErrorBoundary extends Component<Props, State> {
  override readonly state: State = { failureCount: 0, isEmpty: false };

  static getDerivedStateFromError(): Partial<State> {
    return { isEmpty: true };
  }

  override componentDidCatch(): void {
    this.setState(({ failureCount }) => ({
      failureCount: failureCount + 1,
      isEmpty: failureCount + 1 >= MAX_FAILURES,
    }));
  }

  override render(): ReactNode {
    return this.state.isEmpty ? null : this.props.children;
  }
}
