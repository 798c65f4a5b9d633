import type { SitemapEntry } from './sitemap-entries.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const formatImage = (address: string): string =>
  `<image:image><image:loc>${escapeXml(address)}</image:loc></image:image>`;

function formatEntry({ address, lastChanged, images }: SitemapEntry): string {
  const changed = lastChanged === undefined ? '' : `<lastmod>${escapeXml(lastChanged)}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${changed}${images.map(formatImage).join('')}</url>`;
}

/** The site writes its own XML, because Next's sitemap convention does not escape the addresses. */
export function formatSitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(formatEntry),
    '</urlset>',
    '',
  ].join('\n');
}
