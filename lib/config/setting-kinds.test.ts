import type { ZodType } from 'zod';
import {
  browserOrigins,
  httpAddress,
  insideOrigins,
  ipAddress,
  matching,
  oneOf,
  origin,
  origins,
  redisAddress,
  secret,
  text,
  webAddress,
  wholeNumber,
} from './setting-kinds.ts';

const kinds: readonly [string, ZodType, string, unknown][] = [
  ['origin', origin, 'https://api.example.ro/', 'https://api.example.ro'],
  ['origin', origin, 'http://10.0.0.5:4010', 'http://10.0.0.5:4010'],
  ['origin', origin, 'http://[::1]:4010', 'http://[::1]:4010'],
  ['origins', origins, '', []],
  ['origins', origins, ' https://a.example  https://a.example ', ['https://a.example']],
  ['browser origins', browserOrigins, 'http://192.168.1.5:4010', ['http://192.168.1.5:4010']],
  ['inside origins', insideOrigins, 'http://edge-0:8081', ['http://edge-0:8081']],
  ['web address', webAddress, 'https://a.example/b?c', 'https://a.example/b?c'],
  ['http address', httpAddress, 'http://otel:4318/v1', 'http://otel:4318/v1'],
  ['http address', httpAddress, 'https://otel.example', 'https://otel.example'],
  ['secret', secret, 'x'.repeat(32), 'x'.repeat(32)],
  ['Redis address', redisAddress, 'rediss://a.example', 'rediss://a.example'],
  ['IP address', ipAddress, 'localhost', 'localhost'],
  ['whole number', wholeNumber(1, 5), '5', 5],
  ['text', text, 'x'.repeat(300), 'x'.repeat(300)],
  ['pattern', matching(/^a+$/, 'the letter a'), 'aa', 'aa'],
  ['choice', oneOf(['on', 'off']), 'on', 'on'],
];

const refused: readonly [string, ZodType, string, string][] = [
  ['origin', origin, 'api.example.ro', 'expected an origin without path'],
  ['origin', origin, 'https://api.example.ro/api', 'expected an origin without path'],
  ['origin', origin, 'https://a.example;b', 'expected an origin without path'],
  ['origin', origin, 'ws://a.example', 'expected an origin without path'],
  ['origins', origins, 'https://a.example http://b.example', 'expected origins without path'],
  ['origins', origins, 'http://192.168.1.5:4010', '.* or http on the loopback only$'],
  ['browser origins', browserOrigins, 'http://b.example', '.* for a demo, on a private address$'],
  ['browser origins', browserOrigins, 'none', 'expected origins without path'],
  ['inside origins', insideOrigins, 'http://edge/purge', 'expected http:// or https:// origins'],
  ['web address', webAddress, 'http://a.example', 'expected an https address'],
  ['web address', webAddress, '//a.example', 'expected an https address'],
  ['http address', httpAddress, 'ftp://otel', 'expected an http:// or https:// address'],
  ['http address', httpAddress, 'otel:4318', 'expected an http:// or https:// address'],
  ['secret', secret, 'x'.repeat(31), 'expected at least 32 characters'],
  ['Redis address', redisAddress, 'https://a.example', 'expected a redis:// or rediss:// address'],
  ['IP address', ipAddress, '127.0.0.256', 'expected an IP address'],
  ['whole number', wholeNumber(1, 5), '6', 'expected a whole number from 1 to 5'],
  ['whole number', wholeNumber(1, 5), '0', 'expected a whole number from 1 to 5'],
  ['whole number', wholeNumber(1, 5), '1.5', 'expected a whole number from 1 to 5'],
  ['text', text, 'x'.repeat(301), 'expected at most 300 characters'],
  ['pattern', matching(/^a+$/, 'the letter a'), 'b', 'expected the letter a'],
  ['choice', oneOf(['on', 'off']), 'maybe', 'expected one of: on, off'],
];

describe('the kinds of settings', () => {
  it.each(kinds)('%s reads the value of row %# as expected', (_, kind, value, expected) => {
    expect(kind.parse(value)).toEqual(expected);
  });

  it.each(refused)(
    '%s refuses the value of row %# and names what is expected',
    (_, kind, value, says) => {
      const { error } = kind.safeParse(value);
      expect(error?.issues.map(({ message }) => message)).toEqual([
        expect.stringMatching(new RegExp(`^${says}`)),
      ]);
    },
  );
});
