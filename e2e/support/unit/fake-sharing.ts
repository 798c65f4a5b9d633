import type { Evaluate } from '../../../lib/shared-store/connection.ts';
import type { Sharing } from '../../../lib/shared-store/sharing.ts';

/** `evaluate` answers each command and each probe. No other instance announces a change. */
export const fakeSharing = (evaluate: Evaluate): Sharing => ({
  prefix: 'site:',
  connection: { evaluate, probe: evaluate, isUp: () => true, close: () => undefined },
  changes: {
    getRevision: () => 0,
    announce: async () => true,
    synchronize: async () => undefined,
    onMessage: () => undefined,
    stop: () => undefined,
  },
});
