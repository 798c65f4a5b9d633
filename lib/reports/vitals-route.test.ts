import { getSignals } from '@/lib/signals/signals';
import type { MeasuredVital } from '@/lib/signals/signals';
import { createVitalsRoute } from './vitals-route.ts';

const LCP = { page: '/restaurant/[restaurantId]/menu', vital: 'LCP', value: 1_234 };
const CLS = { page: '/', vital: 'CLS', value: 0.0123 };

describe('the route of web vitals', () => {
  const { POST } = createVitalsRoute(() => true);
  const measured: MeasuredVital[] = [];
  const note = (vital: MeasuredVital): number => measured.push(vital);
  beforeAll(() => void getSignals().on('vitalMeasured', note));
  afterAll(() => void getSignals().off('vitalMeasured', note));
  beforeEach(() => measured.splice(0));

  const send = async (body: unknown): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    return (await POST(new Request('https://site.example/api/reports/vitals', init))).status;
  };

  it('emits each measurement as a signal', async () => {
    expect(await send([LCP, CLS])).toBe(204);
    expect(measured).toEqual([LCP, CLS]);
  });

  it.each([
    ['an empty list', []],
    ['a measurement without a list', LCP],
    ['31 measurements', Array.from({ length: 31 }, () => LCP)],
    ['a sensitive page', [{ ...LCP, page: '/activate/[token]' }]],
    ['an address instead of a template', [{ ...LCP, page: '/restaurant/a/menu' }]],
    ['an unknown vital', [{ ...LCP, vital: 'FID' }]],
    ['the vital __proto__', [{ ...LCP, vital: '__proto__' }]],
    ['a negative value', [{ ...LCP, value: -1 }]],
    ['a value above ten minutes', [{ ...LCP, value: 600_001 }]],
    ['a measurement without a value', [{ ...LCP, value: null }]],
    ['a field that is not expected', [{ ...LCP, id: 'v6-1' }]],
    ['a valid measurement beside an invalid one', [LCP, { ...LCP, page: 'x' }]],
  ])('refuses %s', async (_, body) => {
    expect(await send(body)).toBe(400);
    expect(measured).toEqual([]);
  });

  it('answers 404 with the default settings, by which no visit is measured', async () => {
    const request = new Request('https://site.example/', { method: 'POST', body: '[]' });
    expect((await createVitalsRoute().POST(request)).status).toBe(404);
  });
});
