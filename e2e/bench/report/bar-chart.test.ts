import { drawBarChart } from './bar-chart.ts';

const chart = {
  name: 'speed',
  title: 'Requests <per> second',
  unit: 'bare Node = 1',
  bars: [
    { label: 'bare Node', value: 1 },
    { label: 'site & cache', value: 0.25 },
    { label: 'nothing', value: 0 },
  ],
};

const lengthsOf = (svg: string): readonly number[] =>
  [...svg.matchAll(/<rect [^>]*width="(\d+)"/g)].map(([, width]) => Number(width));

test('the lengths of the bars are proportional to the values', () => {
  const [first = 0, second, third] = lengthsOf(drawBarChart(chart));
  expect(first).toBeGreaterThan(300);
  expect(second).toBe(Math.round(first / 4));
  expect(third).toBe(0);
});

test('bars have no length when all values are 0', () => {
  const bars = [{ label: 'a', value: 0 }];
  expect(lengthsOf(drawBarChart({ ...chart, bars }))).toEqual([0]);
});

test('texts are escaped, and a screen reader gets each value', () => {
  const svg = drawBarChart(chart);
  expect(svg).not.toContain('<per>');
  expect(svg).not.toContain('site & cache');
  expect(svg).toMatch(
    /<desc [^>]*>bare Node = 1\. bare Node: 1\.00; site &#38; cache: 0\.250; nothing: 0</,
  );
});

test('a long label has room before its bar', () => {
  const label = 'load on the menu of 2000 products, 3 s later';
  const [, end] =
    /x="(\d+)"[^>]*text-anchor="end"/.exec(
      drawBarChart({ ...chart, bars: [{ label, value: 1 }] }),
    ) ?? [];
  expect(Number(end)).toBeGreaterThanOrEqual(label.length * 8);
});
