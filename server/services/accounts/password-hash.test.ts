import { describe, expect, test } from 'vitest';
import { makePerson, openTestServices, testPassword } from '#test/test-services.ts';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.ts';
import { renewHash } from './renew-hash.ts';
import { signIn } from './sign-in.ts';

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
});

describe('an outdated hash', () => {
  test('is renewed by its owner’s sign-in, and not by a wrong password', async () => {
    const services = await openTestServices();
    const visitor = { ip: '10.8.0.1', userAgent: 'test' };
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
      signIn(services, visitor, { email: 'vieja@ejemplo.co', password });

    await store(bareHash);
    await expect(enter('otra')).rejects.toMatchObject({ code: 'auth.bad-credentials' });
    expect(await stored()).toBe(bareHash);
    await enter('canción ñ');
    const renewed = await stored();
    expect(isOutdatedHash(renewed)).toBe(false);
    await enter('canción ñ');
    expect(await stored()).toBe(renewed);

    // A password that changed since it was right keeps its change.
    await store(bareHash);
    await renewHash(services.db, 'vieja@ejemplo.co', testPassword);
    expect(await stored()).toBe(bareHash);
    await Promise.all([renewHash(services.db, 'vieja@ejemplo.co', 'canción ñ'), store(renewed)]);
    expect(await verifyPassword({ hash: await stored(), password: 'canción ñ' })).toBe(true);
  });
});
