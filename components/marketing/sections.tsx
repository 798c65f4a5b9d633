import type { ReactNode } from 'react';
import heroStyles from './hero.module.scss';
import featureStyles from './feature-list.module.scss';
import { StoreButtons } from '@/components/native-app/store-buttons';
import storeStyles from './store-section.module.scss';

type HeroProps = {
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly scene: ReactNode;
  /** 'search': the children begin with the search, and the page goes on right below. */
  readonly variant?: 'search';
  readonly children: ReactNode;
};

export function Hero({ eyebrow, heading, lead, scene, variant, children }: HeroProps): ReactNode {
  return (
    <div
      className={
        variant === 'search' ? `${heroStyles.hero} ${heroStyles.searchHero}` : heroStyles.hero
      }
    >
      <div className={heroStyles.textColumn}>
        <p className={heroStyles.eyebrow}>{eyebrow}</p>
        <h1 className={heroStyles.heading}>{heading}</h1>
        <p className={heroStyles.lead}>{lead}</p>
        <div className={heroStyles.actions}>{children}</div>
      </div>
      <div className={heroStyles.scene}>{scene}</div>
    </div>
  );
}

type Feature = {
  /** Id of the heading. */
  readonly id: string;
  readonly copy: { readonly label: string; readonly heading: string };
  readonly scene: ReactNode;
  readonly body: ReactNode;
};

/** Blocks whose drawings alternate between the two sides of the text. */
export function FeatureList({ features }: { readonly features: readonly Feature[] }): ReactNode {
  return features.map(({ id, copy: { label, heading }, scene, body }, position) => (
    <section key={id} aria-labelledby={id} className={featureStyles.block}>
      <div className={`${featureStyles.scene} ${position % 2 === 0 ? '' : featureStyles.end}`}>
        {scene}
      </div>
      <div className={featureStyles.textColumn}>
        <p className={featureStyles.label}>{label}</p>
        <h2 id={id}>{heading}</h2>
        <div className={featureStyles.text}>{body}</div>
      </div>
    </section>
  ));
}

const HEADING_ID = 'descarca_aplicatia';

type StoreSectionProps = {
  readonly heading: string;
  readonly text: string;
  /** What a computer shows in the place of the buttons. */
  readonly code?: ReactNode;
};

export function StoreSection({ heading, text, code }: StoreSectionProps): ReactNode {
  return (
    <section aria-labelledby={HEADING_ID} className={storeStyles.section}>
      <div className={storeStyles.arch}>
        <h2 id={HEADING_ID} className={storeStyles.heading}>
          {heading}
        </h2>
        <p className={storeStyles.text}>{text}</p>
        <StoreButtons language="ro" code={code} />
      </div>
    </section>
  );
}
