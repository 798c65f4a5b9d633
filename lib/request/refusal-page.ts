import type { RefusalCopy } from '../i18n/site/every-page/refusal-copy.ts';

/** A small page without styles and scripts, because a page of the site would cost work again. */
export function formatRefusal({ ro, en }: RefusalCopy, retryAfterSeconds: number): string {
  return `<!doctype html><html lang="ro"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${ro.title}</title><h1>${ro.title}</h1><p>${ro.text(retryAfterSeconds)}</p><p><a href="">${ro.again}</a></p><div lang="en"><h2>${en.title}</h2><p>${en.text(retryAfterSeconds)}</p><p><a href="">${en.again}</a></p></div></html>`;
}
