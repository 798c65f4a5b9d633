import type { ReactNode } from 'react';
import { FeatureBlock } from './feature-block.tsx';

type Feature = {
  /** Id of the heading, with an underscore (see `FeatureBlock`). */
  readonly id: string;
  readonly copy: { readonly label: string; readonly heading: string };
  readonly scene: ReactNode;
  readonly body: ReactNode;
};

export function FeatureList({ features }: { readonly features: readonly Feature[] }): ReactNode {
  return features.map(({ id, copy: { label, heading }, scene, body }, position) => (
    <FeatureBlock
      key={id}
      id={id}
      label={label}
      heading={heading}
      scene={scene}
      sceneSide={position % 2 === 0 ? 'start' : 'end'}
    >
      {body}
    </FeatureBlock>
  ));
}
