import { formatWeight } from './weight.ts';

describe('weight and quantity type', () => {
  it.each([
    ['350', 'g', '350 g'],
    ['0.5', 'l', '0.5 l'],
    ['350/150', 'g', '350/150 g'],
    [' 350 ', ' g ', '350 g'],
    ['350', undefined, '350'],
    ['350', '', '350'],
    ['350 g', 'g', '350 g'],
    ['350g', 'g', '350g'],
    ['500 ML', 'ml', '500 ML'],
    ['circa 350 g', 'g', 'circa 350 g'],
    ['1 kg', 'g', '1 kg g'],
    ['o', 'porție', 'o porție'],
    ['10', 'bucăți', '10 bucăți'],
  ])('%j and %j are shown as %j', (weight, quantityType, text) => {
    expect(formatWeight(weight, quantityType)).toBe(text);
  });

  it.each([
    [undefined, undefined],
    [undefined, 'g'],
    ['', 'g'],
    ['  ', 'g'],
    ['0', 'g'],
    ['0.00', 'g'],
    ['00', 'g'],
  ])('%j and %j are not shown', (weight, quantityType) => {
    expect(formatWeight(weight, quantityType)).toBeUndefined();
  });
});
