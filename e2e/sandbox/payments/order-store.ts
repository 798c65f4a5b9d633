import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const TABLES = `
  drop table if exists orders;
  create table orders (
    id text primary key, user_id text, amount_bani integer not null,
    created_at integer not null, attempts integer not null default 0, authorized_at integer
  ) strict;
`;

/** The bank requires order numbers of at least six digits. */
const FIRST_ORDER = 700_001;
const MIN_BANI = 2_500;
const BANI_RANGE = 20_000;

const orderRow = z
  .object({
    id: z.string(),
    amount_bani: z.number(),
    attempts: z.number(),
    authorized_at: z.number().nullable(),
  })
  .transform(({ id, amount_bani: amountBani, attempts, authorized_at: authorizedAt }) => ({
    id,
    amountBani,
    attempts,
    isAuthorized: authorizedAt !== null,
  }));

/** `attempts` counts the requests to authorize the order. */
export type Order = Readonly<z.output<typeof orderRow>>;

export type OrderStore = {
  readonly reset: () => void;
  /**
   * Returns the order with this id, and creates the order first if it is missing. The default id is
   * a number that no stored order has.
   */
  readonly open: (userId: string, orderId?: string) => Order;
  /** Adds 1 to `attempts`, and creates the order first if it is missing. */
  readonly addAttempt: (orderId: string) => Order;
  /** Creates the order first if it is missing. A second call changes nothing. */
  readonly authorize: (orderId: string) => Order;
};

/** Derives the amount from the id, so that it is the same after every start of the sandbox. */
function getAmountBani(orderId: string): number {
  const digest = createHash('sha256').update(orderId).digest();
  return MIN_BANI + (digest.readUInt32BE() % BANI_RANGE);
}

export function createOrderStore(database: DatabaseSync, now: () => Date): OrderStore {
  const reset = (): void => database.exec(TABLES);

  const isStored = (orderId: string): boolean =>
    database.prepare('select 1 from orders where id = ?').get(orderId) !== undefined;

  function find(orderId: string): Order {
    return orderRow.parse(database.prepare('select * from orders where id = ?').get(orderId));
  }

  function insert(orderId: string, userId: string | null): void {
    database
      .prepare(
        'insert or ignore into orders (id, user_id, amount_bani, created_at) values (?, ?, ?, ?)',
      )
      .run(orderId, userId, getAmountBani(orderId), now().getTime());
  }

  function createOrderId(): string {
    const count = database.prepare('select count(*) as orders from orders').get();
    let orderId = FIRST_ORDER + Number(count?.orders);
    // A caller may have chosen this number as the id of its order.
    while (isStored(String(orderId))) orderId += 1;
    return String(orderId);
  }

  reset();
  return {
    reset,
    open: (userId, orderId = createOrderId()) => {
      insert(orderId, userId);
      return find(orderId);
    },
    addAttempt: (orderId) => {
      insert(orderId, null);
      database.prepare('update orders set attempts = attempts + 1 where id = ?').run(orderId);
      return find(orderId);
    },
    authorize: (orderId) => {
      insert(orderId, null);
      database
        .prepare('update orders set authorized_at = coalesce(authorized_at, ?) where id = ?')
        .run(now().getTime(), orderId);
      return find(orderId);
    },
  };
}
