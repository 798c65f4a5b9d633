import { runInNewContext } from 'node:vm';
import { FONT_SCRIPT } from './font-script.ts';

/** The classes of `<html>` afterwards, and the links that the script adds. */
function runScript(connection: unknown): unknown {
  const added: unknown[] = [];
  const html = { className: 'fonts' };
  const document = {
    currentScript: { dataset: { fonts: '/a.woff2 /b.woff2' } },
    documentElement: html,
    head: { append: (link: unknown) => added.push(link) },
    createElement: (name: string) => ({ name }),
  };
  runInNewContext(FONT_SCRIPT, { document, navigator: { connection } });
  return [html.className, added];
}

const link = (href: string): unknown => ({
  name: 'link',
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: '',
  href,
});

describe('the script that decides about the fonts', () => {
  it.each([
    ['a browser that does not know its connection', undefined],
    ['a connection of no known speed', { saveData: false }],
    ['a fast connection', { saveData: false, effectiveType: '4g' }],
  ])('loads them early with %s', (_, connection) => {
    expect(runScript(connection)).toEqual(['fonts', [link('/a.woff2'), link('/b.woff2')]]);
  });

  it.each([
    ['a slow connection', { saveData: false, effectiveType: '3g' }],
    ['a very slow connection', { saveData: false, effectiveType: 'slow-2g' }],
    ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  ])('leaves them out for %s', (_, connection) => {
    expect(runScript(connection)).toEqual(['', []]);
  });
});
