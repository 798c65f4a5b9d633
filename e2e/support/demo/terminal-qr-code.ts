import { toString as renderCode } from 'qrcode';

/** Colours 16 and 231 of the 256-colour palette. Terminal themes may redefine colours 0 to 15. */
const BLACK_ON_WHITE = '\u001b[38;5;16m\u001b[48;5;231m';
const RESET = '\u001b[0m';

/** The QR standard requires this many light modules (squares) on each side of a code. */
const QUIET_ZONE = 4;

/** Formats a QR code in which each character shows two modules, one above the other. */
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
