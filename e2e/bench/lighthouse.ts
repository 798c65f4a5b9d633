import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import lighthouse from 'lighthouse';
import type * as ReactModule from 'react';
import type * as ReactDomModule from 'react-dom/client';
import type { MenuWire } from '../../lib/provider/contract/wire.ts';
import { launchChromium } from '../support/browser/chromium.ts';
import { indexablePages } from '../support/pages/site-pages.ts';
import { getFreePort } from '../support/servers/free-port.ts';
import { median, round, USUAL_MENU, USUAL_PRODUCTS, withServer, withSite } from './bench-site.ts';
import type { Row } from './bench-site.ts';

const AUDITS = 5;

/** Runs in a browser; only the text of this function gets there. */
function renderMenu(React: typeof ReactModule, { createRoot }: typeof ReactDomModule): void {
  const h = React.createElement;
  const root = document.getElementById('root');
  const picture = (address: string | null | undefined): ReturnType<typeof h> | null =>
    address ? h('img', { src: address, alt: '', loading: 'lazy', width: 96, height: 96 }) : null;
  const Menu = ({ menu }: { readonly menu: MenuWire }): ReturnType<typeof h> =>
    h(
      'main',
      null,
      h('h1', null, menu.restaurantName),
      menu.categories.map((category, index) =>
        h(
          'section',
          { key: index },
          h('h2', null, category.name),
          category.flavours.map((product, place) =>
            h(
              'article',
              { key: place },
              picture(product.image),
              h('h3', null, product.name),
              h('p', null, product.description),
              h('p', null, `${product.price} RON`),
            ),
          ),
        ),
      ),
    );
  void fetch('/menu.json')
    .then((answer) => answer.json())
    .then((menu: MenuWire) => root && createRoot(root).render(h(Menu, { menu })));
}

/** One script with React and `renderMenu`, minified. */
async function bundleClientMenu(): Promise<string> {
  const require = createRequire(import.meta.url);
  const modules = ['react', 'scheduler', 'react-dom', 'react-dom/client'].map((name) => {
    const [folder = '', ...rest] = name.split('/');
    const file = `node_modules/${folder}/cjs/${[folder, ...rest].join('-')}.production.js`;
    return `define('${name}', function (require, exports, module) {${readFileSync(file, 'utf8')}});`;
  });
  const {
    minify,
  }: { minify: (code: string) => Promise<{ code: string }> } = require('next/dist/compiled/terser');
  const { code } = await minify(`(() => {
    const loaded = {};
    const require = (name) => loaded[name];
    const define = (name, run) => {
      const module = { exports: {} };
      run(require, module.exports, module);
      loaded[name] = module.exports;
    };
    ${modules.join('\n')}
    (${String(renderMenu)})(require('react'), require('react-dom/client'));
  })();`);
  return code;
}

const CLIENT_DOCUMENT = `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>Meniu</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Meniu">
<script defer src="/app.js"></script></head><body><div id="root"><p>Se încarcă…</p></div></body></html>`;

type Audit = {
  readonly scores: Readonly<Record<string, number>>;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly shift: number;
};

async function audit(url: string, port: number): Promise<Audit> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories,
    throttlingMethod: 'devtools',
  });
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    scores: Object.fromEntries(
      onlyCategories.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
  };
}

/** Lighthouse on every indexable page, and the same menu rendered in the browser. */
export async function measureLighthouse(): Promise<readonly Row[]> {
  const port = await getFreePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`, '--accept-lang=ro-RO']);
  const script = gzipSync(await bundleClientMenu());
  try {
    return await withSite(async ({ site, providerOrigin }) => {
      const wire = `${providerOrigin}/api/v1/web/restaurant/meniu-${USUAL_PRODUCTS}/menu`;
      const menu = gzipSync(await (await fetch(wire)).arrayBuffer());
      const client: RequestListener = ({ url }, response) => {
        const [type, body] =
          url === '/app.js'
            ? ['text/javascript', script]
            : url === '/menu.json'
              ? ['application/json', menu]
              : ['text/html; charset=utf-8', gzipSync(CLIENT_DOCUMENT)];
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
      };
      return withServer(client, async (clientOrigin) => {
        const pages = [
          ...indexablePages.map(({ name, path }) => ({ name, url: `${site.origin}${path}` })),
          { name: 'menu', url: `${site.origin}${USUAL_MENU}` },
          { name: 'client', url: clientOrigin },
        ];
        const found = new Map<string, Audit[]>(pages.map(({ name }) => [name, []]));
        for (let turn = 0; turn < AUDITS; turn += 1) {
          for (const { name, url } of pages) found.get(name)?.push(await audit(url, port));
        }
        const of = (name: string): readonly Audit[] => found.get(name) ?? [];
        const lcp = (name: string): number => median(of(name).map(({ lcpMs }) => lcpMs));
        const below = pages.slice(0, -1).flatMap(({ name }) =>
          ['performance', 'accessibility', 'best-practices', 'seo'].flatMap((category) => {
            const score = median(of(name).map(({ scores }) => scores[category] ?? 0));
            return score < 100 ? [`${name} ${category} ${score}`] : [];
          }),
        );
        return [
          {
            what: `Lighthouse mobile with DevTools throttling, every indexable page, median of ${AUDITS}`,
            goal: '100 / 100 / 100 / 100',
            figure: below.length === 0 ? '100 everywhere' : `100 but ${below.join(', ')}`,
          },
          {
            what: 'TBT and CLS of the menu',
            goal: 'at most 100 ms; 0',
            figure: `${round(median(of('menu').map(({ tbtMs }) => tbtMs)))} ms; ${round(Math.max(...of('menu').map(({ shift }) => shift)))}`,
          },
          {
            what: 'LCP against the same menu rendered in the browser',
            goal: 'at most 0.40',
            figure: `${round(lcp('menu') / lcp('client'))} (${round(lcp('menu'))} and ${round(lcp('client'))} ms)`,
          },
        ];
      });
    });
  } finally {
    await browser.close();
  }
}
