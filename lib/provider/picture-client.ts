import { Agent } from 'undici';
import { getLog } from '../log.ts';
import { findAllowedPicture } from '../security/allowed-url.ts';

const DEADLINE_MS = 2_000;
const MAX_BYTES = 4 * 1024 * 1024;
const SOCKETS_PER_ORIGIN = 4;

/**
 * Formats are recognised by their first bytes, because content types are unreliable. SVG is left
 * out, because an SVG can load other files.
 */
const KNOWN_BEGINNINGS: readonly RegExp[] = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n\x1a\n/, // PNG
  /^RIFF[\s\S]{4}WEBP/, // WebP
  /^[\s\S]{4}ftypavi[fs]/, // AVIF
];
const BEGINNING_BYTES = 12;

const isPicture = (bytes: Buffer): boolean => {
  const beginning = bytes.subarray(0, BEGINNING_BYTES).toString('latin1');
  return KNOWN_BEGINNINGS.some((known) => known.test(beginning));
};

export type PictureClient = {
  /**
   * The bytes of a JPEG, PNG, WebP or AVIF. Undefined on a failure, for any other format, for a
   * status other than 200, and for an address that `findAllowedPicture` refuses.
   */
  readonly get: (address: string | undefined) => Promise<Buffer | undefined>;
  readonly close: () => Promise<void>;
};

export function createPictureClient(): PictureClient {
  const agent = new Agent({
    connections: SOCKETS_PER_ORIGIN,
    allowH2: false,
    connect: { timeout: DEADLINE_MS },
    maxResponseSize: MAX_BYTES,
  });
  return { get: (address) => getPicture(agent, address), close: () => agent.destroy() };
}

async function getPicture(agent: Agent, address: string | undefined): Promise<Buffer | undefined> {
  const picture = findAllowedPicture(address);
  if (picture === undefined) return undefined;
  const { origin, pathname, search } = new URL(picture.href);
  try {
    const answer = await agent.request({
      origin,
      path: `${pathname}${search}`,
      method: 'GET',
      headers: { accept: 'image/avif,image/webp,image/png,image/jpeg' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const bytes =
      answer.statusCode === 200 ? Buffer.from(await answer.body.arrayBuffer()) : undefined;
    if (bytes === undefined) answer.body.on('error', () => undefined).destroy();
    if (bytes !== undefined && isPicture(bytes)) return bytes;
    getLog().warn({ origin, status: answer.statusCode }, 'Preview: no picture');
  } catch (error) {
    getLog().warn({ origin, err: error }, 'Preview: picture failed');
  }
  return undefined;
}
