import type { ReactNode } from 'react';
import styles from './scene-frame.module.scss';

export type SceneBackground = 'mustard' | 'paprika' | 'dill' | 'night';

type Props = { readonly background: SceneBackground; readonly children: ReactNode };

const SCENE_WIDTH = 400;
const SCENE_HEIGHT = 420;

export function SceneFrame({ background, children }: Props): ReactNode {
  return (
    <div className={`${styles.frame} ${styles[background]}`}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        className={styles.drawing}
      >
        {children}
      </svg>
    </div>
  );
}
