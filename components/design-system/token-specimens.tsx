import type { ReactNode } from 'react';
import styles from './design-system.module.scss';
import { Specimen } from './specimen.tsx';
import {
  COLOR_NAMES,
  ELEVATION_NAMES,
  RADIUS_NAMES,
  SPACE_NAMES,
  TEXT_NAMES,
} from './token-names.ts';

const SAMPLE_TEXT = 'Țuică, șuncă și înghețată';

export function TokenSpecimens(): ReactNode {
  return (
    <>
      <Specimen title="Culori">
        {COLOR_NAMES.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.swatch} style={{ background: `var(--color-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen title="Litere" flow="column">
        {TEXT_NAMES.map((name) => (
          <p key={name} className={styles.line} style={{ fontSize: `var(--text-${name})` }}>
            {SAMPLE_TEXT} <small className={styles.name}>{name}</small>
          </p>
        ))}
      </Specimen>
      <Specimen title="Spații" flow="column">
        {SPACE_NAMES.map((name) => (
          <figure key={name} className={styles.measure}>
            <div className={styles.bar} style={{ width: `var(--space-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen title="Colțuri și umbre">
        {RADIUS_NAMES.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.swatch} style={{ borderRadius: `var(--radius-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        {ELEVATION_NAMES.map((name) => (
          <figure key={name} className={styles.token}>
            <div className={styles.swatch} style={{ boxShadow: `var(--elevation-${name})` }} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
    </>
  );
}
