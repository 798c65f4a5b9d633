import type { MetadataRoute } from 'next';
import { crawlerRules } from '@/lib/seo/files/crawler-rules';

export default function robots(): MetadataRoute.Robots {
  return crawlerRules();
}
