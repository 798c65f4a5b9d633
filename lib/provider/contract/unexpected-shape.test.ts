import { watchedLog } from '@/e2e/support/unit/watched-log';
import { getSignals } from '@/lib/signals/signals';
import { unexpectedShape } from './unexpected-shape.ts';

describe('an answer of an unexpected shape', () => {
  it.each([
    ['with `what` as its default reason', ['menu'], { what: 'menu', reason: 'menu' }],
    [
      'with the given reason',
      ['payment form', 'no fields'],
      { what: 'payment form', reason: 'no fields' },
    ],
  ] as const)('is a failure, logged and counted, %s', (_name, [what, reason], expected) => {
    const { log, lines } = watchedLog();
    const counted: string[] = [];
    const count = ({ answer }: { readonly answer: string }): void => void counted.push(answer);
    getSignals().on('answerUnusable', count);
    try {
      expect(unexpectedShape(what, log, reason)).toEqual({
        ok: false,
        failure: { kind: 'unexpected-shape', reason: expected.reason },
      });
    } finally {
      getSignals().off('answerUnusable', count);
    }
    expect(counted).toEqual([what]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'warn', ...expected }),
    ]);
  });
});
