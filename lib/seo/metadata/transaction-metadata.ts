import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { NOT_INDEXED } from '@/lib/seo/metadata/site-metadata';

/** A title only: no canonical link, because the address is a secret or identifies a person. */
export function transactionMetadata(title: string): Metadata {
  return { title: `${title} - ${getSettings().brandName}`, robots: NOT_INDEXED };
}
