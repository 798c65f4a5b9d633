import { getLog } from '../log.ts';
import { FONT_SCRIPT } from '../security/inline-scripts.ts';
import { createFrameworkRemover } from './framework-free-page.ts';

const OWN =
  '<script>{document}</script><script type="application/ld+json">{"a":"data-kind"}</script>';
const removeFramework = createFrameworkRemover((kind) => `<script src="${kind}"></script>`);

const push = (text: string, attributes = ''): string =>
  `<script${attributes}>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', String.raw`\u003c`)}])</script>`;
const chunk = (name: string): string =>
  `<script src="/_next/static/chunks/${name}" integrity="sha256-a" async=""></script>`;

/** A page as the framework renders it. */
const page = (main: string, ...payload: readonly string[]): string =>
  '<head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/><title>T</title>' +
  `${chunk('a.js')}</head><body>${OWN}${main}Text</main><script id="_R_">start</script>${chunk('b.js')}` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `${payload.join('')}</body>`;
const frameworkFree = (main: string, kind: string): string =>
  `<head><title>T</title><script src="${kind}"></script></head><body>${OWN}${main}Text</main></body>`;

describe('a public page', () => {
  const MENU = '<main id="m" lang="ro" data-kind="menu">';

  it.each([
    ['a menu', MENU, 'menu'],
    ['of no special kind', '<main title=" data-kind=&quot;menu&quot;" data-kind="plain">', 'plain'],
  ])('has the script of its kind instead of the framework: %s', (_, main, kind) => {
    expect(removeFramework(page(main, push('0:{}')))).toBe(frameworkFree(main, kind));
  });

  it.each([
    ['the text of a page', push('</main><script>self.__next_f</script>$&')],
    ['a nonce', push('0:{}', ' nonce="a"')],
    ['bytes', '<script>self.__next_f.push([3,"AAA="])</script>'],
    ['two pieces', '<script>self.__next_f.push([0]);self.__next_f.push([1,"8:null"])</script>'],
  ])('loses a payload with %s', (_, payload) => {
    expect(removeFramework(page(MENU, push('0:{}'), payload))).toBe(frameworkFree(MENU, 'menu'));
  });

  it('lets a script decide about its fonts', () => {
    const link = (address: string): string =>
      `<link rel="preload" href="${address}" as="font" crossorigin="" type="font/woff2"/>`;
    const picture = '<link rel="preload" as="image" href="/a.webp"/>';
    const head = (links: string): string => `<head>${links}${picture}`;
    const main = `${MENU}Text</main>`;
    expect(removeFramework(`${head(link('/a.woff2') + link('/b.woff2'))}</head>${main}`)).toBe(
      `${head(`<script data-fonts="/a.woff2 /b.woff2">${FONT_SCRIPT}</script>`)}<script src="menu"></script></head>${main}`,
    );
  });

  it('loses the framework, and the fault is logged, when the build has no script for it', () => {
    const logged = jest.spyOn(getLog(), 'error').mockImplementation(() => undefined);
    const main = '<main data-kind="missing">';
    expect(createFrameworkRemover()(page(main))).toBe(
      frameworkFree(main, '').replace('<script src=""></script>', ''),
    );
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

it.each(['<main id="m">', '<main>data-kind="menu"', '<div data-kind="menu"><main>'])(
  'a page with %s, which is no public one, stays as it is',
  (main) => {
    expect(removeFramework(page(main, push('0:{}')))).toBe(page(main, push('0:{}')));
  },
);
