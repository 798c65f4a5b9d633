import { removeCampaignParams } from './campaign-params.ts';

describe('an address without the parameters of campaigns', () => {
  it.each([
    ['/terms', '/terms'],
    ['/terms?utm_source=afis', '/terms'],
    ['/terms?utm_source=', '/terms'],
    ['/terms?utm_source=afis&utm_campaign=vara%202026&', '/terms'],
    ['/terms?gclid=a.b-c_d&fbclid=e?f=g', '/terms'],
    ['/terms?gad_source=1&gbraid=a&wbraid=b&msclkid=c&ttclid=d', '/terms'],
    ['/menu?utm_medium=x&lang=ro', '/menu?lang=ro'],
    ['/menu?hidden_navbar&gclid=1&produs=ciorb%C4%83', '/menu?hidden_navbar&produs=ciorb%C4%83'],
    ['/menu?produs=utm_source=x', '/menu?produs=utm_source=x'],
  ])('made from %s is %s', (address, expected) => {
    expect(removeCampaignParams(address)).toBe(expected);
  });

  it.each([
    '/terms?utm_source',
    '/terms?utm_=x',
    '/terms?UTM_SOURCE=x',
    '/terms?utm%5Fsource=x',
    '/terms?xgclid=1',
    '/terms?gclid=1#x',
    '/utm_source=x',
  ])('is %s itself, because no parameter fits the pattern', (address) => {
    expect(removeCampaignParams(address)).toBe(address);
  });
});
