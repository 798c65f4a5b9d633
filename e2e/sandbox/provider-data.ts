import type { DatabaseSync } from 'node:sqlite';
import { createAccountStore } from './accounts/account-store.ts';
import type { AccountStore } from './accounts/account-store.ts';
import { createCatalogueStore } from './catalogue/catalogue-store.ts';
import type { CatalogueStore } from './catalogue/catalogue-store.ts';
import { createInvoiceStore } from './invoices/invoice-store.ts';
import type { InvoiceStore } from './invoices/invoice-store.ts';
import { createOrderStore } from './payments/order-store.ts';
import type { OrderStore } from './payments/order-store.ts';
import { seedInvoices } from './seeds/invoices.ts';
import { issuePresetTokens } from './preset-ids/preset-tokens.ts';

export type ProviderData = {
  /** Usable only after `createScenario` has called `fill`, which creates the tables. */
  readonly catalogue: CatalogueStore;
  readonly accounts: AccountStore;
  readonly orders: OrderStore;
  readonly invoices: InvoiceStore;
  /** Restores accounts, tokens and orders to their state at the start. */
  readonly resetAccountsAndOrders: () => void;
};

/**
 * Creates the tables of accounts, orders and invoices. Before that, drops such tables if an earlier
 * run left them in the database file.
 */
export function createProviderData(database: DatabaseSync, now: () => Date): ProviderData {
  const accounts = createAccountStore(database, now);
  const orders = createOrderStore(database, now);
  issuePresetTokens(accounts);
  return {
    catalogue: createCatalogueStore(database),
    accounts,
    orders,
    invoices: createInvoiceStore(database, seedInvoices),
    resetAccountsAndOrders: () => {
      accounts.reset();
      issuePresetTokens(accounts);
      orders.reset();
    },
  };
}
