import type { MetadataRoute } from 'next';
import { crawlerRules } from '@/lib/seo/site-files';

export default function robots(): MetadataRoute.Robots {
  return crawlerRules();
}
