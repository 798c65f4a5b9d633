import type { OutgoingHttpHeaders } from 'node:http';
import { reportRoutes } from '../addresses/report-routes.ts';
import { getLog } from '../log.ts';
import { INCOMPLETE_PAGE_RETRY_SECONDS } from '../retry-after.ts';
import { DATA_POLICY } from '../security/security-headers.ts';
import { formatPageResponse } from './page-response.ts';
import type { PageFacts, PageResponse } from './page-response.ts';
import type { RenderedPage } from './render-page.ts';
import type { PageOutcome, Rendering, Variant } from '../rendering.ts';

const NOW_MS = 1_000_000;
const ROMANIAN: Variant = { language: 'ro', navigation: 'shown' };
const HTML = '<html><head></head><body><main>Ciorbă</main></body></html>';
const FOR_A_MINUTE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';
const FOR_FIVE_MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=300';
const MENU = '/restaurant/la-mama/menu';

type Rendered = Partial<Omit<RenderedPage, 'body' | 'rendering'>> & {
  readonly body?: string;
  readonly outcome?: PageOutcome;
  readonly freshForMs?: number;
};

const responseOf = (
  page: Partial<PageFacts>,
  { body = HTML, outcome, freshForMs = 60_000, ...rendered }: Rendered = {},
  format = formatPageResponse,
): PageResponse => {
  const asked: PageFacts = { path: '/restaurants', variant: ROMANIAN, ...page };
  const rendering: Rendering = {
    variant: asked.variant,
    freshUntil: NOW_MS + freshForMs,
    ...(outcome && { outcome }),
  };
  return format(asked, {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    ...rendered,
    body: Buffer.from(body),
    rendering,
  });
};
const policyOf = ({ headers }: PageResponse): string => String(headers['content-security-policy']);

beforeEach(() => {
  jest.spyOn(performance, 'now').mockReturnValue(NOW_MS);
});

