import { MENU_VIEW_SCRIPT } from '../security/menu-view-script.ts';
import { parseInlineScripts } from './inline-scripts.ts';

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

  it('hashes the script of the compact view only if its text is exact', () => {
    expect(parseInlineScripts(`<script>${MENU_VIEW_SCRIPT}</script>`)).toMatchObject({
      hashes: [expect.any(String)],
      refused: [],
    });
    expect(parseInlineScripts(`<script>${MENU_VIEW_SCRIPT};</script>`).hashes).toEqual([]);
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
