import type { ReactNode } from 'react';
import { findDetailPicture } from './detail-picture.ts';
import { ProductFactList } from './product-fact-list.tsx';
import styles from './product-popup.module.scss';
import type { ShownProduct } from '@/components/menu/card/read-product';

type Props = {
  readonly product: ShownProduct;
  readonly headingId: string;
  readonly descriptionId: string;
  /** Shown for a product without a description and without facts. */
  readonly emptyText: string;
};

export function ProductDetails({ product, headingId, descriptionId, emptyText }: Props): ReactNode {
  const { name, price, weight, description, soldOut, facts, lang, thumb } = product;
  const text = description ?? (facts.length === 0 ? emptyText : undefined);
  return (
    <>
      {thumb !== undefined && (
        // oxlint-disable-next-line nextjs/no-img-element -- next/image would change these URLs
        <img
          {...findDetailPicture(thumb)}
          alt={name}
          lang={lang}
          width={640}
          height={480}
          className={styles.picture}
          style={{ backgroundImage: `url("${thumb}")` }}
        />
      )}
      <h2 id={headingId} lang={lang} className={styles.name}>
        {name}
      </h2>
      <p className={styles.portion}>
        <strong className={styles.price}>{price}</strong>
        {weight !== undefined && <span lang={lang}>{weight}</span>}
      </p>
      {soldOut !== undefined && (
        <p>
          <strong>{soldOut}</strong>
        </p>
      )}
      {text !== undefined && (
        <p
          id={descriptionId}
          lang={description === undefined ? undefined : lang}
          className={styles.description}
        >
          {text}
        </p>
      )}
      <ProductFactList
        facts={facts}
        className={styles.facts}
        id={text === undefined ? descriptionId : undefined}
      />
    </>
  );
}
