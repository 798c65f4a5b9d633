'use client';

import { isValidElement, useState } from 'react';
import type { CSSProperties, ReactNode, RefCallback } from 'react';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { takeServerPart } from '@/lib/rendering';

type Props = {
  readonly as?: 'header' | 'section' | 'footer';
  /** Also the id under which the server component has left the content (`leaveServerPart`). */
  readonly id: string;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
};

/** React does not hydrate the content of an element that has this property. */
const AS_SENT = { __html: '' };

/**
 * A section whose content only the server renders. React's payload does not repeat the content, and
 * the browser leaves it as it is (decision 65).
 */
export function ServerSection({ as: Tag = 'section', ...props }: Props): ReactNode {
  const isHydrated = useIsHydrated();
  // Set if the page has an element that React did not expect. React then replaces all elements that
  // the server has sent by new ones, so move the content into the new section.
  const [sent] = useState(() => isHydrated && document.getElementById(props.id));
  if (typeof window === 'undefined') {
    const content = takeServerPart(props.id);
    // Without this check a menu without products could be stored.
    if (!isValidElement(content)) throw new Error(`The section ${props.id} has no content`);
    return <Tag {...props}>{content}</Tag>;
  }
  if (!sent) return <Tag {...props} dangerouslySetInnerHTML={AS_SENT} />;
  const moveContent: RefCallback<Element> = (section) => {
    if (section !== sent) section?.append(...sent.childNodes);
  };
  return <Tag {...props} ref={moveContent} />;
}
