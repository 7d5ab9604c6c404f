import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newOrderCode } from '#server/services/payments/order-code.ts';
import { makeWholeOrder, type WholeOrder } from '#test/access/make-whole-order.ts';
import { makePerson, openTestServices } from '#test/test-services.ts';

const services = await openTestServices();
const client = new pg.Client(services.ownerConnection);
await client.connect();
afterAll(() => client.end());

const roles = ['owner', 'service', 'staff', 'user', 'anonymous'] as const;
type Role = (typeof roles)[number];

let ana: WholeOrder & { userId: string };
let luis: WholeOrder & { userId: string };

async function customer(email: string) {
  const { userId } = await makePerson(services, email);
  return { userId, ...(await makeWholeOrder(services, { userId, email })) };
}

beforeAll(async () => {
  [ana, luis] = [await customer('ana@ejemplo.co'), await customer('luis@ejemplo.co')];
  await client.query(
    `insert into exchange_rates (cop_per_usd, set_at, set_by) values (400000, now(), null)`,
  );
  await client.query(
    `insert into payment_findings (kind, provider, subject, order_id, found_at) values ('mismatch', 'wompi', 'x', $1, now())`,
    [ana.orderId],
  );
});

/** What one transaction of this role comes to; the owner of the tables takes no role. */
async function as(role: Role, statements: string[], userId = '') {
  await client.query('begin');
  try {
    if (role !== 'owner') await client.query(`set local role estudio_${role}`);
    await client.query(`select set_config('app.user_id', $1, true)`, [userId]);
    let last: pg.QueryResult<Record<string, unknown>> | undefined;
    for (const statement of statements) last = await client.query(statement);
    await client.query('commit');
    return last?.rows ?? [];
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const denied = { code: '42501' };
const unbalanced = { code: '23514', message: expect.stringContaining('does not balance') };
const taken = { code: '23505' };

describe('what is append-only', () => {
  const forbidden = [
    'update ledger_entries set amount = amount',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update exchange_rates set cop_per_usd = cop_per_usd',
    'delete from exchange_rates',
    'truncate exchange_rates',
    'delete from receipts',
    'truncate receipts',
    'truncate orders cascade',
  ];
  const trials = roles.flatMap((role) =>
    forbidden.map((statement) => [statement, role] as [string, Role]),
  );
  test.each(trials)('%s is refused to %s', async (statement, role) => {
    await expect(as(role, [statement], ana.userId)).rejects.toMatchObject(denied);
  });

  test('no right to write is granted but to the service, and none to delete', async () => {
    const writers = async (granted: string) => {
      const { rows } = await client.query<{ writer: string }>(
        `select role || ' ' || name as writer from unnest($1::text[]) name, unnest($2::text[]) role
         where ${granted}`,
        [everything, ['service', 'staff', 'user', 'anonymous', 'app'].map((r) => `estudio_${r}`)],
      );
      return rows.map(({ writer }) => writer);
    };
    expect(await writers(`has_table_privilege(role, name, 'delete, truncate')`)).toEqual([]);
    const added = await writers(`has_any_column_privilege(role, name, 'insert')`);
    expect(added).toEqual(everything.map((name) => `estudio_service ${name}`));
    const changed = await writers(`has_any_column_privilege(role, name, 'update')`);
    expect(changed.toSorted()).toEqual(
      everything
        .filter((name) => !['exchange_rates', 'ledger_entries'].includes(name))
        .map((name) => `estudio_service ${name}`)
        .toSorted(),
    );
  });
});

describe('a posting', () => {
  type Line = [account: string, amount: number, currency?: 'COP' | 'USD'];
  const entries = (posting: string, lines: Line[]) =>
    lines.map(
      ([account, amount, currency = 'COP']) =>
        `insert into ledger_entries (posting, account, currency, amount, order_id, at)
         values ('${posting}', '${account}', '${currency}', ${amount}, '${ana.orderId}', now())`,
    );
  const post = (posting: string, lines: Line[]) => as('service', entries(posting, lines));
  const linesOf = async (posting: string) => {
    const values = [posting];
    return (await client.query('select from ledger_entries where posting = $1', values)).rowCount;
  };

  test('that comes to zero is kept, in two currencies too', async () => {
    await post('zero', [
      ['provider:wompi', 119],
      ['sales', -100],
      ['iva', -19],
    ]);
    await post('two', [
      ['provider:wompi', 119],
      ['clients', -119],
      ['provider:paypal', 5, 'USD'],
      ['clients', -5, 'USD'],
    ]);
    expect([await linesOf('zero'), await linesOf('two')]).toEqual([3, 4]);
  });

  test.each<[string, Line[]]>([
    ['has one side', [['provider:wompi', 119]]],
    [
      'is a hundredth off',
      [
        ['provider:wompi', 119],
        ['sales', -100],
        ['iva', -18],
      ],
    ],
    [
      'is zero only when pesos are added to dollars',
      [
        ['provider:paypal', 100, 'USD'],
        ['clients', -100, 'COP'],
      ],
    ],
  ])('that %s is refused at the commit, with all beside it', async (_, lines) => {
    const beside = `insert into exchange_rates (cop_per_usd, set_at) values (410000, now())`;
    const before = await client.query('select from exchange_rates');
    await expect(as('service', [...entries('off', lines), beside])).rejects.toMatchObject(
      unbalanced,
    );
    expect(await linesOf('off')).toBe(0);
    expect((await client.query('select from exchange_rates')).rowCount).toBe(before.rowCount);
    // Who made the tables has no way around it.
    await expect(as('owner', entries('off', lines))).rejects.toMatchObject(unbalanced);
  });

  test('is refused a second time, whatever it says then, and takes no more lines', async () => {
    await post('once', [
      ['provider:wompi', 10],
      ['clients', -10],
    ]);
    await expect(
      post('once', [
        ['provider:wompi', 10],
        ['clients', -10],
      ]),
    ).rejects.toMatchObject(taken);
    await expect(
      post('once', [
        ['provider:wompi', 7],
        ['sales', -7],
      ]),
    ).rejects.toMatchObject(taken);
    await expect(post('once', [['sales', -1]])).rejects.toMatchObject(unbalanced);
    expect(await linesOf('once')).toBe(2);
  });
});

describe('once alone', () => {
  const orderOf = (values: { userId: string; item?: string; price?: number; status?: string }) => {
    const { userId, item = 'plan:pro', price = 3000, status = 'open' } = values;
    return `insert into orders (code, user_id, item, name, service, status, currency, price, tax_percent, created_at, expires_at)
      values ('${newOrderCode()}', '${userId}', '${item}', 'Pro', 'membership', '${status}', 'USD', ${price}, 19, now(), now())`;
  };
  const attemptOf = (orderId: string, provider: string, status = 'open') =>
    `insert into payment_attempts (order_id, provider, reference, currency, amount, status, created_at, expires_at)
     values ('${orderId}', '${provider}', '${randomUUID()}', 'COP', 1, '${status}', now(), now())`;
  const paymentOf = (orderId: string, role: string) =>
    `insert into payments (id, order_id, attempt_id, provider, currency, amount, role, received_at)
     select '${randomUUID()}', order_id, id, 'wompi', 'COP', 1, '${role}', now()
     from payment_attempts where order_id = '${orderId}' limit 1`;

  test('one payment settles an order; extra ones may come in', async () => {
    await as('service', [paymentOf(ana.orderId, 'extra'), paymentOf(ana.orderId, 'extra')]);
    await expect(as('service', [paymentOf(ana.orderId, 'settles')])).rejects.toMatchObject({
      ...{ ...taken, constraint: 'payments_settle_once' },
    });
  });

  test('one open order of a person’s has an item at a price', async () => {
    const open = { userId: ana.userId };
    await as('service', [orderOf(open)]);
    await expect(as('service', [orderOf(open)])).rejects.toMatchObject({
      ...{ ...taken, constraint: 'orders_open_once' },
    });
    await as('service', [
      orderOf({ userId: luis.userId }),
      orderOf({ ...open, price: 24_900 }),
      orderOf({ ...open, item: 'plan:other' }),
      orderOf({ ...open, status: 'expired' }),
      orderOf({ ...open, status: 'paid' }),
    ]);
  });

  test('one attempt at a provider is open', async () => {
    const { orderId } = luis;
    await as('service', [attemptOf(orderId, 'paypal')]);
    await expect(as('service', [attemptOf(orderId, 'paypal')])).rejects.toMatchObject({
      ...{ ...taken, constraint: 'payment_attempts_open_once' },
    });
    await as('service', [
      attemptOf(orderId, 'wompi'),
      attemptOf(orderId, 'paypal', 'declined'),
      attemptOf(ana.orderId, 'paypal'),
    ]);
  });
});

const theirs = [
  'orders',
  'payment_attempts',
  'transfer_reports',
  'payments',
  'refunds',
  'receipts',
] as const;
const studios = ['ledger_entries', 'provider_events', 'payment_findings'] as const;
const everything = [...theirs, ...studios, 'exchange_rates'];

describe('who sees what', () => {
  const orderIn = (table: (typeof theirs)[number]) => {
    if (table === 'orders') return 'orders.id';
    const ofAttempt = '(select order_id from payment_attempts where id = attempt_id)';
    return table === 'transfer_reports' ? ofAttempt : 'order_id';
  };

  test.each(theirs)('a person sees their own of %s alone', async (table) => {
    for (const [person, other] of [
      [ana, luis],
      [luis, ana],
    ] as const) {
      const whose = `select (select o.user_id from orders o where o.id = ${orderIn(table)}) as whose from ${table}`;
      const all = await as('owner', [whose]);
      const count = (userId: string) => all.filter((row) => row.whose === userId).length;
      expect(Math.min(count(person.userId), count(other.userId))).toBeGreaterThan(0);
      const seen = await as('user', [`select from ${table}`], person.userId);
      expect(seen).toHaveLength(count(person.userId));
      expect(await as('user', [`select from ${table}`], randomUUID())).toEqual([]);
      expect(await as('user', [`select from ${table}`])).toEqual([]);
    }
    await expect(as('anonymous', [`select from ${table}`])).rejects.toMatchObject(denied);
  });

  test.each(studios)('nobody outside sees %s', async (table) => {
    for (const role of ['user', 'anonymous'] as const)
      await expect(as(role, [`select from ${table}`], ana.userId)).rejects.toMatchObject(denied);
  });

  test.each(['user', 'anonymous'] as const)('the rates are %s’s to read', async (role) => {
    expect((await as(role, ['select from exchange_rates'])).length).toBeGreaterThan(0);
  });

  test.each(everything)('the staff reads all of %s and writes nothing of it', async (table) => {
    const column = { ledger_entries: 'amount', receipts: 'number' }[table] ?? 'id';
    const [all, seen] = [
      await as('owner', [`select from ${table}`]),
      await as('staff', [`select from ${table}`]),
    ];
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toHaveLength(all.length);
    for (const role of ['staff', 'user', 'anonymous'] as const)
      for (const statement of [
        `insert into ${table} default values`,
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
      ])
        await expect(as(role, [statement], ana.userId), statement).rejects.toMatchObject(denied);
  });
});
