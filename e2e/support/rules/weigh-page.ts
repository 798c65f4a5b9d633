import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

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
