import type { Metadata } from 'next';
import { getSettings } from '@/lib/config';
import { getLegalDocument } from '@/lib/legal/legal-documents';
import type { LegalDocumentName } from '@/lib/legal/legal-documents';
import { sharedMetadata } from './shared-metadata.ts';

export function legalMetadata(name: LegalDocumentName): Metadata {
  const { title, description, path } = getLegalDocument(name);
  return sharedMetadata({ title: `${title} - ${getSettings().brandName}`, description, path });
}
