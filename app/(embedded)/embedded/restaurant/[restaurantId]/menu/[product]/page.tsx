import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/menu';
import { ProductPreviewPage } from '@/components/menu/product-preview-page';
import { getMenu } from '@/lib/provider/catalogue/get-menu';
import { productMetadata } from '@/lib/seo/metadata/restaurant/menu-metadata';

export { generateStaticParams } from '@/app/(site)/restaurant/[restaurantId]/menu/page';

type Props = PageProps<'/embedded/restaurant/[restaurantId]/menu/[product]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId, product } = await params;
  return productMetadata(restaurantId, product, await getMenu(restaurantId));
}

/**
 * Crawlers that make the preview of a link to a product get this page instead of the menu. The page
 * mark keeps this page out of the page cache.
 */
export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId, product } = await params;
  const answer = await getMenu(restaurantId);
  return <ProductPreviewPage restaurantId={restaurantId} slug={product} answer={answer} />;
}
