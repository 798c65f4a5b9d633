import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { leaveServerPart } from '@/lib/rendering';
import { ServerSection } from './server-section.client.tsx';

type Props = {
  readonly as?: 'header' | 'section' | 'footer';
  /** Unique in the page: the content is left under it. */
  readonly id: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  /** Contains no client component. */
  readonly children: ReactElement;
};

/**
 * A part of a page whose content only the server renders (decision 65). Where nothing is rendered
 * for the page cache, as in development, it is a usual element.
 */
export function ServerPart({ children, ...props }: Props): ReactNode {
  if (leaveServerPart(props.id, children)) return <ServerSection {...props} />;
  const { as: Tag = 'section', ...attributes } = props;
  return <Tag {...attributes}>{children}</Tag>;
}
