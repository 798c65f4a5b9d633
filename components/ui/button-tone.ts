import styles from './button.module.scss';

/** 'action' is the one thing to do here; everything beside it is 'quiet'. */
export type ButtonTone = 'action' | 'quiet';

/** For elements that only look like our buttons. */
export function buttonClass(tone: ButtonTone): string {
  return `${styles.button} ${styles[tone]}`;
}
