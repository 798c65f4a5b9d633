import { failed, success } from '@/lib/result';
import type { PaymentForm } from '../../api/payment-form.ts';
import {
  createRequestRunner,
  requestAuthorizationForm,
  requestCardForm,
} from './request-actions.ts';
import type { RequestEvent } from './request-machine.ts';

const form = { action: 'https://bank.example/pay', method: 'post', fields: [] } as const;
const failure = { kind: 'offline' } as const;

describe('the effects of the request machine', () => {
  it.each([
    [success(form), { kind: 'answered', attempt: 3, form }],
    [failed(failure), { kind: 'failed', attempt: 3, failure }],
  ] as const)('send an event with the result %j and the attempt', async (result, event) => {
    const sent: RequestEvent[] = [];
    const run = createRequestRunner(
      () => Promise.resolve(result),
      () => undefined,
    );
    run({ kind: 'request', attempt: 3 }, (next) => void sent.push(next));
    await Promise.resolve();
    expect(sent).toEqual([event]);
  });

  it.each([
    ['/api/payment/authorization-form', () => requestAuthorizationForm('u1'), { userId: 'u1' }],
    ['/api/payment/card-form', () => requestCardForm('u1', 'o1'), { userId: 'u1', orderId: 'o1' }],
  ])('ask %s for a form', async (address, request, body) => {
    const fetchMock = jest.spyOn(globalThis, 'fetch');
    fetchMock.mockResolvedValueOnce(Response.json({ outcome: 'done', value: form }));
    expect(await request()).toEqual(success(form));
    expect(fetchMock).toHaveBeenCalledWith(
      address,
      expect.objectContaining({ body: JSON.stringify(body) }),
    );
  });

  it('submit a form without a request', () => {
    const request = jest.fn(() => Promise.resolve(success(form)));
    const submitted: PaymentForm[] = [];
    const run = createRequestRunner(request, (next) => void submitted.push(next));
    run({ kind: 'submit', form }, () => undefined);
    expect(submitted).toEqual([form]);
    expect(request).not.toHaveBeenCalled();
  });
});
