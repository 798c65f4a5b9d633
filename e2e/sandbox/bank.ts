import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { renderHiddenFields, renderHtmlDocument } from './html-document.ts';
import type { Markup } from './html-document.ts';
import type { ProviderEnvironment } from './openapi-document.ts';
import { createStamp, isSignedForm, signAnswer } from './signature.ts';
import type { Fields } from './signature.ts';

// The bank's pages: one shows the payment of a signed form and lets the tester choose the bank's
// answer, the next sends the browser back with this answer. The bank is not part of the provider's
// API, so the OpenAPI document does not contain these pages.

export const BANK_PATH = '/bank/pay_auth';
const ANSWER_PATH = '/bank/answer';

export const bankCopy = {
  bank: 'Banca de Probă',
  example: 'Pagină de încercare: nicio bancă nu este întrebată și niciun leu nu pleacă.',
  title: 'Autorizarea plății',
  shop: 'Comerciant',
  order: 'Comanda',
  amount: 'Suma',
  description: 'Descriere',
  lei: 'lei',
  approve: 'Aprobă plata',
  declineHeading: 'Sau refuză plata',
  declineWith: (rc: string, label: string): string => `Refuză cu ${rc}, ${label}`,
  otherCode: 'Alt cod de răspuns (RC)',
  declineOther: 'Refuză cu acest cod',
  returnHeading: 'Cum răspunde banca',
  method: 'Întoarcerea la comerciant',
  methods: { get: 'prin GET', post: 'prin POST' },
  pace: 'Răspunsul vine',
  paces: { now: 'imediat', slow: 'încet, după 3 secunde', never: 'niciodată' },
  message: 'Alt mesaj (MESSAGE)',
  approved: 'Plata a fost aprobată',
  declined: 'Plata a fost refuzată',
  backSoon: 'Te întorci acum la comerciant.',
  back: 'Înapoi la comerciant',
  waiting: 'Se așteaptă răspunsul băncii…',
  silent: 'Banca nu mai răspunde',
  silentHint: 'De aici nu mai pleacă nimic, ca atunci când banca sau conexiunea cade.',
  refused: 'Cererea nu poate fi primită',
  wrongSignature: 'Semnătura (P_SIGN) nu se potrivește cu datele primite.',
  wrongFields: 'Lipsesc date ale plății sau nu au forma cerută.',
} as const;

/** With the pace `never` the browser is not sent back. */
const DELAYS_MS = { now: 0, slow: 3_000 } as const;

type ResponseCode = {
  readonly rc: string;
  /**
   * The bank's ACTION: 0 approved, 1 duplicate, 2 declined, 3 processing error. Empty when the bank
   * gives none.
   */
  readonly action: string;
  /** The bank's own text (MESSAGE), in English. */
  readonly message: string;
};

/** The codes that have a button on the bank page, which shows the reason in Romanian. */
export const buttonCodes: readonly (ResponseCode & { readonly label: string })[] = [
  { rc: '51', action: '2', message: 'Insufficient funds', label: 'fonduri insuficiente' },
  { rc: '54', action: '2', message: 'Expired card', label: 'card expirat' },
  { rc: '05', action: '2', message: 'Do not honour', label: 'refuz fără motiv' },
  { rc: '-19', action: '3', message: 'Authentication failed', label: 'autentificare eșuată' },
  { rc: '990', action: '', message: 'Transaction timeout', label: 'timp expirat' },
];

const responseCodes: readonly ResponseCode[] = [
  ...buttonCodes,
  { rc: '14', action: '2', message: 'Invalid card number' },
  { rc: '41', action: '2', message: 'Lost card' },
  { rc: '57', action: '2', message: 'Transaction not permitted' },
  { rc: '91', action: '2', message: 'Issuer unavailable' },
  { rc: '94', action: '1', message: 'Duplicate transaction' },
  { rc: '96', action: '3', message: 'System malfunction' },
];

