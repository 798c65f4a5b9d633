import { createLog } from '../../../lib/log.ts';
import type { Log } from '../../../lib/log.ts';

export const silentLog: Log = createLog('silent');

export function watchedLog(): { readonly log: Log; readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, log: createLog('debug', { write: (line) => void lines.push(line) }) };
}
