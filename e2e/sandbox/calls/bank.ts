import type { Context, Hono } from 'hono';
import { createBankAnswer } from '../bank/bank-answer.ts';
import { renderAnswerPage } from '../bank/bank-answer-page.ts';
import { bankChoiceSchema } from '../bank/bank-choice-schema.ts';
import { bankCopy } from '../bank/bank-copy.ts';
import { BANK_ANSWER_PATH, renderBankPage, renderBankError } from '../bank/bank-page.ts';
import { BANK_PATH } from '../payments/payment-fields.ts';
import { isSignedForm } from '../payments/signature.ts';
import type { Fields } from '../payments/signature.ts';
import type { ProviderEnvironment } from '../provider-environment.ts';

/** The fields that the bank page adds to the fields of the submission. */
const CHOICE_FIELDS = ['decision', 'otherCode', 'message', 'method', 'pace'];

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

async function readFields(context: Context<ProviderEnvironment>): Promise<Fields> {
  if (context.req.method === 'GET') return context.req.query();
  const body = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/**
 * The bank is not part of the provider's API, so the OpenAPI document does not contain these pages.
 */
export function addBankPages(app: Hono<ProviderEnvironment>, now: () => Date): void {
  app.use('/bank/*', async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });

  app.on(['GET', 'POST'], BANK_PATH, async (context) => {
    const fields = await readFields(context);
    const problem = findProblem(fields);
    if (problem !== undefined) return context.html(renderBankError(problem), 400);
    return context.html(renderBankPage(fields));
  });

  app.post(BANK_ANSWER_PATH, async (context) => {
    const fields = await readFields(context);
    const form = Object.fromEntries(
      Object.entries(fields).filter(([name]) => !CHOICE_FIELDS.includes(name)),
    );
    const choice = bankChoiceSchema.safeParse(fields);
    if (!choice.success) return context.html(renderBankError(bankCopy.wrongFields), 400);
    const problem = findProblem(form);
    if (problem !== undefined) return context.html(renderBankError(problem), 400);
    const answer = createBankAnswer(form, choice.data, now());
    return context.html(renderAnswerPage(form.BACKREF ?? '', answer, choice.data));
  });
}
