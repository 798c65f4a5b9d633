import styles from './button.module.scss';

/** 'action' for the primary action, 'quiet' for the others. */
export type ButtonTone = 'action' | 'quiet';

/** The classes of other elements that are styled as buttons. */
export function buttonClass(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`;
}
