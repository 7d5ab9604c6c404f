import type pg from 'pg';

/**
 * So many orders over the last three years, of the people who wrote: most are paid, one in ten by a transfer, which the
 * person reported; one in fifty was given back, and of one in a thousand another amount came. Triggers, which would announce
 * each of them, are off meanwhile.
 */
export async function fillOrders(owner: pg.Client, count: number): Promise<void> {
  const tables = [
    'orders',
    'payment_attempts',
    'transfer_reports',
    'payments',
    'receipts',
    'refunds',
  ];
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(
    `insert into orders (code, item, service, name, client_name, client_email, status, currency, price, pesos,
       cop_per_usd, rate_set_at, tax_percent, created_at, expires_at, paid_at)
     select translate(lpad(upper(to_hex(n::bigint * 4093)), 8, 'Z'), 'ILOU', '1100'), 'paquete:' || n, service,
       'Paquete ' || service, name, email,
       case when n % 10 < 2 then 'expired' when n % 50 = 7 then 'refunded' when n > $1 - 100 then 'open' else 'paid' end,
       'USD', price, price * 4000, 400000, at, 19, at, at + interval '1 day', at
     from (
       select n, name, email, service, now() - (($1 - n) * interval '3 years' / $1) as at,
         (array[39000, 78000, 120000, 25000 + n % 5000])[1 + n % 4]::bigint as price
       from (select row_number() over (order by created_at, id) as n, name, email, service from contacts limit $1) people
     ) made`,
    [count],
  );
  await owner.query(`
    insert into payment_attempts (order_id, provider, reference, currency, amount, status, provider_id, created_at, expires_at)
    select id, provider, code || '-AAAAAA', case provider when 'paypal' then 'USD' else 'COP' end,
      case provider when 'paypal' then price else pesos end, 'approved',
      case provider when 'paypal' then upper(md5(code)) end, created_at, expires_at
    from (select *, (array['wompi', 'paypal', 'wompi', 'paypal', 'wompi', 'paypal', 'wompi', 'paypal', 'wompi', 'manual'])
      [1 + abs(hashtext(code)) % 10] as provider from orders where status <> 'expired') paid`);
  await owner.query(`
    insert into transfer_reports (attempt_id, reference, reported_at, decided_at, decision)
    select id, 'M' || abs(hashtext(reference)), created_at, created_at, 'confirmed' from payment_attempts
    where provider = 'manual'`);
  await owner.query(`
    insert into payments (id, order_id, attempt_id, provider, currency, amount, role, refunded, received_at)
    select provider || ':' || attempt.id, orders.id, attempt.id, provider, attempt.currency,
      attempt.amount - case when is_wrong then 100 else 0 end, case when is_wrong then 'mismatch' else 'settles' end,
      case when orders.status = 'refunded' then attempt.amount else 0 end, attempt.created_at
    from payment_attempts attempt join orders on orders.id = order_id,
      lateral (select abs(hashtext(code)) % 1000 = 3 and orders.status = 'paid' as is_wrong) wrong`);
  await owner.query(`
    insert into receipts (number, payment_id, order_id, issued_at)
    select row_number() over (order by received_at, id), id, order_id, received_at from payments where role = 'settles'`);
  await owner.query(`
    insert into refunds (id, order_id, payment_id, amount, reason, status, provider_id, asked_at, done_at, next_try_at)
    select gen_random_uuid(), order_id, id, amount, 'courtesy', 'done', 'DEV' || abs(hashtext(id)), received_at,
      received_at, received_at
    from payments where refunded > 0`);
  for (const table of tables) {
    await owner.query(`alter table ${table} enable trigger user`);
    await owner.query(`vacuum analyze ${table}`);
  }
}
