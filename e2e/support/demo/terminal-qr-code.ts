import { toString as renderCode } from 'qrcode';

/** Of the fixed part of the 256 colours: themes redefine the first sixteen, black and white among them. */
const BLACK_ON_WHITE = '\u001b[38;5;16m\u001b[48;5;231m';
const RESET = '\u001b[0m';

/** Light modules on each side, which the standard asks for. */
const QUIET_ZONE = 4;

/** A QR code in half blocks, two modules a character, that a phone reads from a dark or a light terminal. */
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
