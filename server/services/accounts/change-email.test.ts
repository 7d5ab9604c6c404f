import pg from 'pg';
import { expect, test } from 'vitest';
import { openBrowserOf } from '#test/open-browser.ts';
import {
  makePerson,
  openTestServices,
  testPassword,
  anyone,
  anonymousAt,
  later,
} from '#test/test-services.ts';
import { cancelEmailChange, readEmailChange, requestEmailChange } from './change-email.ts';
import { changeName } from './change-name.ts';
import {
  confirmEmailChange,
  readEmailChangeLink,
  rejectEmailChange,
} from './confirm-email-change.ts';
import { mailLink } from './mail-link.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';

const services = await openTestServices();
const visitor = anonymousAt('10.4.0.1');
let place = 0;

/** A signed-in person who may ask for changes; each from a place of their own, for the limits. */
async function openAccount(email: string) {
  const actor = await makePerson(services, email);
  const browser = await openBrowserOf(services, email, { ip: `10.4.1.${(place += 1)}` });
  const ask = async (newEmail: string, currentPassword = testPassword, within = services) => {
    const fields = { currentPassword, email: newEmail };
    await requestEmailChange(within, await browser.actor(), {
      headers: browser.cookies(),
      ...fields,
    });
  };
  return { actor, email, ask, session: browser.session };
}

