import type { Log } from '../../log.ts';
import { failed } from '../../result.ts';
import type { Result } from '../../result.ts';
import { getSignals } from '../../signals/signals.ts';
import type { ProviderFailure } from './provider-failure.ts';

/**
 * `what` and `reason` are logged, and `what` is also a label of a metric. So neither may contain
 * text of the answer, which may be personal data.
 */
export function unexpectedShape(
  what: string,
  log: Log,
  reason = what,
): Result<never, ProviderFailure> {
  getSignals().emit('answerUnusable', { answer: what });
  log.warn({ what, reason }, 'Provider answer of unexpected shape');
  return failed({ kind: 'unexpected-shape', reason });
}
