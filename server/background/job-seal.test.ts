import { expect, test } from 'vitest';
import { createJobSeal, isSealed } from './job-seal.ts';

const secret = 'a secret that only this test has';
const seal = createJobSeal(secret);
const ana = { email: 'ana@ejemplo.co', displayName: 'Canción Ñandú — ¿qué?' };
const sealed = seal.seal('send-mail', ana.email, ana);

test('what is sealed for a queue is read there, by every process with the secret', () => {
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed(ana)).toBe(false);
  expect(createJobSeal(secret).open('send-mail', sealed)).toEqual(ana);
  expect(seal.seal('send-mail', ana.email, ana).sealed).not.toBe(sealed.sealed);
});

test('it is not read in another queue, with another secret, or once a byte has changed', () => {
  const refused = 'sealed with another SECRET';
  expect(() => seal.open('mail-two-factor-off', sealed)).toThrow(refused);
  expect(() => createJobSeal(`${secret}!`).open('send-mail', sealed)).toThrow(refused);
  const bytes = Buffer.from(sealed.sealed, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    const forged = { ...sealed, sealed: changed.toString('base64url') };
    expect(() => seal.open('send-mail', forged), `byte ${at}`).toThrow(refused);
  }
});

test('whose it is, only who has the secret knows, and for one queue at a time', () => {
  expect(sealed.owner).toBe(createJobSeal(secret).ownerOf('send-mail', ana.email));
  const others = [
    seal.ownerOf('mail-two-factor-off', ana.email),
    seal.ownerOf('send-mail', 'luis@ejemplo.co'),
    createJobSeal(`${secret}!`).ownerOf('send-mail', ana.email),
  ];
  expect(others).not.toContain(sealed.owner);
});
