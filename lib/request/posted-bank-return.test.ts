import { Readable } from 'node:stream';
import { MESSAGE_MAX_CHARACTERS } from '../payment/bank-return.ts';
import { bodyLimits, readBytes } from './request-body.ts';
import { formatReturnQuery } from './posted-bank-return.ts';

const PATH = '/payment/librapay/client/response';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A request as Node gives it to the server. */
async function returned(
  body: string | FormData | Uint8Array<ArrayBuffer>,
  type?: string,
  query = '',
): Promise<string> {
  // Writes a form as a browser does.
  const form = new Response(body);
  const request = Readable.from([Buffer.from(await form.arrayBuffer())]);
  const contentType = type ?? form.headers.get('content-type');
  return formatReturnQuery(
    Object.assign(request, {
      url: `${PATH}${query}`,
      headers: contentType === null ? {} : { 'content-type': contentType },
    }),
  );
}

describe("the bank's POST", () => {
  it('becomes a query of the fields in RETURN_FIELDS, in the order of that list', async () => {
    const body =
      'TERMINAL=60000001&TRTYPE=0&ORDER=123456&AMOUNT=10.00&CURRENCY=RON&DESC=Meniu&ACTION=3&RC=-19' +
      '&MESSAGE=Authentication+failed&RRN=&INT_REF=A1&APPROVAL=&TIMESTAMP=20260101000000&NONCE=aa' +
      '&P_SIGN=BB&DATA_CUSTOM=secret&__proto__=x';

    expect(await returned(body, FORM_TYPE)).toBe(
      'RC=-19&MESSAGE=Authentication+failed&ORDER=123456&TERMINAL=60000001&TRTYPE=0&AMOUNT=10.00' +
        '&CURRENCY=RON&DESC=Meniu&ACTION=3&RRN=&INT_REF=A1&APPROVAL=&TIMESTAMP=20260101000000' +
        '&NONCE=aa&P_SIGN=BB',
    );
  });

  it('may be multipart; files in it are dropped', async () => {
    const body = new FormData();
    body.set('RC', '51');
    body.set('ORDER', new File(['x'], 'x.txt'));

    expect(await returned(body)).toBe('RC=51');
  });

  it.each(['m', '🍕'])(
    'loses the end of a long message of %s, but keeps more than the page shows',
    async (letter) => {
      const sent = letter.repeat(1_000);
      const query = await returned(new URLSearchParams({ MESSAGE: sent }).toString(), FORM_TYPE);
      const message = new URLSearchParams(query).get('MESSAGE') ?? '';
      expect(sent.startsWith(message)).toBe(true);
      expect(message).toHaveLength(602);
      expect([...message].length).toBeGreaterThan(MESSAGE_MAX_CHARACTERS);
    },
  );

  it.each([601, 602, 603])(
    'has no half of a character after a cut behind %i units',
    async (units) => {
      const sent = `${'m'.repeat(units - 1)}🍕${'m'.repeat(100)}`;
      const body = new URLSearchParams({ MESSAGE: sent }).toString();
      const kept = sent.slice(0, units === 602 ? 601 : 602);
      expect(await returned(body, FORM_TYPE)).toBe(
        new URLSearchParams({ MESSAGE: kept }).toString(),
      );
      expect(await returned('', FORM_TYPE, `?${body}`)).toBe(
        new URLSearchParams({ MESSAGE: kept }).toString(),
      );
    },
  );

  it.each(['\xe3&', '%E3&', 'RC=\xe3&', '\xe3=\xe3&', '_charset_=x&'])(
    'is decoded for its known fields only, not for 16 kB of %j',
    async (pair) => {
      const decode = jest.spyOn(TextDecoder.prototype, 'decode');
      const body = Buffer.from(`RC=51&${pair.repeat(16_000 / pair.length)}`, 'latin1');
      expect(await returned(body, FORM_TYPE)).toBe('RC=51');
      expect(decode.mock.calls.length).toBeLessThan(64);
      decode.mockRestore();
    },
  );

  it.each([
    ['?ORDER=123456&lang=en', 'RC=00', 'RC=00&ORDER=123456&lang=en'],
    ['?RC=51&ORDER=1&lang=ro', 'RC=00&ORDER=2', 'RC=00&ORDER=2&lang=ro'],
    ['?RC=00', 'RC=', 'RC='],
    ['', 'RC=51&RC=00', 'RC=51'],
    ['?lang=de&user=u1&DATA_CUSTOM=x', 'RC=00', 'RC=00'],
    ['?lang=en&lang=ro&ORDER=1&ORDER=2', 'RC=00', 'RC=00&ORDER=1&lang=en'],
    [`?MESSAGE=${'m'.repeat(603)}`, '', `MESSAGE=${'m'.repeat(602)}`],
  ])('takes its missing fields and the language from the query %s', async (query, body, kept) => {
    expect(await returned(body, FORM_TYPE, query)).toBe(kept);
  });

  const percentEncode = (bytes: string): string =>
    [...bytes].map((byte) => `%${byte.charCodeAt(0).toString(16)}`).join('');
  /** 'Plată refuzată, încercaţi şi mâine' in windows-1250 and in iso-8859-2, each byte a character. */
  const legacy = 'Plat\xe3 refuzat\xe3, \xeencerca\xfei \xbai m\xe2ine';
  const multipart = `--b\r\ncontent-disposition: form-data; name="MESSAGE"\r\n\r\n${legacy}\r\n--b--`;

  const encoded = `MESSAGE=${percentEncode(legacy)}`;

  it.each([
    [FORM_TYPE, encoded],
    [`${FORM_TYPE}; charset=cp1250`, encoded],
    [`${FORM_TYPE};charset=ISO-8859-2`, encoded],
    [`${FORM_TYPE}; charset=UTF-8`, encoded],
    [FORM_TYPE, `_charset_=windows-1250&${encoded}`],
    [FORM_TYPE, `MESSAGE=${legacy.replaceAll(' ', '+')}`],
    ['multipart/form-data; boundary=b', multipart],
  ])('may have a message in a legacy charset: %s with %j', async (type, body) => {
    const query = new URLSearchParams(await returned(Buffer.from(body, 'latin1'), type));
    expect(query.get('MESSAGE')).toBe('Plată refuzată, încercaţi şi mâine');
  });

  it('cannot add to the address anything but query parameters', async () => {
    const hostile = '\r\nLocation: //evil.example#?&RC=00';
    const query = await returned(`MESSAGE=${encodeURIComponent(hostile)}`, FORM_TYPE);

    expect(query).toMatch(/^MESSAGE=[\w%+.-]+$/);
    expect(new URLSearchParams(query).get('MESSAGE')).toBe(hostile);
  });

  it.each([
    ['JSON', '{"RC":"00"}', 'application/json'],
    ['plain text', 'RC=00', 'text/plain'],
    ['of an invalid type', 'RC=00', 'x'],
    ['damaged multipart', 'RC=00', 'multipart/form-data; boundary=b'],
    ['multipart without a boundary', 'RC=00', 'multipart/form-data'],
    ['too large', `RC=00&DESC=${'d'.repeat(bodyLimits.bankReturn)}`, FORM_TYPE],
    ['empty', '', FORM_TYPE],
  ])('gives an empty query when it is %s', async (_name, body, type) => {
    expect(await returned(body, type)).toBe('');
  });
});

describe('a body whose size is limited', () => {
  const MAX_BYTES = 8;
  const bodyOf = (...chunks: readonly string[]): ReadableStream<Uint8Array> =>
    new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
  const textOf = async (body: ReadableStream<Uint8Array> | null): Promise<string | undefined> => {
    const bytes = await readBytes(body, MAX_BYTES);
    return bytes && new TextDecoder().decode(bytes);
  };

  it.each([
    [[], ''],
    [['1234', '5678'], '12345678'],
    [['1234', '5678', '9'], undefined],
    [['123456789'], undefined],
  ])('that arrives in the chunks %j is read as %j', async (chunks, text) => {
    expect(await textOf(bodyOf(...chunks))).toBe(text);
  });

  it('that is missing is read as empty', async () => {
    expect(await textOf(null)).toBe('');
  });

  it('that is cut off is read as undefined', async () => {
    const cutOff = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('aborted')),
    });

    expect(await textOf(cutOff)).toBeUndefined();
  });

  it('that never ends is cancelled as soon as it is too large', async () => {
    let pulled = 0;
    const cancel = jest.fn();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(4));
      },
      cancel,
    });

    expect(await readBytes(endless, MAX_BYTES)).toBeUndefined();
    expect(pulled).toBeLessThan(10);
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
