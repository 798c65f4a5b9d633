import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@/app/_styles/menu';
import { getMenu } from '@/app/get-menu';
import { MenuPage } from '@/components/menu/menu-page';
import { ProductPreviewPage } from '@/components/menu/product-preview-page';
import { menuMetadata, productMetadata } from '@/lib/seo/restaurant-metadata';
import { getVariant } from '@/lib/rendering';

type Props = PageProps<'/restaurant/[restaurantId]/menu'>;

/** Both languages have the same metadata, because both have the same public address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { restaurantId } = await params;
  const { navigation, product } = getVariant();
  const answer = await getMenu(restaurantId);
  return product === undefined
    ? menuMetadata(restaurantId, answer, navigation)
    : productMetadata(restaurantId, product, answer);
}

export default async function Page({ params }: Props): Promise<ReactNode> {
  const { restaurantId } = await params;
  const { language, navigation, product } = getVariant();
  const answer = await getMenu(restaurantId);
  if (product !== undefined) {
    return <ProductPreviewPage restaurantId={restaurantId} slug={product} answer={answer} />;
  }
  return (
    <MenuPage
      restaurantId={restaurantId}
      answer={answer}
      navigation={navigation}
      language={language}
    />
  );
}
