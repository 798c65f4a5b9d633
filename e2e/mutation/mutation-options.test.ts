import { parseMutationOptions } from './mutation-options.ts';

const parse = (...args: readonly string[]): ReturnType<typeof parseMutationOptions> =>
  parseMutationOptions(args, (path) => !path.includes('missing'));

describe('the arguments of npm run mutation', () => {
  it('may be none: then all five folders are changed', () => {
    expect(parse()).toEqual({
      ok: true,
      value: {
        parts: ['payment', 'restaurant', 'provider', 'request', 'security'].map((name) => ({
          path: `lib/${name}`,
          folder: `lib/${name}`,
        })),
        isIncremental: false,
      },
    });
  });

  it.each([
    ['lib/payment', 'lib/payment', 'lib/payment'],
    ['lib/payment/', 'lib/payment', 'lib/payment'],
    ['lib/provider/transport', 'lib/provider/transport', 'lib/provider/transport'],
    ['lib/request/tidy-path.ts', 'lib/request/tidy-path.ts', 'lib/request'],
  ])('%s: changes %s and runs the tests of %s', (arg, path, folder) => {
    expect(parse(arg, '--incremental')).toEqual({
      ok: true,
      value: { parts: [{ path, folder }], isIncremental: true },
    });
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
