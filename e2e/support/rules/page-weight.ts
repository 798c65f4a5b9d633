import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { z } from 'zod';
import { readMainScripts } from '../../commands/add-compile-hints.ts';

/**
 * The bytes of the answers that load until the network is idle, without headers. HTML, scripts and
 * styles are counted gzipped. `requests` is the number of these answers.
 */
export type PageWeight = {
  readonly html: number;
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly pictures: number;
  readonly requests: number;
};

const KINDS = {
  document: 'html',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
  image: 'pictures',
} as const;

const isKind = (type: string): type is keyof typeof KINDS => type in KINDS;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

function separateStyles(html: string): { readonly html: string; readonly css: string } {
  const css = Array.from(html.matchAll(STYLE), ([, text]) => text).join('');
  return { html: html.replace(STYLE, ''), css };
}

/**
 * Weighs only the successful answers of the resource types in `KINDS`. The text of `<style>`
 * elements counts as `styles`, not as `html`.
 */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const answers: Response[] = [];
  const listen = (answer: Response): number => answers.push(answer);
  page.on('response', listen);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', listen);

  const weight = { html: 0, scripts: 0, styles: 0, fonts: 0, pictures: 0, requests: 0 };
  for (const answer of answers) {
    const type = answer.request().resourceType();
    if (!isKind(type) || answer.status() >= 300) continue;
    const body = await answer.body();
    weight.requests += 1;
    if (type === 'document') {
      const { html, css } = separateStyles(body.toString());
      weight.html += gzipSync(html).length;
      weight.styles += css === '' ? 0 : gzipSync(css).length;
    } else {
      const isText = type === 'script' || type === 'stylesheet';
      weight[KINDS[type]] += isText ? gzipSync(body).length : body.length;
    }
  }
  return weight;
}

/**
 * Pages of two layouts. The not-found page is none of them, because its script with the boundaries
 * also contains code of the site.
 */
const COMPARED_PAGES = ['(site)/page', '(transaction)/activate/[token]/page'];
/**
 * Captures the list of the scripts that contain the component `layout-router`, which renders the
 * framework's error and loading boundaries. Every page loads this component, but pages can load it
 * from different scripts.
 */
const BOUNDARY =
  /next\/dist\/esm\/client\/components\/layout-router\.js":\{[^}]*"chunks":(\[[^\]]*\])/;

/** Gzipped bytes of the scripts that the framework loads on every ordinary page. */
export function getFrameworkScriptBytes(buildFolder: string): number {
  const read = (file: string): string => readFileSync(join(buildFolder, file), 'utf8');
  const [first, ...others] = COMPARED_PAGES.map((page) => {
    const manifest = read(`server/app/${page}_client-reference-manifest.js`);
    const [, chunks = '[]'] = BOUNDARY.exec(manifest) ?? [];
    return z.array(z.string()).parse(JSON.parse(chunks));
  });
  const boundaryScripts = (first ?? [])
    .filter((chunk) => others.every((chunks) => chunks.includes(chunk)))
    .map((chunk) => chunk.replace(/^\/_next\//, ''));
  if (boundaryScripts.length === 0)
    throw new Error(`No boundaries that ${COMPARED_PAGES.join(' and ')} share`);
  return [...new Set([...readMainScripts(buildFolder), ...boundaryScripts])]
    .map((file) => gzipSync(read(file)).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
