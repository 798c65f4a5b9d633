import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { routes } from '../../../lib/addresses/routes.ts';
import { paymentCopy } from '../../../lib/i18n/transaction/payment-copy.ts';
import { expect, test } from '../../support/servers/fixtures.ts';

/** What a browser has sent for a form. `body` has one character for each byte. */
type Sent = {
  readonly method: string | undefined;
  readonly address: string | undefined;
  readonly type: string;
  readonly body: string;
};

type Row = {
  readonly name: string;
  /** ACTION stands for the bank's address. */
  readonly html: string;
  /** A diner presses the button of our form, because the form has visible fields. */
  readonly isVisible?: true;
  /** In the original page a person presses this button. Undefined if a script submits the form. */
  readonly press?: string;
};

const SCRIPT = '<script>document.forms[0].submit()</script>';
const SUBMIT = '[type=submit]';
const ORDER = '<input type=hidden name=ORDER value=1>';

/** A form that a script submits. */
const scripted = (name: string, inside: string, attributes = 'method=post'): Row => ({
  name,
  html: `<form ${attributes} action="ACTION">${inside}</form>${SCRIPT}`,
});
/** A form whose button a person presses. */
const pressed = (name: string, inside: string, press = 'button', after = ''): Row => ({
  name,
  html: `<form method=post action="ACTION">${inside}</form>${after}`,
  press,
});
const text = (value: string): string => `<input type=hidden name=DESC value="${value}">`;

