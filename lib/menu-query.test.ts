import { HIDDEN_MODAL, HIDDEN_NAVBAR, isFlagOn } from './menu-query.ts';

describe.each([[HIDDEN_NAVBAR], [HIDDEN_MODAL]] as const)('the query flag %s', (name) => {
  it.each([
    [`?${name}`],
    [`?${name}=`],
    [`?${name}=1`],
    [`?${name}=true`],
    [`?${name}=TRUE`],
    [`?${name}=anything`],
    [`?${name}=00`],
    [`?a=b&${name}&c=d`],
    [`?${name}=1&${name}=0`],
    [`?${name.replace('_', '%5F')}=1`],
  ])('is on in %s', (search) => {
    expect(isFlagOn(new URLSearchParams(search), name)).toBe(true);
  });

  it.each([
    [''],
    ['?'],
    ['?other=1'],
    [`?${name}=false`],
    [`?${name}=False`],
    [`?${name}=0`],
    [`?${name}=0&${name}=1`],
    [`?x${name}=1`],
    [`?${name.toUpperCase()}=1`],
    [`?a=${name}`],
  ])('is off in %j', (search) => {
    expect(isFlagOn(new URLSearchParams(search), name)).toBe(false);
  });
});
