import type { MetadataRoute } from 'next';
import { siteManifest } from '@/lib/seo/files/site-manifest';

export default function manifest(): MetadataRoute.Manifest {
  return siteManifest();
}
