import { z } from 'zod';

export const APPROVE = 'approve';
export const OTHER_CODE = 'other';

function findCode(decision: string, otherCode: string): string {
  return decision === OTHER_CODE ? otherCode : decision;
}

/** `decision` is `APPROVE`, `OTHER_CODE` or a response code. */
export const bankChoiceSchema = z
  .object({
    decision: z.string().max(8),
    otherCode: z.string().max(20).default(''),
    message: z.string().max(2_000).default(''),
    method: z.enum(['get', 'post']),
    pace: z.enum(['now', 'slow', 'never']),
  })
  .transform(({ decision, otherCode, ...choice }) => ({
    ...choice,
    /** The response code of a declined payment; undefined when the bank approves. */
    declinedWith: decision === APPROVE ? undefined : findCode(decision, otherCode),
  }));

export type BankChoice = Readonly<z.output<typeof bankChoiceSchema>>;