const accepted: readonly Row[] = [
  scripted('the method POST', ORDER),
  scripted('the method GET, which replaces the query of the action', ORDER, 'method=GET'),
  scripted('no method', ORDER, ''),
  scripted('an unknown method', ORDER, 'method=PUT'),
  scripted('a method with a blank', ORDER, 'method="post "'),
  ...[
    '"application/x-www-form-urlencoded; charset=UTF-8"',
    '""',
    '"application/json"',
    'TEXT/plain',
    'multipart/form-data',
  ].map((encoding) =>
    scripted(
      `the encoding ${encoding}`,
      `${ORDER}<input type=hidden name='a"b' value="ă&#10;b=c">`,
      `method=post enctype=${encoding}`,
    ),
  ),
  scripted('an encoding and the method GET', ORDER, 'method=get enctype=multipart/form-data'),
  // Some of these charsets lack some of the letters.
  ...['windows-1250', '"x-none ISO-8859-1 UTF-8"', 'x-none', 'utf-16'].map((charset) =>
    scripted(
      `the charset ${charset}`,
      text('Ciorbă și é 💳'),
      `method=post accept-charset=${charset}`,
    ),
  ),
  scripted(
    'a charset in a multipart form',
    text('Ciorbă 💳'),
    'method=post enctype=multipart/form-data accept-charset=iso-8859-2',
  ),
  scripted(
    'a field for the charset',
    `${ORDER}<input type=hidden name=_charset_ value=x>`,
    'method=post accept-charset=windows-1250',
  ),
  scripted(
    'names and values of every kind',
    [
      '<input type=hidden name=a value="1&#10;2&#13;3&#13;&#10;4">',
      `<input type=hidden name="a&amp;b=c d+ă'" value="*-._~!()%00&quot;&lt;💳&nbsp;">`,
      '<input type=hidden name=a value=2><input type=hidden name="" value=3><input type=hidden value=4>',
      '<input type=hidden name=b><input type=hidden name=isindex value=5>',
      // Names of functions and properties of forms.
      ...['action', 'method', 'elements', 'requestSubmit', 'acceptCharset', '__proto__'].map(
        (name) => `<input type=hidden name=${name} value=1>`,
      ),
      '<input type=hidden disabled name=c><fieldset disabled><legend><input type=hidden name=d></legend><input type=hidden name=e></fieldset>',
      '<input type=file>',
    ].join(''),
  ),
  scripted(
    'a button with a name that the script does not press',
    `${ORDER}<button name=go value=1>Pay</button>`,
  ),
  scripted(
    'a script and several buttons',
    `${ORDER}<button name=cancel formaction="ACTION&cancel=1">No</button><button name=pay>Pay</button>`,
  ),
  scripted(
    'a script and a button with a method',
    `${ORDER}<button formmethod=get formenctype=text/plain>Pay</button>`,
  ),
  scripted('a <base>', `<base target=_self>${ORDER}`),
  {
    name: 'controls elsewhere, by the attribute form',
    html: `<input type=hidden form=f name=a><form id=f method=post action="ACTION">${ORDER}<input type=hidden form=g name=b></form><input type=hidden form=f name=c><input type=hidden name=d>${SCRIPT}`,
  },
  {
    name: 'an id that another element has too',
    html: `<p id=f></p><form id=f method=post action="ACTION">${ORDER}</form><input type=hidden form=f name=c>${SCRIPT}`,
  },
  {
    name: 'an event handler that submits it',
    html: `<form method=post action="ACTION">${ORDER}<button name=go>Pay</button></form><img src=data:, onerror="document.forms[0].submit()">`,
  },
  {
    name: 'a script that clicks a button with a name',
    html: `<form method=post action="ACTION">${ORDER}<button name=go value=1>Pay</button></form><script>document.querySelector('button').click()</script>`,
  },
  pressed(
    'an input as button with a name',
    `<input type=hidden name=a><input type=submit name=go value=Plătește>${ORDER}`,
    SUBMIT,
  ),
  pressed('a <button> with a name', `${ORDER}<button name=go value=1>Pay</button>`),
  pressed(
    'a button called submit, which stops the script',
    `${ORDER}<input type=submit name=submit value=Pay>`,
    SUBMIT,
    '<script>try { document.forms[0].submit() } catch {}</script>',
  ),
  pressed(
    'a button with another method and encoding',
    `${ORDER}<button formmethod=post formenctype=text/plain>Pay</button>`,
  ),
  pressed('a button with an action', `${ORDER}<button formaction="ACTION&other=1">Pay</button>`),
  pressed(
    'a disabled button before another',
    `${ORDER}<button disabled name=a>No</button><button name=b>Pay</button>`,
    'button:enabled',
  ),
  pressed('a picture as button', `${ORDER}<input type=image name=go alt=Pay>`, '[type=image]'),
  pressed('a picture without a name', `${ORDER}<input type=image alt=Pay>`, '[type=image]'),
  {
    name: 'fields of every kind that a diner fills in',
    html: `<form method=post novalidate action="ACTION">${[
      '<textarea name=a>\n\n one\r\n  două </textarea><textarea name=b wrap=soft cols=5>a long text of words</textarea>',
      '<select name=c><option>1<option selected> two \n words&nbsp;</select><select name=d><optgroup disabled><option>x</optgroup><optgroup><option value=y>z</optgroup></select>',
      '<select name=e><option disabled selected>x<option>y</select><select name=f size=3><option>x</select><select name=g><option label=L value="">t</select><select name=h><option disabled>x</select>',
      '<input type=checkbox name=i checked><input type=checkbox name=j><input type=checkbox name=k value=1 checked>',
      '<input style="display:none" name=l value=1><input hidden name=m value=2><div hidden><input name=n value=3></div>',
      '<input name=o value="1&#10;2"><input type=url name=p value=" x&#10; "><input type=email name=q value=" x@y "><input type=number name=r value=x><input type=number name=s value=1e2>',
      '<input type=date name=t value=2026-02-30><input type=time name=u value=10:00><input type=color name=v><input type=color name=w value=RED><input type=nonsense name=x value=" x ">',
      '<input type=tel name=y value="&#10;1"><input type=search name=z value=" x "><input type=month name=aa value=2026-01><input type=week name=ab value=x>',
      '<input type=datetime-local name=ac value="2026-01-01 10:00"><input type=password name=ad value=" x ">',
      '<input name=ae value=12345 maxlength=2><input name=af value=1 readonly><input name=ag required>',
    ].join('')}${ORDER}<input type=submit value=Pay></form>`,
    isVisible: true,
    press: SUBMIT,
  },
];

