import type { ReactNode } from 'react';
import { findDetailPicture } from './detail-picture.ts';
import styles from './product-popup.module.scss';
import type { ShownProduct } from './read-product.ts';

type Props = {
  readonly product: ShownProduct;
  readonly headingId: string;
  readonly descriptionId: string;
  readonly emptyText: string;
};

export function ProductDetails({ product, headingId, descriptionId, emptyText }: Props): ReactNode {
  const { name, price, weight, description, thumb } = product;
  return (
    <>
      {thumb !== undefined && (
        // eslint-disable-next-line @next/next/no-img-element -- the URLs are final
        <img
          {...findDetailPicture(thumb)}
          alt={name}
          width={640}
          height={480}
          className={styles.picture}
          style={{ backgroundImage: `url("${thumb}")` }}
        />
      )}
      <h2 id={headingId} className={styles.name}>
        {name}
      </h2>
      <p className={styles.facts}>
        <strong className={styles.price}>{price}</strong>
        {weight !== undefined && <span>{weight}</span>}
      </p>
      <p id={descriptionId} className={styles.description}>
        {description ?? emptyText}
      </p>
    </>
  );
}
