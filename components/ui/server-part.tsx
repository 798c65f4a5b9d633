import type { ReactElement, ReactNode } from 'react';
import { leaveServerPart } from '@/lib/rendering';
import { TakenServerPart } from './server-part.client.tsx';

type Props = {
  /** Unique in the page: the part is left under it. */
  readonly id: string;
  /** Contains no client component. */
  readonly children: ReactElement;
};

/**
 * A part of a public page that the server renders once, as HTML, and not a second time as the
 * framework's payload (decision 65). Where nothing is rendered for the page cache, as in development,
 * its children are as usual.
 */
export function ServerPart({ id, children }: Props): ReactNode {
  return leaveServerPart(id, children) ? <TakenServerPart id={id} /> : children;
}
