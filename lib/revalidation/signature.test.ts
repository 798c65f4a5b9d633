import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { formatSignature, isSignedByOneOf } from './signature.ts';

const SECRET = 'an-example-secret-of-32-characters';
const PARTS = {
  timestamp: '1782000000',
  nonce: 'f3b1c2d4e5a697880123456789abcdef',
  body: '{"restaurant":"hanul-trei-fantani"}',
};
/** Computed with `openssl dgst -sha256 -hmac`. */
const SIGNATURE = 'e662a47291c886d1f59e6a9f4bd6bac69edbe676997c70e1c8d3028c52c54a0f';

describe('the signature of a call', () => {
  it('is the HMAC-SHA256 of time stamp, nonce and body', () => {
    expect(formatSignature(SECRET, PARTS)).toBe(SIGNATURE);
    expect(formatSignature(SECRET, { ...PARTS, body: Buffer.from(PARTS.body) })).toBe(SIGNATURE);
  });

  it('is documented with this example', () => {
    const document = readFileSync('docs/revalidation.md', 'utf8');
    for (const part of [SECRET, ...Object.values(PARTS), SIGNATURE]) {
      expect(document).toContain(`\`${part}\``);
    }
    // `e2e/specs/operation/revalidation.spec.ts` runs the PHP example only on a machine
    // with `php`, so check the example's line with the signature here.
    expect(document).toContain(`hash_hmac('sha256', "$timestamp.$nonce.$body", getenv(`);
  });

  it.each([
    ['the only secret', [SECRET], SIGNATURE, true],
    ['the second of two secrets', ['x'.repeat(32), SECRET], SIGNATURE, true],
    ['another secret', ['x'.repeat(32)], SIGNATURE, false],
    ['no secret', [], SIGNATURE, false],
    ['a shorter signature', [SECRET], SIGNATURE.slice(1), false],
    ['an empty signature', [SECRET], '', false],
  ])('is checked with each secret: %s', (_, secrets, signature, expected) => {
    expect(isSignedByOneOf(secrets, signature, PARTS)).toBe(expected);
  });

  it('does not fit another time stamp, nonce or body', () => {
    const part = fc.stringMatching(/^[\w-]{0,20}$/);
    const parts = fc.record({ timestamp: part, nonce: part, body: fc.string() });
    fc.assert(
      fc.property(parts, parts, (signed, sent) => {
        fc.pre(JSON.stringify(signed) !== JSON.stringify(sent));
        expect(isSignedByOneOf([SECRET], formatSignature(SECRET, signed), sent)).toBe(false);
      }),
    );
  });
});
