import { ExportResultCode } from '@opentelemetry/core';
import type { ExportResult } from '@opentelemetry/core';
import { watchedLog } from '@/e2e/support/unit/watched-log';
import { withFailureLog } from './span-exporter.ts';

describe('an exporter with a log of failures', () => {
  it.each([
    ['was sent', { code: ExportResultCode.SUCCESS }, []],
    [
      'was not sent',
      { code: ExportResultCode.FAILED, error: new Error('connect ECONNREFUSED') },
      [{ level: 'warn', spans: 0, err: { message: 'connect ECONNREFUSED' } }],
    ],
  ])(
    'passes on the result of a batch of spans that %s, and logs only failures',
    async (_, result, expected) => {
      const { lines, log } = watchedLog();
      const exporter = withFailureLog(
        { export: (_spans, done) => done(result), shutdown: async () => undefined },
        log,
      );
      const passedOn = await new Promise<ExportResult>((resolve) => exporter.export([], resolve));
      expect(passedOn).toBe(result);
      expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(expected);
    },
  );
});
