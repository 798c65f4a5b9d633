import type { Log } from '@/lib/log';
import { failed } from '@/lib/result';
import type { Result } from '@/lib/result';
import type { ProviderFailure } from '../transport/failure.ts';

/** The provider answered in time and in JSON, but not with what was asked for. */
export function unexpectedShape(what: string, log: Log): Result<never, ProviderFailure> {
  log.warn({ what }, 'Provider answer of unexpected shape');
  return failed({ kind: 'unexpected-shape', reason: what });
}
