import { createHash } from 'node:crypto';
import { DEVICE_SCRIPT } from '../native-app/device-script.ts';
import {
  FONT_SCRIPT,
  OPENING_GROUPS_SCRIPT,
  TABLE_STRIP_SCRIPT,
} from '../security/inline-scripts.ts';
import { MENU_VIEW_SCRIPT } from '../security/menu-view-script.ts';
import { createStyleInliner, parseInlineScripts } from './inline-parts.ts';

const sha256OfPush = 'G8L1SiKTJMbDlG4FGFKHgqgbC5cAhf7b3dVem2cCN2c=';

describe('parsing the inline scripts of a page', () => {
  it.each([
    ['the opening push', '(self.__next_f=self.__next_f||[]).push([0])'],
    ['a push of payload', String.raw`self.__next_f.push([1,"a\"b\u003c/script\n"])`],
    [
      'the start of the chunk loader',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/31-0.js","static/chunks/0_g.js"],"runtimeModuleIds":[94553,2]});',
    ],
    ['a push of form state', 'self.__next_f.push([2,null])'],
  ])('hashes %s', (_name, script) => {
    const { hashes, refused } = parseInlineScripts(`<script>${script}</script>`);
    expect(hashes).toHaveLength(1);
    expect(refused).toEqual([]);
  });

  it.each([
    ['the compact view', MENU_VIEW_SCRIPT],
    ['the device', DEVICE_SCRIPT],
    ['the fonts', FONT_SCRIPT],
    ['the groups of the list', OPENING_GROUPS_SCRIPT],
    ["the table's strip", TABLE_STRIP_SCRIPT],
  ])('hashes the script of %s only if its text is exact', (_name, script) => {
    expect(parseInlineScripts(`<script>${script}</script>`)).toMatchObject({
      hashes: [expect.any(String)],
      refused: [],
    });
    expect(parseInlineScripts(`<script>${script};</script>`).hashes).toEqual([]);
  });

  it('computes the same hash as browsers', () => {
    const { hashes } = parseInlineScripts('<script>self.__next_f.push([1,"x"])</script>');
    expect(hashes).toEqual([sha256OfPush]);
  });

  it.each([
    ['a foreign script', 'alert(1)'],
    ['a second statement', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['a payload with an expression', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
    [
      'a chunk loader with a call',
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js",alert(1)],"runtimeModuleIds":[1]});',
    ],
    ['a second line', 'self.__next_f.push([1,"a"])\nalert(1)'],
    ['an escaped backslash before a quote', String.raw`self.__next_f.push([1,"a\\"+alert(1)+"b"])`],
  ])('refuses %s and reports it', (_name, script) => {
    const { hashes, refused } = parseInlineScripts(`<script>${script}</script>`);
    expect(hashes).toEqual([]);
    expect(refused).toEqual([script.slice(0, 80)]);
  });

  it('ignores scripts from files and data that is not executed', () => {
    const html =
      '<script src="/a.js" async=""></script><script type="application/ld+json">{}</script>';
    expect(parseInlineScripts(html)).toEqual({ hashes: [], refused: [] });
  });

  it('hashes a payload of a megabyte', () => {
    const payload = String.raw`\"a`.repeat(350_000);
    const html = `<script>self.__next_f.push([1,"${payload}"])</script>`;
    expect(parseInlineScripts(html).hashes).toHaveLength(1);
  });
});

const link = (file: string): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${file}" data-precedence="next"/>`;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

const FILES: Readonly<Record<string, string>> = {
  'chunks/all.css': '@font-face{src:url(../media/text.woff2)}p{color:red}',
  'chunks/own.css': `i{background:url("data:image/svg+xml,<svg></svg>")}`,
  'chunks/ends.css': 'p::before{content:"</STYLE>"}',
  'chunks/imports.css': '@import "other.css";',
  'chunks/beside.css': 'p{background:url(beside.svg)}',
};
const inlineStyles = createStyleInliner((name) => FILES[name]);

describe('the stylesheets of a page', () => {
  it('are put into the page in their order, in place of their links', () => {
    const page = `<head>${link('all.css')}${link('own.css')}</head>`;
    const all = '@font-face{src:url(/_next/static/media/text.woff2)}p{color:red}';
    const own = FILES['chunks/own.css'] ?? '';
    const { html, hashes } = inlineStyles(page);
    expect(html).toBe(`<head><style>${all}</style>` + `<style>${own}</style></head>`);
    expect(hashes).toEqual([hashOf(all), hashOf(own)]);
  });

  it('are found at an address with a query', () => {
    expect(inlineStyles(link('all.css?dpl=1')).html).toMatch(/^<style>.*<\/style>$/);
  });

  it.each([
    ['is missing', link('missing.css')],
    ['would end the `<style>` element', link('ends.css')],
    ['imports another', link('imports.css')],
    ['names a file of its own folder', link('beside.css')],
    ['is no file of the build', link('../../server.css')],
    [
      'is of another site',
      '<link rel="stylesheet" href="https://a.ro/b.css" data-precedence="next"/>',
    ],
  ])('stay as they are when the file %s', (_, page) => {
    expect(inlineStyles(page)).toEqual({ html: page, hashes: [] });
  });

  it('follow the title and the tags for previews, whose own order stays', () => {
    const first = '<meta charSet="utf-8"/>';
    const tags =
      '<meta name="a" content="1 &gt; 0"/><title>A &lt; B</title><link rel="canonical" href="/"/><meta property="og:b"/>';
    const page = (before: string, after: string): string =>
      `<head>${first}${before}${link('own.css')}<script src="a.js"></script>${after}</head><p><meta name="c"/></p>`;
    const { html } = inlineStyles(page('', tags));
    expect(html).toBe(inlineStyles(page(tags, '')).html);
    expect(html.indexOf(tags)).toBe(`<head>${first}`.length);
  });

  it('are read from the build once', () => {
    const read = jest.fn(() => 'p{}');
    const inline = createStyleInliner(read);
    inline(link('all.css'));
    inline(link('all.css'));
    expect(read).toHaveBeenCalledTimes(1);
  });

  describe('have the rules', () => {
    const RULES = {
      tokens: ':root{--rise:.5em}@font-face{font-family:a}@keyframes Cc_turn{to{rotate:1turn}}',
      own: '.Aa_card .Aa_name,.Cc_sign{color:red}',
      print: '@media print{@supports (color:red){.Bb_bar{mask:url(/_next/static/c.Cc_d.svg)}}}',
      foreign: '.Aa_card>.Cc_sign{color:red}@media print{.Cc_sign{color:red}}',
      lazy: '.Dd_popup{color:red}',
      elements:
        '.Cc_sign,p{color:red}[href$=".Cc_a"]{color:red}@media print{p,.Cc_sign{color:red}}',
      negated: 'p:not(:has(.Cc_sign)),:is(p,.Cc_sign){color:red}',
    };
    const css = Object.values(RULES).join('');
    const built: Readonly<Record<string, string>> = {
      'chunks/all.css': `\n${css}`,
      'chunks/brace.css': `${css}.Cc_sign::before{content:"}"}`,
      'chunks/page-0a.js': 'import("./page-1b.js")',
      'chunks/page-1b.js': 'x={popup:"Dd_popup"}',
    };
    const inline = createStyleInliner((name) => built[name]);
    const body =
      '<script type="module" src="/_next/static/chunks/page-0a.js"></script><p class="Aa_name Bb_bar Aa_card">.Cc_sign</p>';

    it('of which the page or one of its scripts names a class, and those for all pages', () => {
      const style = css.replace(RULES.foreign, '');
      expect(inline(link('all.css') + body)).toEqual({
        html: `<style>${style}</style>${body}`,
        hashes: [hashOf(style)],
      });
    });

    it.each([
      [
        'in a page with the framework',
        'all.css',
        '<script src="/_next/static/chunks/a.js"></script>',
      ],
      ['if a string has a brace', 'brace.css', body],
    ])('all of them %s', (_, file, page) => {
      expect(inline(link(file) + page).html).toContain(RULES.foreign);
    });
  });

  it('do not include a link that is only text of the page', () => {
    const text = `<p>${link('all.css').replaceAll('<', '&lt;')}</p>`;
    expect(inlineStyles(text)).toEqual({ html: text, hashes: [] });
  });
});