const newestMail = () => services.mailed.at(-1) ?? { kind: '', email: '', token: '' };
const addressOf = async (userId: string) =>
  (
    await services.db.service
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email;
const refused = { code: 'auth.change-invalid' };

test('the address changes when the old one and then the new one said yes', async () => {
  const ana = await openAccount('ana@ejemplo.co');
  const luis = await openAccount('luis@ejemplo.co');
  await ana.ask('ana.nueva@ejemplo.co');
  expect(newestMail()).toMatchObject({ kind: 'emailChangeAsked', email: 'ana@ejemplo.co' });
  expect(await readEmailChange(services, ana.actor)).toEqual({
    newEmail: 'ana.nueva@ejemplo.co',
    askedOf: 'old',
  });
  expect(await readEmailChange(services, luis.actor)).toBeNull();

  const first = newestMail().token;
  expect(await readEmailChangeLink(services, anyone, first)).toEqual({
    askedOf: 'old',
    oldEmail: 'ana@ejemplo.co',
    newEmail: 'ana.nueva@ejemplo.co',
  });
  expect(await confirmEmailChange(services, anyone, first)).toBe('new-address-asked');
  expect(await addressOf(ana.actor.userId)).toBe('ana@ejemplo.co');
  await expect(confirmEmailChange(services, anyone, first)).rejects.toMatchObject(refused);

  const second = newestMail().token;
  expect(newestMail()).toMatchObject({
    kind: 'emailChangeConfirmation',
    email: 'ana.nueva@ejemplo.co',
  });
  expect(await readEmailChangeLink(services, anyone, second)).toEqual({
    askedOf: 'new',
    newEmail: 'ana.nueva@ejemplo.co',
  });
  const clicks = await Promise.allSettled(
    [1, 2].map(() => confirmEmailChange(services, anyone, second)),
  );
  expect(clicks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await addressOf(ana.actor.userId)).toBe('ana.nueva@ejemplo.co');
  expect(await addressOf(luis.actor.userId)).toBe('luis@ejemplo.co');
  expect(newestMail()).toMatchObject({ kind: 'emailChanged', email: 'ana@ejemplo.co' });
  expect((await ana.session()).email).toBe('ana.nueva@ejemplo.co');
  expect(await readEmailChange(services, ana.actor)).toBeNull();
  await signIn(services, visitor, {
    headers: new Headers(),
    email: 'ana.nueva@ejemplo.co',
    password: testPassword,
  });
  await expect(
    signIn(services, visitor, {
      headers: new Headers(),
      email: 'ana@ejemplo.co',
      password: testPassword,
    }),
  ).rejects.toMatchObject({ code: 'auth.bad-credentials' });
});

test('it needs the password, and another address', async () => {
  const { ask, actor, email } = await openAccount('exige@ejemplo.co');
  await expect(ask('otra@ejemplo.co', 'no es')).rejects.toMatchObject({
    code: 'auth.wrong-password',
  });
  await expect(ask(email)).rejects.toMatchObject({ code: 'auth.same-email' });
  expect(await readEmailChange(services, actor)).toBeNull();
});

test('only the owner of a taken address is notified, and nothing changes', async () => {
  const { ask, actor, email } = await openAccount('busca@ejemplo.co');
  const owner = await openAccount('ocupado@ejemplo.co');
  await ask('ocupado@ejemplo.co');
  await confirmEmailChange(services, anyone, newestMail().token);
  expect(newestMail()).toMatchObject({
    kind: 'emailChangeConfirmation',
    email: 'ocupado@ejemplo.co',
  });
  const { token } = newestMail();
  await expect(confirmEmailChange(services, anyone, token)).rejects.toMatchObject({
    code: 'auth.email-taken',
  });
  expect(await addressOf(actor.userId)).toBe(email);
  expect(await addressOf(owner.actor.userId)).toBe('ocupado@ejemplo.co');
  expect(await readEmailChange(services, actor)).toBeNull();
  await expect(confirmEmailChange(services, anyone, token)).rejects.toMatchObject(refused);
});

test('what the database refuses for another reason ends no change', async () => {
  const { ask, actor } = await openAccount('sigue@ejemplo.co');
  await ask('rechazada@ejemplo.co');
  await confirmEmailChange(services, anyone, newestMail().token);
  const { token } = newestMail();
  const waiting = await readEmailChange(services, actor);
  const owner = new pg.Client(services.ownerConnection);
  await owner.connect();
  await owner.query(
    `alter table users add constraint refused check (email <> 'rechazada@ejemplo.co')`,
  );
  try {
    await expect(confirmEmailChange(services, anyone, token)).rejects.toThrow('refused');
    expect(await readEmailChange(services, actor)).toEqual(waiting);
  } finally {
    await owner.query('alter table users drop constraint refused');
    await owner.end();
  }
  expect(await confirmEmailChange(services, anyone, token)).toBe('changed');
});

test('a second request, a cancellation, a «no» and a new password end the first', async () => {
  const { ask, actor, email } = await openAccount('cambia@ejemplo.co');
  const stranger = await openAccount('ajena@ejemplo.co');
  const askFor = async (address: string) => {
    await ask(address);
    return newestMail().token;
  };
  const dead = async (token: string) => {
    expect(await readEmailChangeLink(services, anyone, token)).toBeNull();
    await expect(confirmEmailChange(services, anyone, token)).rejects.toMatchObject(refused);
  };

  const one = await askFor('uno@ejemplo.co');
  const two = await askFor('dos@ejemplo.co');
  await dead(one);
  await cancelEmailChange(services, stranger.actor);
  expect(await readEmailChangeLink(services, anyone, two)).not.toBeNull();
  await cancelEmailChange(services, actor);
  await dead(two);

  const three = await askFor('tres@ejemplo.co');
  await rejectEmailChange(services, anyone, 'inventado');
  expect(await readEmailChangeLink(services, anyone, three)).not.toBeNull();
  await rejectEmailChange(services, anyone, three);
  await dead(three);

  const four = await askFor('cuatro@ejemplo.co');
  await mailLink(services, anonymousAt('10.4.0.9'), { purpose: 'password-reset', email });
  await resetPassword(services, anyone, {
    headers: new Headers(),
    token: newestMail().token,
    password: 'cordillera oriental',
  });
  await dead(four);
});

test('a link in the old mailbox does not open the account after the change', async () => {
  const { ask } = await openAccount('vieja@ejemplo.co');
  await mailLink(services, anonymousAt('10.4.0.8'), {
    purpose: 'password-reset',
    email: 'vieja@ejemplo.co',
  });
  const { token } = newestMail();
  await ask('reciente@ejemplo.co');
  await confirmEmailChange(services, anyone, newestMail().token);
  await confirmEmailChange(services, anyone, newestMail().token);
  await expect(
    resetPassword(services, anyone, {
      headers: new Headers(),
      token,
      password: 'cordillera oriental',
    }),
  ).rejects.toMatchObject({ code: 'auth.reset-invalid' });
});

test('a link that has expired, or was invented, is refused, and the table holds no token', async () => {
  const { ask, actor } = await openAccount('vence@ejemplo.co');
  await ask('tarde@ejemplo.co');
  const { token } = newestMail();
  const rows = await services.db.service.selectFrom('email_changes').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  const hour = 60 * 60 * 1000;
  const [inTime, tooLate] = [later(services, 23 * hour), later(services, 25 * hour)];
  expect(await readEmailChange(inTime, actor)).not.toBeNull();
  expect(await readEmailChangeLink(inTime, anyone, token)).not.toBeNull();
  for (const bad of [token, 'inventado', '']) {
    expect(await readEmailChangeLink(tooLate, anyone, bad)).toBeNull();
    await expect(confirmEmailChange(tooLate, anyone, bad)).rejects.toMatchObject(refused);
  }
  expect(await readEmailChange(tooLate, actor)).toBeNull();
});

test('a sixth mail to either address within the hour waits', async () => {
  const { ask } = await openAccount('insiste@ejemplo.co');
  for (let count = 1; count <= 5; count += 1) await ask(`buzon${count}@ejemplo.co`);
  await expect(ask('buzon6@ejemplo.co')).rejects.toMatchObject({ code: 'rate.limited' });

  const other = await openAccount('insiste2@ejemplo.co');
  for (let count = 1; count <= 5; count += 1) {
    await services.limits.consume('mailAddress', 'victima@ejemplo.co move');
  }
  await other.ask('victima@ejemplo.co');
  const { token } = newestMail();
  await expect(confirmEmailChange(services, anyone, token)).rejects.toMatchObject({
    code: 'rate.limited',
  });
  expect(await readEmailChange(services, other.actor)).toMatchObject({ askedOf: 'old' });
});

test('a name changes with the name that greets, and for nobody else', async () => {
  const { actor, session } = await openAccount('nombre@ejemplo.co');
  const other = await openAccount('otra@ejemplo.co');
  await changeName(services, actor, 'Ñandú Pérez');
  expect(await session()).toMatchObject({ name: 'Ñandú Pérez', displayName: 'Ñandú' });
  expect(await other.session()).toMatchObject({ name: 'Ana Ñandú', displayName: 'Ana' });
});

test.each(['emailChangeAsked', 'emailChangeConfirmation', 'emailChanged'] as const)(
  'nothing of a change is kept without its mail: %s',
  async (kind) => {
    const from = `${kind.toLowerCase()}@ejemplo.co`;
    const { ask, actor } = await openAccount(from);
    const failing = {
      ...services,
      accounts: {
        ...services.accounts,
        mails: { ...services.accounts.mails, [kind]: () => Promise.reject(new Error('no queue')) },
      },
    };
    const before = () => readEmailChange(services, actor);
    if (kind === 'emailChangeAsked') {
      await expect(ask(`otro.${from}`, testPassword, failing)).rejects.toThrow('no queue');
      expect(await before()).toBeNull();
      return;
    }
    await ask(`otro.${from}`);
    if (kind === 'emailChanged') await confirmEmailChange(services, anyone, newestMail().token);
    const { token } = newestMail();
    const waiting = await before();
    await expect(confirmEmailChange(failing, anyone, token)).rejects.toThrow('no queue');
    expect(await before()).toEqual(waiting);
    expect(await confirmEmailChange(services, anyone, token)).toBe(
      kind === 'emailChanged' ? 'changed' : 'new-address-asked',
    );
  },
);
