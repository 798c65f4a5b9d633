import { STORAGE_KEYS } from '../../browser/storage-keys.ts';
import { dropStoredForm, findStoredForm, FORM_LIFETIME_MS, storeForm } from './stored-form.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const ORIGINS = ['https://bank.example'];
const form = {
  action: 'https://bank.example/pay',
  method: 'post',
  fields: [{ kind: 'hidden', name: 'ORDER', value: '1' }],
} as const;
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const keep = (value: unknown): void =>
  sessionStorage.setItem(STORAGE_KEYS.paymentForm, JSON.stringify(value));

afterEach(dropStoredForm);

describe('a form that is kept for a reload', () => {
  it('is stored under one session key, for its user, until it is dropped', () => {
    storeForm('u1', form, NOW);
    expect(sessionStorage).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(findStoredForm('u1', ORIGINS, NOW)).toEqual(form);
    expect(findStoredForm('u2', ORIGINS, NOW)).toBeUndefined();
    dropStoredForm();
    expect(sessionStorage).toHaveLength(0);
    expect(findStoredForm('u1', ORIGINS, NOW)).toBeUndefined();
  });

  it('is found for 15 minutes, and not when it was stored at a time in the future', () => {
    expect(FORM_LIFETIME_MS).toBe(900_000);
    keep({ userId: 'u1', form, at: NOW.getTime() });
    expect(findStoredForm('u1', ORIGINS, later(FORM_LIFETIME_MS))).toEqual(form);
    expect(findStoredForm('u1', ORIGINS, later(FORM_LIFETIME_MS + 1))).toBeUndefined();
    expect(findStoredForm('u1', ORIGINS, later(-1))).toBeUndefined();
  });

  it.each([
    'https://evil.example/pay',
    'http://bank.example/pay',
    'https://bank.example.evil.example/pay',
    'https://bank.example:444/pay',
    'javascript:alert(1)',
    '/pay',
    '',
  ])('is refused when its action is %j', (action) => {
    keep({ userId: 'u1', form: { ...form, action }, at: NOW.getTime() });
    expect(findStoredForm('u1', ORIGINS, NOW)).toBeUndefined();
  });

  it.each([
    null,
    7,
    [],
    {},
    { userId: 'u1', form, at: 'now' },
    { userId: 'u1', form: { ...form, method: 'dialog' }, at: NOW.getTime() },
    { userId: 'u1', form: { ...form, fields: [{ name: 'x' }] }, at: NOW.getTime() },
  ])('is refused when the stored value is %j', (value) => {
    keep(value);
    expect(findStoredForm('u1', ORIGINS, NOW)).toBeUndefined();
  });

  it('is refused when the stored value is not JSON', () => {
    sessionStorage.setItem(STORAGE_KEYS.paymentForm, '{');
    expect(findStoredForm('u1', ORIGINS, NOW)).toBeUndefined();
  });
});
