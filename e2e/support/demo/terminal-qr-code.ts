import { toString as renderCode } from 'qrcode';

/** Colours 16 and 231, because terminal themes may redefine colours 0 to 15. */
const BLACK_ON_WHITE = '\u001b[38;5;16m\u001b[48;5;231m';
const RESET = '\u001b[0m';

/** The number of light modules that the QR standard requires on each side of a code. */
const QUIET_ZONE = 4;

/** Formats a QR code of half-block characters, each of which shows two modules. */
export async function formatTerminalQrCode(text: string): Promise<string> {
  const code = await renderCode(text, {
    type: 'utf8',
    margin: QUIET_ZONE,
    errorCorrectionLevel: 'L',
  });
  return code
    .split('\n')
    .map((line) => `${BLACK_ON_WHITE}${line}${RESET}`)
    .join('\n');
}
