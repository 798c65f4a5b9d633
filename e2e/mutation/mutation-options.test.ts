import { parseMutationOptions } from './mutation-options.ts';

const parse = (...args: readonly string[]): ReturnType<typeof parseMutationOptions> =>
  parseMutationOptions(args, (path) => !path.includes('missing'));

const ALL_TESTS = '**/*.test.{ts,tsx}';

describe('the arguments of npm run mutation', () => {
  it('need not name a path: without one, all five folders are mutated', () => {
    expect(parse()).toEqual({
      ok: true,
      value: {
        parts: ['payment', 'restaurant', 'provider', 'request', 'security'].map((name) => ({
          path: `lib/${name}`,
          folder: `lib/${name}`,
          tests: ALL_TESTS,
        })),
        isIncremental: false,
      },
    });
  });

  it.each([
    ['lib/payment', 'lib/payment', 'lib/payment', ALL_TESTS],
    ['lib/payment/', 'lib/payment', 'lib/payment', ALL_TESTS],
    ['lib/provider/transport', 'lib/provider/transport', 'lib/provider/transport', ALL_TESTS],
    [
      'lib/request/tidy-path.ts',
      'lib/request/tidy-path.ts',
      'lib/request',
      '**/tidy-path*.test.{ts,tsx}',
    ],
  ])('may be %s, which mutates %s with tests in %s that match %s', (arg, path, folder, tests) => {
    expect(parse(arg)).toEqual({
      ok: true,
      value: { parts: [{ path, folder, tests }], isIncremental: false },
    });
  });

  it('may include --incremental', () => {
    expect(parse('lib/payment', '--incremental')).toMatchObject({ value: { isIncremental: true } });
  });

  it.each(['lib', 'lib/payments', 'lib/payment/missing', '../lib/payment', '--help'])(
    'may not be %s',
    (arg) => {
      expect(parse('lib/payment', arg)).toEqual({
        ok: false,
        failure: `${arg} is no folder or file in lib/payment, lib/restaurant, lib/provider, lib/request, lib/security`,
      });
    },
  );
});
