import type { PictureRequest } from './picture-request.ts';
import { parsePictureRequest } from './picture-request.ts';

const CHROMIUM = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const WITHOUT_AVIF = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

/** The picture's address, in `url`, has a `w` and a `q` of its own, which the code must ignore. */
const addressOf = (width: number, quality = 60): string =>
  `/_next/image?url=https%3A%2F%2Fpoze.example%2Fa.jpg%3Fw%3D640%26q%3D75&w=${width}&q=${quality}`;

const parse = (url: string, accept?: string): PictureRequest | undefined => {
  const parsed = parsePictureRequest(url, accept);
  return parsed === 'invalid' ? undefined : parsed;
};

beforeAll(() => {
  process.env['IMAGE_ORIGINS'] = 'https://poze.example';
});

describe('the format of a resized picture', () => {
  it.each([
    [640, 75, CHROMIUM, true],
    [640, 75, WITHOUT_AVIF, false],
    [640, 60, CHROMIUM, false],
    [1280, 75, CHROMIUM, false],
    [1280, 60, CHROMIUM, false],
    [384, 75, CHROMIUM, false],
    [192, 60, CHROMIUM, false],
  ])('of %p px in quality %p for %p may be AVIF: %p', (width, quality, accept, mayBeAvif) => {
    const picture = parse(addressOf(width, quality), accept);
    expect(picture?.accept.includes('image/avif')).toBe(mayBeAvif);
    expect(picture?.accept).toContain('image/webp');
  });

  it.each([undefined, '', '*/*', 'image/*', 'text/html'])(
    'is decided by the unchanged Accept when that header does not name AVIF: %p',
    (accept) => {
      expect(parse(addressOf(192), accept)?.accept).toBe(accept ?? '');
    },
  );

  it('and the address are parts of the key of a request', () => {
    const keys = [
      [addressOf(640, 75), CHROMIUM],
      [addressOf(640, 75), WITHOUT_AVIF],
      [addressOf(640, 75), '*/*'],
      [addressOf(640), WITHOUT_AVIF],
    ].map(([url = '', accept]) => parse(url, accept)?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('gives the same key for all values of Accept that lead to this format', () => {
    const keys = [CHROMIUM, WITHOUT_AVIF, `${CHROMIUM},${'x'.repeat(1_000)}`].map(
      (accept) => parse(addressOf(384), accept)?.key,
    );
    expect(new Set(keys).size).toBe(1);
  });

  it.each(['/', '/_next/static/a.js', '/_next/images?w=192', '/restaurants?x=/_next/image?w=192'])(
    'is not chosen for %p',
    (url) => {
      expect(parsePictureRequest(url, CHROMIUM)).toBeUndefined();
    },
  );
});
