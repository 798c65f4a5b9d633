import { renderSections } from './render-sections.ts';

/** The callback that waits for the next frame. */
let inNextFrame: (() => void) | undefined;

function createSections(productCounts: readonly number[]): readonly HTMLElement[] {
  return productCounts.map((count) => {
    const section = document.createElement('section');
    section.innerHTML = '<article></article>'.repeat(count);
    return section;
  });
}
const countRendered = (sections: readonly HTMLElement[]): number =>
  sections.filter(({ style }) => style.getPropertyValue('content-visibility') === 'visible').length;

/** Returns the number of rendered sections after each frame, until no frame is requested. */
function runFrames(sections: readonly HTMLElement[]): readonly number[] {
  const counts: number[] = [];
  while (inNextFrame !== undefined) {
    const render = inNextFrame;
    inNextFrame = undefined;
    render();
    counts.push(countRendered(sections));
  }
  return counts;
}

describe('rendering sections before they are scrolled to', () => {
  beforeEach(() => {
    inNextFrame = undefined;
    jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((render) => {
      inNextFrame = () => render(0);
      return 1;
    });
  });

  it.each([
    ['nothing on a menu without sections', [], []],
    ['one section in each frame', [3, 0, 5], [1, 2, 3]],
    ['only the first sections, with at most 200 products together', [120, 80, 1, 0], [1, 2]],
    ['no section when the first has more than 200 products', [201, 1], []],
  ])('renders %s', (_, productCounts, renderedCounts) => {
    const sections = createSections(productCounts);
    renderSections(sections);
    expect(countRendered(sections)).toBe(0);
    expect(runFrames(sections)).toEqual(renderedCounts);
  });
});
