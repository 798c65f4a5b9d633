import { isJsonRequest } from './is-json-request.ts';

describe('a request with JSON', () => {
  it.each([
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/json ;charset=utf-8', true],
    ['application/jsonp', false],
    ['text/plain; x=application/json', false],
    ['', false],
  ])('is recognized by its content type "%s": %s', (type, isJson) => {
    expect(isJsonRequest(new Headers({ 'content-type': type }))).toBe(isJson);
  });

  it('is not recognized without a content type', () => {
    expect(isJsonRequest(new Headers())).toBe(false);
  });
});
