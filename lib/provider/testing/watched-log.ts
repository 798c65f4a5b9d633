import { createLog } from '@/lib/log';
import type { Log } from '@/lib/log';

/** A log whose lines a test can read. */
export function watchedLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog('debug', { write: (line) => void lines.push(line) }) };
}