const APPROVE = 'approve';
const OTHER_CODE = 'other';

/** The fields that the bank page adds to the fields of the submission. */
const choiceShape = z.object({
  /** `APPROVE`, `OTHER_CODE` or a response code. */
  decision: z.string().max(8),
  otherCode: z.string().max(20).default(''),
  message: z.string().max(2_000).default(''),
  method: z.enum(['get', 'post']),
  pace: z.enum(['now', 'slow', 'never']),
});

type Choice = Readonly<z.output<typeof choiceShape>>;

export function addBankPages(app: Hono<ProviderEnvironment>, now: () => Date): void {
  app.use('/bank/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  app.on(['GET', 'POST'], BANK_PATH, async (context) => {
    const fields = await readFields(context);
    const problem = findProblem(fields);
    if (problem !== undefined) return context.html(renderError(problem), 400);
    return context.html(renderBankPage(fields));
  });

  app.post(ANSWER_PATH, async (context) => {
    const fields = await readFields(context);
    const form = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !Object.hasOwn(choiceShape.shape, name)),
    );
    const choice = choiceShape.safeParse(fields);
    if (!choice.success) return context.html(renderError(bankCopy.wrongFields), 400);
    const problem = findProblem(form);
    if (problem !== undefined) return context.html(renderError(problem), 400);
    return context.html(renderAnswerPage(form, choice.data, now()));
  });
}

