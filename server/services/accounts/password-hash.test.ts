import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DB } from '#server/database/schema.ts';
import { makePerson, openTestServices, testPassword, anonymousAt } from '#test/test-services.ts';
import { waitUntilBlocking } from '#test/wait-until-blocking.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';
import { renewHash } from './renew-hash.ts';
import { signIn } from './sign-in.ts';

const services = await openTestServices();

/** How hashes were kept before they named their parameters, of the password «canción ñ». */
const bareHash =
  '000102030405060708090a0b0c0d0e0f:512311b9f09992d2a2397a8819728e6cd34ac0d292aa3190105d2655ad3af897';

describe('a hash', () => {
  test('names its parameters, and is of this password alone', async () => {
    const hash = await hashPassword('canción ñ');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(isOutdatedHash(hash)).toBe(false);
    expect(await verifyPassword({ hash, password: 'canción ñ' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'canción n' })).toBe(false);
    expect(await hashPassword('canción ñ')).not.toBe(hash);
  });

  // From test.c of the reference implementation of Argon2 (version 0x13, argon2id).
  test.each([
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
    '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc',
  ])('%s is of «password», with its own parameters', async (hash) => {
    expect(await verifyPassword({ hash, password: 'password' })).toBe(true);
    expect(await verifyPassword({ hash, password: 'Password' })).toBe(false);
    expect(isOutdatedHash(hash)).toBe(true);
  });

  test('without parameters is still good, and due to be renewed', async () => {
    expect(await verifyPassword({ hash: bareHash, password: 'canción ñ' })).toBe(true);
    expect(await verifyPassword({ hash: bareHash, password: 'otra' })).toBe(false);
    expect(isOutdatedHash(bareHash)).toBe(true);
  });

  test.each([
    '',
    ':',
    'password',
    '$argon2i$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=256,t=99,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=0,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=7,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=256,t=0,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=256,t=2,p=1$$',
  ])('%j is nobody’s', async (hash) => {
    expect(await verifyPassword({ hash, password: 'password' })).toBe(false);
  });

  // All are of «password»: one that were computed would be found right.
  test.each([
    ['16 passes and 8 lanes', 'm=64,t=16,p=8', 'VqgRuthJZnz/7LRtdZN03E8SFWATLA480+UiSCaiMzI', true],
    ['17 passes', 'm=8,t=17,p=1', 'G6rvKVLhLdZ2MMQQD2nbZUU5h8Xuxwrjv+fxC9oYvII', false],
    ['9 lanes', 'm=72,t=1,p=9', 'XiuvchMcsXIt+qevFQD8Jy6VRvzsNfn2GG1Mr+6qvl4', false],
    ['over 256 MiB', 'm=262145,t=1,p=1', 'urfyQlFJUNxBdmyHN20KQMcqk00IkaapYT3M67QRTN8', false],
  ])('of %s is computed only within the limits', async (_, cost, tag, isComputed) => {
    const hash = `$argon2id$v=19$${cost}$c29tZXNhbHQ$${tag}`;
    expect(await verifyPassword({ hash, password: 'password' })).toBe(isComputed);
  });
});

describe('an outdated hash', () => {
  test('is renewed by its owner’s sign-in, and not by a wrong password', async () => {
    const visitor = anonymousAt('10.8.0.1');
    const { userId } = await makePerson(services, 'vieja@ejemplo.co');
    const stored = async () =>
      (
        await services.db.service
          .selectFrom('accounts')
          .select('password')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).password ?? '';
    const store = (password: string) =>
      services.db.service
        .updateTable('accounts')
        .set({ password })
        .where('user_id', '=', userId)
        .execute();
    const enter = (password: string) =>
      signIn(services, visitor, { headers: new Headers(), email: 'vieja@ejemplo.co', password });

    await store(bareHash);
    await expect(enter('otra')).rejects.toMatchObject({ code: 'auth.bad-credentials' });
    expect(await stored()).toBe(bareHash);
    await enter('canción ñ');
    const renewed = await stored();
    expect(isOutdatedHash(renewed)).toBe(false);
    await enter('canción ñ');
    expect(await stored()).toBe(renewed);

    // Only the password of the stored hash renews it.
    await store(bareHash);
    await renewHash(services, 'vieja@ejemplo.co', testPassword);
    expect(await stored()).toBe(bareHash);
  });

  test('is not renewed over a password that changes at that moment', async () => {
    const { service } = services.db;
    const email = 'cambia@ejemplo.co';
    const { userId } = await makePerson(services, email);
    const set = (db: Kysely<DB>, password: string) =>
      db.updateTable('accounts').set({ password }).where('user_id', '=', userId).execute();
    await set(service, bareHash);
    const changed = await hashPassword('neblina de monserrate');

    const renewal = await service.transaction().execute(async (db) => {
      await set(db, changed);
      // It reads the old hash, which is what is committed, and waits for this transaction when it writes.
      const renewing = renewHash(services, email, 'canción ñ');
      await waitUntilBlocking(db, services.db);
      return { renewing };
    });
    await renewal.renewing;
    const { password } = await service
      .selectFrom('accounts')
      .select('password')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(password).toBe(changed);
  });
});
