import { toString as renderCode } from 'qrcode';

/** From the fixed part of the 256 colours: themes redefine the first 16, which include black and white. */
const BLACK_ON_WHITE = '\u001b[38;5;16m\u001b[48;5;231m';
const RESET = '\u001b[0m';

/** Light modules on each side, as the standard requires. */
const QUIET_ZONE = 4;

/** A QR code in half blocks, two modules a character, readable on dark and light terminals. */
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
