import type { ReactNode } from 'react';
import { AppSection } from '@/components/app/app-section';
import { CategoryBar } from '@/components/menu/category/category-bar';
import { CategorySection } from '@/components/menu/category/category-section';
import { EmptyMenu } from '@/components/menu/empty-menu';
import { MenuNotes } from '@/components/menu/menu-notes';
import { DownloadBanner } from '@/components/menu/opening/download-banner';
import { ProductDetails } from '@/components/menu/product/product-details';
import type { ShownProduct } from '@/components/menu/card/read-product';
import { CategoryPreview } from '@/components/restaurant/category-preview';
import { RestaurantCard } from '@/components/restaurant/list/restaurant-card';
import { RestaurantPlace } from '@/components/restaurant/restaurant-place';
import { productFactsCopy } from '@/lib/i18n/site/menu/product-facts-copy';
import { siteCopy } from '@/lib/i18n/site/site-copy';
import type { Product } from '@/lib/restaurant/menu';
import { formatPrice } from '@/lib/restaurant/price';
import { listProductFacts } from '@/lib/restaurant/product-facts';
import { formatWeight } from '@/lib/restaurant/weight';
import styles from './design-system.module.scss';
import {
  completeProduct,
  minimalProduct,
  sampleCategories,
  sampleCategory,
  sampleContact,
  sampleRestaurants,
} from './sample-menu.ts';
import { Specimen } from './specimen.tsx';

const RESTAURANT_ID = 'mostra';

const formatShown = (product: Product): ShownProduct => ({
  name: product.name,
  price: formatPrice(product.priceRon),
  weight: formatWeight(product.weight, product.quantityType),
  description: product.description,
  soldOut: product.isSoldOut === true ? productFactsCopy.soldOut : undefined,
  facts: listProductFacts(product),
  thumb: undefined,
});

export function MenuSpecimens(): ReactNode {
  return (
    <>
      <Specimen title="Restaurante">
        {sampleRestaurants.map((restaurant) => (
          <div key={restaurant.name} className={styles.card}>
            <RestaurantCard restaurant={restaurant} load="lazy" />
          </div>
        ))}
        <div className={styles.card}>
          <CategoryPreview restaurantId={RESTAURANT_ID} category={sampleCategory} />
        </div>
        <RestaurantPlace contact={sampleContact} />
      </Specimen>
      <Specimen title="Meniu" flow="column">
        <CategoryBar categories={sampleCategories} language="ro" />
        {sampleCategories.map((category) => (
          <CategorySection
            key={category.anchor}
            category={category}
            language="ro"
            hrefOf={({ slug }) => `#${slug}`}
          />
        ))}
        <EmptyMenu language="ro" />
        <MenuNotes language="ro" />
      </Specimen>
      <Specimen title="Produs">
        {[completeProduct, minimalProduct].map((product) => (
          <div key={product.slug} className={styles.card}>
            <ProductDetails
              product={formatShown(product)}
              headingId={`mostra_${product.slug}`}
              descriptionId={`mostra_${product.slug}_descriere`}
              emptyText={siteCopy.product.noDetails}
            />
          </div>
        ))}
      </Specimen>
      <Specimen title="Spre aplicație" flow="column">
        <DownloadBanner restaurantId={RESTAURANT_ID} language="ro" />
        <AppSection
          heading={siteCopy.table.openApp}
          visit={{ restaurantId: RESTAURANT_ID, tableId: '12' }}
        />
      </Specimen>
    </>
  );
}
