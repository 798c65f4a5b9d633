import type { MetadataRoute } from 'next';
import { siteManifest } from '@/lib/seo/site-files';

export default function manifest(): MetadataRoute.Manifest {
  return siteManifest();
}
