import { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { findPartsWithText } from './find-parts-with-text.ts';
import type { ObservedRequest } from './find-parts-with-text.ts';

const TEXT = 'canary';

const createRequest = (): Readable & ObservedRequest =>
  Object.assign(new Readable({ read: () => undefined }), { url: '/', headers: {} });
const sendBody = (request: Readable, pieces: readonly string[]): void => {
  for (const piece of pieces) request.push(Buffer.from(piece));
  request.push(null);
};

describe('the parts of a request that contain a text', () => {
  it.each([
    ['/a/canary?x=1', {}, ['path']],
    ['/', { token: 'my-canary-1', host: 'here' }, ['token']],
    ['/', { 'x-canary': '1' }, ['x-canary']],
    ['/canary', { cookie: 'a=canary', token: 'canary' }, ['path', 'cookie', 'token']],
    ['/', { host: 'here' }, []],
  ])('for the path %s with the headers %j are %j', (url, headers, parts) => {
    expect(findPartsWithText({ url, headers }, TEXT)).toEqual(parts);
  });

  it.each([
    [['{"token":"canary"}'], ['body']],
    [['{"token":"can', 'ary"}'], ['body']],
    [['{"token":"c', 'an', 'ar', 'y"}'], ['body']],
    [['canary', 'canary'], ['body']],
    [['can', '-', 'ary'], []],
    [[], []],
  ])('for the body %j are %j, and the handler can read the whole body', async (pieces, parts) => {
    const request = createRequest();
    const found = findPartsWithText(request, TEXT);
    sendBody(request, pieces);
    expect(await readText(request)).toBe(pieces.join(''));
    expect(found).toEqual(parts);
  });
});
