import { createFrameworkRemover } from './framework-free-page.ts';

const SCRIPT = '<script type="module" src="/_next/static/chunks/page-1.js"></script>';
const removeFramework = createFrameworkRemover(() => SCRIPT);

const push = (text: string): string =>
  `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const chunk = (name: string): string =>
  `<script src="/_next/static/chunks/${name}" async=""></script>`;
const OWN = '<script>{document}</script><script type="application/ld+json">{}</script>';

/** A page as the framework renders it, with the rows of the payload. */
const page = (...pushes: readonly string[]): string =>
  '<head><link rel="preload" as="script" href="/_next/static/chunks/a.js"/><title>T</title>' +
  `${chunk('a.js')}</head><body>${OWN}<main>Text</main><script id="_R_">start</script>${chunk('b.js')}` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `${pushes.map(push).join('')}</body>`;
const FRAMEWORK_FREE = `<head><title>T</title>${SCRIPT}</head><body>${OWN}<main>Text</main></body>`;

const row = (name: string, id = '7'): string => `${id}:I[123,["$2","$6"],"${name}"]\n`;
const start = row('PageScript');

describe('a page whose client components need no framework', () => {
  it.each<readonly [string, readonly string[]]>([
    ['has only the script that starts it', [start]],
    ['has pictures and structured data', [start + row('PictureImage') + row('StructuredScript')]],
    ['has a row in two parts of the payload', [`${start}8:I[1,[`, '"$2"],"IconMark"]\n']],
    ['names a component in another row', [`${start}1e:"OutletBoundary"\n1f:I[1,["$2"],"$1e"]\n`]],
    ['has a text without rows', [`${start}9:T5,:I{x"`]],
  ])('has one script instead when it %s', (_, pushes) => {
    expect(removeFramework(page(...pushes))).toBe(FRAMEWORK_FREE);
  });

  it.each([
    ['page-script', '<main title=" data-script=&quot;front&quot;">'],
    ['front-page-script', '<main id="m" data-script="front">'],
  ])('has the script of its kind: %s', (name, main) => {
    const removeFrameworks = createFrameworkRemover(
      (script) => `<script src="${script}"></script>`,
    );
    expect(removeFrameworks(page(start).replace('<main>', main))).toContain(
      `<script src="${name}"></script></head>`,
    );
  });
});

describe('a page', () => {
  it.each<readonly [string, readonly string[]]>([
    ['has another client component', [start + row('MenuSearch')]],
    ['names another in another row', [`${start}1e:"MenuSearch"\n1f:I[1,["$2"],"$1e"]\n`]],
    ['names one in a row that is missing', [`${start}1f:I[1,["$2"],"$1e"]\n`]],
    ['names one in a row that a text repeats', [`${start}1e:"IconMark"\n1e:"X"1f:I[1,[],"$1e"]`]],
    ['has a row of an unknown shape', [`${start}8:I{`, ':I[1,{},"IconMark"]']],
    ['has another component after a text', [`${start}9:T4,text8:I[1,[],"MenuSearch"]`]],
    [
      'names one after a text',
      [`${start}9:T4,abcd1e:"MenuSearch"\n1e:"IconMark"\n1f:I[1,[],"$1e"]`],
    ],
    ['lacks the script that starts it', [row('IconMark')]],
    ['has no payload', []],
  ])('stays as it is when it %s', (_, pushes) => {
    expect(removeFramework(page(...pushes))).toBe(page(...pushes));
  });

  it.each([
    ['bytes', `<script>self.__next_f.push([3,"${btoa(row('MenuSearch'))}"])</script>`],
    ['a nonce', `<script nonce="a">self.__next_f.push([1,"8:null"])</script>`],
    [
      'two pieces in one',
      '<script>self.__next_f.push([0]);self.__next_f.push([1,"8:null"])</script>',
    ],
    ['a text that is not JSON', String.raw`<script>self.__next_f.push([1,"\x41"])</script>`],
  ])('stays as it is when its payload has %s', (_, script) => {
    const html = page(start).replace('</body>', `${script}</body>`);
    expect(removeFramework(html)).toBe(html);
  });

  it('stays as it is when the build has no script for it', () => {
    expect(createFrameworkRemover(() => '')(page(start))).toBe(page(start));
  });
});
