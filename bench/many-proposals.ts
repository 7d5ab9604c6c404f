import type pg from 'pg';

/**
 * Makes a proposal of each contact that there is. What came in the last fortnight is in every status; of what is older most
 * is closed. One in thirty is of a paying member. Triggers, which would announce each of them, are off meanwhile.
 */
export async function fillProposals(owner: pg.Client): Promise<void> {
  await owner.query('alter table contact_submissions disable trigger user');
  await owner.query(`
    insert into contact_submissions
      (name, email, phone, service, message, created_at, status, priority, first_answered_at)
    select name, email, phone, service, message, created_at,
      case
        when created_at < now() - interval '14 days' then case when dice < 94 then 'closed' else 'contacted' end
        when dice < 25 then 'new' when dice < 50 then 'in_progress' when dice < 75 then 'contacted' else 'closed'
      end,
      case when dice % 30 = 0 then 1 else 2 end,
      case when dice < 25 then null else created_at + dice * interval '20 minutes' end
    from (select *, abs(hashtext(id::text)) % 100 as dice from contacts) as contacts`);
  await owner.query('alter table contact_submissions enable trigger user');
  await owner.query('vacuum analyze contact_submissions');
}
