import styles from './button.module.scss';

export type ButtonTone = 'action' | 'quiet';

/** For other elements that are styled as buttons. */
export function buttonClass(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`;
}
