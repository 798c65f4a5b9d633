import { processors } from 'next-seo';
import type { BreadcrumbList } from 'schema-dts';
import { getSettings } from '@/lib/config';
import type { Breadcrumb } from '@/lib/restaurant/breadcrumbs';

export function structureBreadcrumbs(breadcrumbs: readonly Breadcrumb[]): BreadcrumbList {
  const { siteUrl } = getSettings();
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) =>
      processors.processBreadcrumbItem({ name, item: `${siteUrl}${path}` }, index + 1),
    ),
  };
}
