import styles from './button.module.scss';

export type ButtonTone = 'action' | 'quiet';

/** The classes of a button, also for links that look like a button. */
export function buttonClass(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`;
}
