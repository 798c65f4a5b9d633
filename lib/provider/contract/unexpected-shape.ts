import type { Log } from '../../log.ts';
import { failed } from '../../result.ts';
import type { Result } from '../../result.ts';
import type { ProviderFailure } from './provider-failure.ts';

export function unexpectedShape(what: string, log: Log): Result<never, ProviderFailure> {
  log.warn({ what }, 'Provider answer of unexpected shape');
  return failed({ kind: 'unexpected-shape', reason: what });
}