test.describe("the bank's form", () => {
  let server: Server;
  let origin = '';
  let sent: Sent[] = [];
  /** The HTML of each row by its number. */
  const forms: string[] = [];

  /** Plays the provider, a page with the provider's HTML, and the bank. */
  test.beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { method, url: address = '' } = request;
      const form = forms[Number(/\/(\d+)(?:\/card)?$/.exec(address)?.[1])]?.replaceAll(
        'ACTION',
        `${origin}/bank?old=1`,
      );
      const html = { 'content-type': 'text/html; charset=utf-8' };
      if (address.startsWith('/api/')) response.writeHead(200, html).end(form);
      else if (address.startsWith('/original/')) {
        response.writeHead(200, html).end(`<!doctype html><title>x</title>${form}`);
      } else if (address.startsWith('/bank')) {
        request.setEncoding('latin1');
        const body = (await request.toArray()).join('');
        sent.push({ method, address, type: request.headers['content-type'] ?? '', body });
        response.writeHead(200, html).end('<!doctype html><title>bank</title>');
      } else if (address === '/redirect') {
        response.writeHead(302, { location: `${origin}/bank`.replace('127.0.0.1', 'localhost') });
        response.end();
      } else response.writeHead(204).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('No port');
    origin = `http://127.0.0.1:${address.port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  test.beforeEach(() => {
    sent = [];
  });

  const addForm = (html: string): string => String(forms.push(html) - 1);

  const takeSent = async (page: Page): Promise<Sent> => {
    await page.waitForURL((url) => url.pathname === '/bank');
    const [first, ...others] = sent;
    expect(others).toEqual([]);
    sent = [];
    if (first === undefined) throw new Error('The bank got no form');
    const { type, body, ...rest } = first;
    const boundary = /boundary=(.+)$/.exec(type)?.[1] ?? '\0';
    return {
      ...rest,
      type: type.replaceAll(boundary, 'BOUNDARY'),
      body: body.replaceAll(boundary, 'BOUNDARY'),
    };
  };

  for (const [how, rows] of [
    ['a script', accepted.filter(({ press }) => press === undefined)],
    ['a press', accepted.filter(({ press }) => press !== undefined)],
  ] as const) {
    test(`that ${how} submits is submitted with the bytes that a browser sends for the provider's HTML`, async ({
      page,
      getOwnSite,
    }) => {
      test.setTimeout(60_000);
      const site = await getOwnSite({ PROVIDER_API_URL: origin, PAYMENT_FORM_ORIGINS: origin });
      for (const { name, html, isVisible, press } of rows) {
        await test.step(name, async () => {
          const orderId = addForm(html);
          await page.goto(`${origin}/original/${orderId}`);
          if (press !== undefined) await page.locator(press).press('Enter');
          const original = await takeSent(page);

          await page.goto(`${site.origin}${routes.cardPayment({ userId: 'u1', orderId })}`);
          if (isVisible) await page.locator('main button[type=submit]').click();
          expect.soft(await takeSent(page), name).toEqual(original);
        });
      }
    });
  }

  test.describe('that the bank answers by a redirect to a host that is not listed', () => {
    test.use({ ignoredError: 'form-action' });
    test('is blocked by the browser, and the page says at once how to go on', async ({
      page,
      getOwnSite,
    }) => {
      const site = await getOwnSite({ PROVIDER_API_URL: origin, PAYMENT_FORM_ORIGINS: origin });
      const orderId = addForm(`<form method=post action="${origin}/redirect">${ORDER}</form>`);
      await page.goto(`${site.origin}${routes.cardPayment({ userId: 'u1', orderId })}`);
      const main = page.getByRole('main');
      await expect(main.getByText(paymentCopy.ro.form.stalled)).toBeVisible();
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      await main.getByRole('link', { name: paymentCopy.ro.backToCart }).click();
      await expect(page).toHaveURL(`${site.origin}${routes.paymentExit()}`);
      expect(sent).toEqual([]);
    });
  });
});
