'use client';

import type { ReactNode } from 'react';
import { PictureMarkup } from './picture-markup.tsx';
import type { PictureProps } from './picture-markup.tsx';

/**
 * A client component, so that React's payload in the page contains the picture's address once, in
 * the props. The `<img>` of a server component would contain the address up to three times.
 */
export function PictureImage(props: PictureProps): ReactNode {
  return <PictureMarkup {...props} />;
}
