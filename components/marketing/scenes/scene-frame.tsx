import type { ReactNode } from 'react';
import styles from './scene-frame.module.scss';

/** What shows through the arch: a wall or a sky in one of the glazes. */
export type SceneGround = 'mustard' | 'paprika' | 'dill' | 'night';

type Props = { readonly ground: SceneGround; readonly children: ReactNode };

const SCENE_WIDTH = 400;
const SCENE_HEIGHT = 420;

/** A window with a drawing in it. Decoration: the text beside it says everything. */
export function SceneFrame({ ground, children }: Props): ReactNode {
  return (
    <div className={`${styles.frame} ${styles[ground]}`}>
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
