import { failed, success } from '../../../lib/result.ts';
import type { Result } from '../../../lib/result.ts';

export const DEMO_USAGE = `npm run demo                          the site on this machine
npm run demo -- --lan                 also for phones in the same network, with a code to scan
npm run demo -- --lan=192.168.1.7     the same at this address of the machine`;

export type DemoOptions = {
  readonly isHelpWanted: boolean;
  /** Whether other devices in the network may open the demo. */
  readonly isForLan: boolean;
  /** The address in `--lan=ADDRESS`. */
  readonly lanAddress: string | undefined;
};

/** The failure is a text for the terminal. */
export function parseDemoOptions(args: readonly string[]): Result<DemoOptions, string> {
  const unknown = args.find((arg) => !/^(-h|--help|--lan|--lan=.+)$/.test(arg));
  if (unknown !== undefined) {
    return failed(`There is no option '${unknown}'. Options: --lan, --lan=ADDRESS, --help`);
  }
  const lan = args.findLast((arg) => arg.startsWith('--lan'));
  return success({
    isHelpWanted: args.includes('--help') || args.includes('-h'),
    isForLan: lan !== undefined,
    lanAddress: lan?.split('=')[1],
  });
}
