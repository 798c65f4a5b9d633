import { readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { getSettings, getSettingsFingerprint } from '@/lib/config';
import { isDevelopment } from '@/lib/config/is-development';
import { getVariant } from '../rendering.ts';
import type { Rendering, Variant } from '../rendering.ts';
import { getSite } from '../site.ts';
import { setGivenHeaders } from './guard.ts';

export type Framework = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What the framework has written, with the facts that the page has noted meanwhile. */
export type RenderedPage = {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  readonly rendering: Rendering;
};

export type PageRequest = {
  /** A path of the folder `app`, with a query that the site itself has written. */
  readonly address: string;
  readonly variant: Variant;
  /** The build has generated the page. */
  readonly isGenerated?: boolean;
};

const toBuffer = (chunk: unknown): Buffer => {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.alloc(0);
};

/** Calls the callback, if there is one, as late as a real response does. */
function callBack(given: readonly unknown[]): void {
  const callback = given.at(-1);
  if (typeof callback === 'function') process.nextTick(callback);
}

/** Collects a response and sends nothing. */
export class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  readonly ended = Promise.withResolvers<Buffer>();

  override writeHead(status: number, ...given: readonly unknown[]): this {
    this.statusCode = status;
    setGivenHeaders(this, given.at(-1));
    return this;
  }

  override flushHeaders(): void {
    // The headers are read when the response has ended.
  }

  override write(chunk: unknown, ...given: readonly unknown[]): boolean {
    this.#chunks.push(toBuffer(chunk));
    callBack(given);
    return true;
  }

  override end(...given: readonly unknown[]): this {
    this.#chunks.push(toBuffer(given[0]));
    this.ended.resolve(Buffer.concat(this.#chunks));
    this.emit('finish');
    this.emit('close');
    callBack(given);
    return this;
  }
}

export function withRendering<T>(rendering: Rendering, work: () => T): T {
  return getSite().renderings.run(rendering, work);
}

export const createRendering = (variant: Variant = getVariant()): Rendering => ({
  variant,
  freshUntil: Infinity,
  // In development an edit of a part must show without a reload, so React needs it in its payload.
  ...(!isDevelopment && { serverParts: new Map() }),
});

/**
 * With this cookie and the secret of the build, Next's draft mode, Next renders a page that the build
 * has generated, and stores nothing (`docs/upgrading.md`).
 */
const RENDER_ANEW_COOKIE = '__prerender_bypass';

/**
 * The generated pages contain settings of the build. If this process has other settings, they are
 * rendered anew, once for each process.
 */
function readRenderAnewHeaders(): Readonly<Record<string, string>> {
  const read = (file: string): string =>
    readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  if (read('settings-fingerprint') === getSettingsFingerprint(getSettings())) return {};
  const manifest: unknown = JSON.parse(read('.next/prerender-manifest.json'));
  const preview: unknown = Reflect.get(Object(manifest), 'preview');
  return {
    cookie: `${RENDER_ANEW_COOKIE}=${String(Reflect.get(Object(preview), 'previewModeId'))}`,
  };
}

/**
 * Returns a function that renders a page for a request that the site itself has made, so that
 * nothing of a visitor can be in a stored page. Next needs a user agent: without one it would
 * stream the metadata. The promise rejects when Next throws; a page that fails has status 500.
 */
export function createRenderer(framework: Framework): (page: PageRequest) => Promise<RenderedPage> {
  let renderAnewHeaders: Readonly<Record<string, string>> | undefined;
  return async ({ address, variant, isGenerated }) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, {
      method: 'GET',
      url: address,
      headers: {
        host: 'localhost',
        'user-agent': 'page-cache',
        accept: 'text/html',
        ...(isGenerated && (renderAnewHeaders ??= readRenderAnewHeaders())),
      },
      httpVersion: '1.1',
      httpVersionMajor: 1,
      httpVersionMinor: 1,
      complete: true,
    });
    request.push(null);
    const response = new CollectedResponse(request);
    const rendering = createRendering(variant);
    const [, body] = await withRendering(rendering, () =>
      Promise.all([framework(request, response), response.ended.promise]),
    );
    return { status: response.statusCode, headers: response.getHeaders(), body, rendering };
  };
}
