'use client';

import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { takeServerPart } from '@/lib/rendering';

/** Only the server runs this component, because the page has no framework in the browser. */
export function TakenServerPart({ id }: { readonly id: string }): ReactNode {
  const part = takeServerPart(id);
  // Without this check a menu without products could be stored.
  if (!isValidElement(part)) throw new Error(`The part ${id} has no content`);
  return part;
}
