import styles from './button.module.scss';

export type ButtonTone = 'action' | 'quiet';

/** For elements other than `Button` that are styled as buttons. */
export function buttonClass(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`;
}
