import { parseDemoOptions } from './demo-options.ts';

const none = { isHelpWanted: false, isForLan: false, lanAddress: undefined };

describe('the options of the demo', () => {
  it.each([
    [[], none],
    [['--lan'], { ...none, isForLan: true }],
    [['--lan=192.168.1.7'], { ...none, isForLan: true, lanAddress: '192.168.1.7' }],
    [['--lan=fd00::2'], { ...none, isForLan: true, lanAddress: 'fd00::2' }],
    [['--help'], { ...none, isHelpWanted: true }],
    [['-h', '--lan'], { ...none, isHelpWanted: true, isForLan: true }],
  ])('are read from %j', (args, expected) => {
    expect(parseDemoOptions(args)).toEqual({ ok: true, value: expected });
  });

  it.each(['--lam', '--lan=', 'lan', '--langue', '--port=80', ''])('do not include %j', (arg) => {
    expect(parseDemoOptions(['--lan', arg])).toEqual({
      ok: false,
      failure: `There is no option '${arg}'. Options: --lan, --lan=ADDRESS, --help`,
    });
  });
});