async function readFields(context: Context<ProviderEnvironment>): Promise<Fields> {
  if (context.req.method === 'GET') return context.req.query();
  const body = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

function findProblem(fields: Fields): string | undefined {
  if (!isSignedForm(fields)) return bankCopy.wrongSignature;
  const hasValidFields =
    /^\d{1,9}\.\d\d$/.test(fields.AMOUNT ?? '') &&
    fields.CURRENCY === 'RON' &&
    isWebAddress(fields.BACKREF ?? '');
  return hasValidFields ? undefined : bankCopy.wrongFields;
}

function decide({ decision, otherCode }: Choice): ResponseCode {
  if (decision === APPROVE) return { rc: '00', action: '0', message: 'Approved' };
  const rc = decision === OTHER_CODE ? otherCode : decision;
  const known = responseCodes.find((code) => code.rc === rc);
  return known ?? { rc, action: '2', message: 'Declined' };
}

const createDigits = (length: number): string =>
  Array.from({ length }, () => String(randomInt(10))).join('');

/**
 * Creates the fields of the bank's answer in the order in which they are signed, and then the
 * signature, P_SIGN. RRN (the reference number) and APPROVAL (the approval code) come from the bank
 * that issued the card. With ACTION 0 that bank has approved. With ACTION 2 it has declined and
 * gives no APPROVAL. With any other ACTION that bank gave no answer, so RRN and APPROVAL are empty.
 */
function createAnswer(form: Fields, choice: Choice, now: Date): Fields {
  const { rc, action, message } = decide(choice);
  return signAnswer({
    TERMINAL: form.TERMINAL ?? '',
    TRTYPE: form.TRTYPE ?? '',
    ORDER: form.ORDER ?? '',
    AMOUNT: form.AMOUNT ?? '',
    CURRENCY: form.CURRENCY ?? '',
    DESC: form.DESC ?? '',
    ACTION: action,
    RC: rc,
    MESSAGE: choice.message || message,
    RRN: action === '0' || action === '2' ? createDigits(12) : '',
    INT_REF: randomBytes(8).toString('hex').toUpperCase(),
    APPROVAL: action === '0' ? createDigits(6) : '',
    ...createStamp(now),
  });
}

function renderBankDocument(title: string, content: Markup): Markup {
  return renderHtmlDocument({
    lang: 'ro',
    title: `${title} · ${bankCopy.bank}`,
    style: readFileSync(join(import.meta.dirname, 'bank.css'), 'utf8'),
    body: html`<header>
        <p>${bankCopy.bank}</p>
        <p>${bankCopy.example}</p>
      </header>
      <main>
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
}

const renderError = (reason: string): Markup =>
  renderBankDocument(bankCopy.refused, html`<p>${reason}</p>`);

function renderChoices(
  name: string,
  legend: string,
  labels: Readonly<Record<string, string>>,
): Markup {
  const choices = Object.entries(labels).map(
    ([value, label], index) =>
      html`<label
        ><input type="radio" name="${name}" value="${value}" ${index === 0 ? 'checked' : ''} />
        ${label}</label
      >`,
  );
  return html`<fieldset>
    <legend>${legend}</legend>
    ${choices}
  </fieldset>`;
}

/**
 * Without this script, the Enter key in a text field would press the first button, which approves
 * the payment.
 */
const enterScript = html`<script>
  for (const field of document.querySelectorAll('input[type=text]')) {
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (field.name === 'otherCode') document.getElementById('decline-other').click();
    });
  }
</script>`;

function renderBankPage(fields: Fields): Markup {
  const amount = (fields.AMOUNT ?? '').replace('.', ',');
  const codeButtons = buttonCodes.map(
    ({ rc, label }) =>
      html`<button type="submit" name="decision" value="${rc}">
        ${bankCopy.declineWith(rc, label)}
      </button>`,
  );
  const content = html`<dl>
      <dt>${bankCopy.amount}</dt>
      <dd class="amount">${amount} ${bankCopy.lei}</dd>
      <dt>${bankCopy.shop}</dt>
      <dd>${fields.MERCH_NAME}</dd>
      <dt>${bankCopy.order}</dt>
      <dd>${fields.ORDER}</dd>
      <dt>${bankCopy.description}</dt>
      <dd>${fields.DESC}</dd>
    </dl>
    <form method="post" action="${ANSWER_PATH}">
      ${renderHiddenFields(fields)}
      <button type="submit" class="main" name="decision" value="${APPROVE}">
        ${bankCopy.approve}
      </button>
      <h2>${bankCopy.declineHeading}</h2>
      <div class="codes">${codeButtons}</div>
      <div class="row">
        <label
          >${bankCopy.otherCode}
          <input type="text" name="otherCode" maxlength="20" autocomplete="off" />
        </label>
        <button type="submit" id="decline-other" name="decision" value="${OTHER_CODE}">
          ${bankCopy.declineOther}
        </button>
      </div>
      <h2>${bankCopy.returnHeading}</h2>
      ${renderChoices('method', bankCopy.method, bankCopy.methods)}
      ${renderChoices('pace', bankCopy.pace, bankCopy.paces)}
      <label
        >${bankCopy.message}
        <input type="text" name="message" maxlength="2000" autocomplete="off" />
      </label>
    </form>
    ${enterScript}`;
  return renderBankDocument(bankCopy.title, content);
}

/**
 * The page sends the bank's answer with a form, because a redirect can neither show a text nor send
 * new fields by POST. With the pace `never` the page sends nothing.
 */
function renderAnswerPage(form: Fields, choice: Choice, now: Date): Markup {
  const { decision, pace, method } = choice;
  if (pace === 'never') {
    return renderBankDocument(bankCopy.silent, html`<p>${bankCopy.silentHint}</p>`);
  }
  const title = decision === APPROVE ? bankCopy.approved : bankCopy.declined;
  const submitScript = raw(
    `<script>setTimeout(() => document.getElementById('back').submit(), ${DELAYS_MS[pace]});</script>`,
  );
  const content = html`<p role="status">
      ${pace === 'slow' ? bankCopy.waiting : bankCopy.backSoon}
    </p>
    <form id="back" method="${method}" action="${form.BACKREF ?? ''}">
      ${renderHiddenFields(createAnswer(form, choice, now))}
      <button type="submit" class="main">${bankCopy.back}</button>
    </form>
    ${submitScript}`;
  return renderBankDocument(pace === 'slow' ? bankCopy.title : title, content);
}
