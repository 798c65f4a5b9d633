import type { Page } from '@playwright/test';
import { bankCopy, buttonCodes } from '../../../sandbox/bank.ts';

/** How the bank sends the browser back: by default by GET. */
export type BankReturn = {
  readonly by?: 'GET' | 'POST';
  /** Replaces the text that the bank would send in the field MESSAGE. */
  readonly message?: string;
};

const METHODS = { GET: 'get', POST: 'post' } as const;

async function chooseReturn(page: Page, { by, message }: BankReturn): Promise<void> {
  if (by !== undefined) {
    await page.getByRole('radio', { name: bankCopy.methods[METHODS[by]] }).check();
  }
  if (message !== undefined) await page.getByLabel(bankCopy.message).fill(message);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

/** Uses the page of the sandbox's bank as a visitor does. */
export const bankPage = {
  arrive: async (page: Page): Promise<{ readonly order: string; readonly amount: string }> => {
    await page.getByRole('button', { name: bankCopy.approve }).waitFor();
    const detail = (term: string): Promise<string> =>
      page.locator(`dt:text-is("${term}") + dd`).innerText();
    return { order: await detail(bankCopy.order), amount: await detail(bankCopy.amount) };
  },

  approve: async (page: Page, bankReturn: BankReturn = {}): Promise<void> => {
    await chooseReturn(page, bankReturn);
    await press(page, bankCopy.approve);
  },

  /** `rc` can be empty, and can be a code that has no button on the page. */
  decline: async (page: Page, rc: string, bankReturn: BankReturn = {}): Promise<void> => {
    await chooseReturn(page, bankReturn);
    const buttonCode = buttonCodes.find((code) => code.rc === rc);
    if (buttonCode !== undefined) return press(page, bankCopy.declineWith(rc, buttonCode.label));
    await page.getByLabel(bankCopy.otherCode).fill(rc);
    return press(page, bankCopy.declineOther);
  },
} as const;
