import { isForeignRequest } from '../api/json-response.ts';

const OWN = 'https://site.example';
const JSON_TYPE = 'application/json; charset=utf-8';
const FORM_TYPE = 'application/x-www-form-urlencoded';

type Row = readonly [site?: string | undefined, origin?: string, type?: string, host?: string];
const formatHeaders = (site = '', origin = '', type = '', host = 'site.example'): Headers => {
  const named = { host, 'sec-fetch-site': site, origin, 'content-type': type };
  return new Headers(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
};

describe('a request with Sec-Fetch-Site, Origin, Content-Type and Host', () => {
  it.each<Row>([
    ['cross-site'],
    ['same-site'],
    ['none'],
    ['cross-site', OWN],
    ['cross-site', 'null', JSON_TYPE],
    [undefined, 'https://evil.example'],
    [undefined, `${OWN}:8443`],
    [undefined, `${OWN}.evil.example`],
    [undefined, 'site.example'],
    [undefined, 'https://evil.example', JSON_TYPE],
    [undefined, 'null'],
    [undefined, 'null', FORM_TYPE],
    [undefined, 'null', 'text/plain; x=application/json'],
    [undefined, 'null', 'application/jsonp'],
    [undefined, OWN, JSON_TYPE, ''],
  ])('comes from another site: %s, %s, %s, %s', (...row) => {
    expect(isForeignRequest(formatHeaders(...row))).toBe(true);
  });

  it.each<Row>([
    ['same-origin', OWN],
    ['same-origin', 'null', JSON_TYPE],
    [undefined, OWN],
    [undefined, OWN, FORM_TYPE, 'site.example:443'],
    [undefined, 'http://site.example'],
    [undefined, 'null', JSON_TYPE],
    [undefined, 'null', 'application/json'],
    [undefined, 'null', 'Application/JSON ;charset=utf-8'],
    // Some web views send neither `Sec-Fetch-Site` nor `Origin`.
    [],
  ])('is our own: %s, %s, %s, %s', (...row) => {
    expect(isForeignRequest(formatHeaders(...row))).toBe(false);
  });
});
