import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';

const KILOBYTES_IN_MB = 1_024;

export type ProcessFigures = { readonly memoryMb: number; readonly sockets: number };

/** Undefined on a system without /proc, and when the process has ended. */
export async function readProcessFigures(pid: number): Promise<ProcessFigures | undefined> {
  const folder = `/proc/${pid}`;
  try {
    const status = await readFile(join(folder, 'status'), 'utf8');
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    if (kilobytes === undefined) return undefined;
    const files = await readdir(join(folder, 'fd'));
    const targets = await Promise.all(
      // A descriptor may be closed after the folder was read.
      files.map((file) => readlink(join(folder, 'fd', file)).catch(() => '')),
    );
    return {
      memoryMb: Math.round(Number(kilobytes) / KILOBYTES_IN_MB),
      sockets: targets.filter((target) => target.startsWith('socket:')).length,
    };
  } catch {
    return undefined;
  }
}