describe('the response for a page', () => {
  it.each([
    [undefined, 200, 200, FOR_A_MINUTE, true],
    [undefined, 404, 404, 'no-store', false],
    [undefined, 500, 500, 'no-store', false],
    ['unknown', 200, 404, 'no-store', false],
    ['unknown', 404, 404, 'no-store', false],
    ['degraded', 200, 503, 'no-store', false],
    ['unstored', 200, 200, 'no-store', false],
    ['document', 200, 200, 'no-store', false],
  ] as const)(
    'with the outcome %s and the status %i of Next has the status %i and `cache-control: %s`, and is complete: %s',
    (outcome, status, sent, freshness, isComplete) => {
      for (const type of ['text/html; charset=utf-8', 'application/xml']) {
        const headers = { 'content-type': type };
        const response = responseOf({}, { headers, status, ...(outcome && { outcome }) });
        const seconds = outcome === 'degraded' ? String(INCOMPLETE_PAGE_RETRY_SECONDS) : undefined;
        expect(response).toMatchObject({ status: sent, isComplete });
        expect([response.headers['cache-control'], response.headers['retry-after']]).toEqual([
          freshness,
          seconds,
        ]);
      }
    },
  );

  it.each([
    [Infinity, FOR_FIVE_MINUTES],
    [300_000, FOR_FIVE_MINUTES],
    [59_001, FOR_A_MINUTE],
    [0, 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'],
    [-5_000, 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'],
  ])('whose data are fresh for %d ms lets shared caches keep it: %s', (freshForMs, expected) => {
    expect(responseOf({}, { freshForMs }).headers['cache-control']).toBe(expected);
  });

  it.each([
    [MENU, 'ro', 'shown', FOR_A_MINUTE, 'Accept-Language'],
    [MENU, 'ro', 'hidden', FOR_A_MINUTE, 'Accept-Language'],
    [MENU, 'en', 'shown', 'private, max-age=0', 'Accept-Language'],
    [MENU, 'en', 'hidden', 'private, max-age=0', 'Accept-Language'],
    ['/restaurants', 'ro', 'shown', FOR_A_MINUTE, undefined],
  ] as const)(
    'at %s in the language %s with navigation %s has `cache-control: %s` and `vary: %s`',
    (path, language, navigation, freshness, vary) => {
      const { headers } = responseOf({ path, variant: { language, navigation } });
      expect([headers['cache-control'], headers['vary']]).toEqual([freshness, vary]);
    },
  );

  it('has none of the headers by which Next says how it has made the page', () => {
    const internal: OutgoingHttpHeaders = {
      'x-nextjs-cache': 'MISS',
      'x-nextjs-prerender': '1',
      'x-next-cache-tags': 'a',
      'x-middleware-rewrite': '/a',
      'x-prerender-id': '1',
      vary: 'rsc, next-router-state-tree',
      etag: 'W/"next"',
      'content-length': 9,
      link: '</a.woff2>; rel=preload',
      'accept-ranges': 'bytes',
      'last-modified': 'today',
    };
    const headers = { ...internal, 'content-type': 'text/html', 'x-frame-options': 'DENY' };
    const response = responseOf({}, { headers });
    const left = Object.entries(internal).filter(
      ([name, value]) => response.headers[name] === value,
    );
    expect(left).toEqual([]);
    expect(response.headers).toMatchObject({ 'x-frame-options': 'DENY' });
  });

  it('has the headers of its address', () => {
    const headers = { 'referrer-policy': 'no-referrer', 'cache-control': 'public' };
    expect(responseOf({ headers }).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': FOR_A_MINUTE,
    });
  });

  it('has a strong ETag, which is the same for the same body and no other', () => {
    const etagOf = (rendered: Rendered): unknown => responseOf({}, rendered).headers['etag'];
    expect(etagOf({})).toMatch(/^"[\w-]{43}"$/);
    expect(etagOf({ freshForMs: 1 })).toBe(etagOf({}));
    expect(etagOf({ body: `${HTML} ` })).not.toBe(etagOf({}));
  });

  it.each([
    ['whose structured data is missing', '<script type="application/ld+json"></script>'],
    ['with a piece that would be streamed', '<template id="B:0"></template>'],
  ])('%s is not stored, and the fault is logged', (_, piece) => {
    const logged = jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
    const response = responseOf({}, { body: HTML.replace('</body>', `${piece}</body>`) });
    expect(response).toMatchObject({ status: 200, isComplete: false });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('the policy of a page', () => {
  const withScript = (script: string): string => HTML.replace('</main>', `</main>${script}`);

  it('allows the inline scripts of the framework by their hashes, and no third party by default', () => {
    const policy = policyOf(
      responseOf({}, { body: withScript('<script>self.__next_f.push([0])</script>') }),
    );
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).toContain("img-src 'self' data:;");
    expect(policy).toContain("frame-src 'none';");
  });

  it('allows no unknown inline script, which is logged without the id in the address', () => {
    const logged = jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
    const script = '<script>alert(1)</script>';
    const path = '/invoice/canary';
    expect(policyOf(responseOf({ path }, { body: withScript(script) }))).toContain(
      "script-src 'self';",
    );
    expect(logged.mock.calls).toEqual([
      [{ page: '/invoice', refused: ['alert(1)'] }, expect.any(String)],
    ]);
  });

  it.each([
    ['/', 'shown', undefined, false, true],
    ['/restaurants', 'shown', undefined, false, true],
    [MENU, 'shown', undefined, true, true],
    [MENU, 'hidden', undefined, false, true],
    [MENU, 'shown', 'unknown', false, true],
    [MENU, 'shown', 'degraded', false, true],
    ['/restaurant/a/table/1', 'shown', 'unstored', false, true],
    ['/invoice/1', 'shown', 'document', false, false],
    ['/nu-exista', 'shown', 'unknown', false, false],
  ] as const)(
    'of %s with navigation %s and the outcome %s allows the service worker: %s, and asks for reports: %s',
    (path, navigation, outcome, hasWorker, isReported) => {
      const variant: Variant = { language: 'ro', navigation };
      const response = responseOf({ path, variant }, outcome && { outcome });
      expect(policyOf(response)).toContain(`worker-src ${hasWorker ? "'self'" : "'none'"};`);
      expect(policyOf(response).includes('; report-uri /api/')).toBe(isReported);
    },
  );

  it('on https names the endpoint of the Reporting API, for the pages that ask for reports', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://site.example' });
    jest.resetModules();
    const { formatPageResponse: formatResponse } = await import('./page-response.ts');
    for (const [path, outcome, endpoint] of [
      [MENU, undefined, `violations="${reportRoutes.violations}"`],
      ['/invoice/1', 'document', undefined],
    ] as const) {
      const { headers } = responseOf({ path }, outcome && { outcome }, formatResponse);
      expect([path, headers['reporting-endpoints']]).toEqual([path, endpoint]);
    }
  });

  describe('with third parties in the settings', () => {
    let formatResponse: typeof formatPageResponse;

    beforeEach(async () => {
      jest.replaceProperty(process, 'env', {
        ...process.env,
        PROVIDER_API_URL: 'https://provider.example',
        IMAGE_ORIGINS: 'https://images.example',
        INVOICE_ORIGINS: 'https://invoices.example',
        META_PIXEL_ID: '123456789012345',
      });
      jest.resetModules();
      ({ formatPageResponse: formatResponse } = await import('./page-response.ts'));
    });

    it.each([
      [undefined, true, false],
      ['unknown', true, false],
      ['document', false, true],
    ] as const)(
      'of a page with the outcome %s allows pictures of the pixel: %s, and invoices in a frame: %s',
      (outcome, hasPixel, hasFrames) => {
        const policy = policyOf(responseOf({}, outcome && { outcome }, formatResponse));
        expect(policy).toMatch(/img-src [^;]*https:\/\/images\.example/);
        expect(policy).toMatch(/img-src [^;]*https:\/\/provider\.example/);
        expect(/img-src [^;]*facebook/.test(policy)).toBe(hasPixel);
        expect(policy.includes('frame-src https://invoices.example;')).toBe(hasFrames);
      },
    );
  });
});

describe('the response for a file', () => {
  const XML = { 'content-type': 'application/xml' };

  it('has a policy that allows nothing, unless the file has one of its own', () => {
    expect(policyOf(responseOf({}, { headers: XML }))).toBe(DATA_POLICY);
    const own = { ...XML, 'content-security-policy': "default-src 'self'" };
    expect(policyOf(responseOf({}, { headers: own }))).toBe("default-src 'self'");
  });

  it.each([
    [60_000, undefined, FOR_A_MINUTE],
    [60_000, 'public, max-age=7', FOR_A_MINUTE],
    [Infinity, 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
    [Infinity, undefined, undefined],
  ])(
    'with data for %d ms and `cache-control: %s` of its own has %s',
    (freshForMs, own, expected) => {
      const headers = { ...XML, ...(own !== undefined && { 'cache-control': own }) };
      const response = responseOf({ path: '/sitemap.xml' }, { headers, freshForMs });
      expect(response.headers['cache-control']).toBe(expected);
      expect(response.isComplete).toBe(true);
    },
  );

  it('is sent as it is, also if it looks like a damaged page', () => {
    const body = '<script type="application/ld+json"></script>';
    const response = responseOf({}, { headers: XML, body });
    expect([response.body.toString(), response.isComplete]).toEqual([body, true]);
  });
});
