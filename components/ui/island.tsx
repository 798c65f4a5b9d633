import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = {
  /** Called when the island stays empty for the rest of the visit. */
  readonly onGiveUp?: () => void;
  readonly children: ReactNode;
};
type State = { readonly isEmpty: boolean };

/**
 * After so many failures, each within `FAILURES_COUNTED_MS` of the one before, the island stays
 * empty: its code fails by itself, not because of a change of its elements.
 */
const MAX_FAILURES = 3;
const FAILURES_COUNTED_MS = 5_000;

/**
 * Keeps an error of a part of the page in this part. A browser's translator or an extension may have
 * changed the elements of the part, which can then not be changed. The part is rendered anew after an
 * error, so it works again. Only parts whose elements change need an island. Do not put a payment or an activation inside, because it would begin again.
 */
export class Island extends Component<Props, State> {
  override readonly state: State = { isEmpty: false };
  private failureCount = 0;
  private failedAtMs = 0;

  static getDerivedStateFromError(): Partial<State> {
    return { isEmpty: true };
  }

  override componentDidCatch(): void {
    const now = Date.now();
    if (now - this.failedAtMs > FAILURES_COUNTED_MS) this.failureCount = 0;
    this.failedAtMs = now;
    this.failureCount += 1;
    if (this.failureCount < MAX_FAILURES) this.setState({ isEmpty: false });
    else this.props.onGiveUp?.();
  }

  override render(): ReactNode {
    return this.state.isEmpty ? null : this.props.children;
  }
}
