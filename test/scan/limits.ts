import { setTimeout as sleep } from 'node:timers/promises';
import { halfSent } from '#test/access/half-sent.ts';
import { mailsTo } from '#test/browser/mail.ts';
import { makeArtist } from '#test/browser/artist.ts';
import type { Tally } from './tally.ts';
import { send, someAddress, type Target } from './target.ts';

/** Guesses, mails and half-sent forms beyond their number, with the disguises that get around a careless count. */
export async function tryLimits(tally: Tally, target: Target): Promise<void> {
  const victim = await makeArtist(target.origin);
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    send(target, '/auth', { headers, form: { intent: 'signin', email, password } });

  // One account, each guess from another address and in other letters.
  const guesses = [];
  for (let index = 0; index < 14; index += 1) {
    const email = index % 2 ? victim.email.toUpperCase() : victim.email;
    guesses.push((await signIn(email, `clave ${index}`)).status);
  }
  tally.check(
    'the twelfth guess waits, from wherever',
    guesses.slice(11).every((status) => status === 429),
    guesses,
  );
  tally.check(
    'no guess is an error',
    guesses.every((status) => status < 500),
    guesses,
  );
  const unknown = [];
  for (let index = 0; index < 14; index += 1)
    unknown.push((await signIn(`nadie.${victim.email}`, `clave ${index}`)).status);
  tally.check(
    'an address without account waits as one with',
    String(unknown) === String(guesses),
    `${unknown.join()} / ${guesses.join()}`,
  );

  // One IPv6 network, each sign-up from another of its addresses.
  const network = '2001:db8:aa:bb';
  const signUps = [];
  for (let index = 0; index < 64; index += 1) {
    const ip = `${network}:${(index + 1).toString(16)}:${index.toString(16)}::1`;
    const form = {
      intent: 'signup',
      fullName: 'Ana',
      email: `red${index}@ejemplo.co`,
      password: 'x',
      confirmPassword: 'y',
      userType: 'artist',
      dataConsent: 'on',
    };
    signUps.push(
      (
        await send(target, '/auth?tab=signup', {
          headers: { 'x-forwarded-for': ip },
          form: { ...form, password: victim.password, confirmPassword: victim.password },
        })
      ).status,
    );
  }
  tally.check(
    'an IPv6 network is one address',
    signUps.slice(60).every((status) => status === 429),
    signUps.slice(55),
  );

  // Mails to one address, asked for in other letters and from other addresses.
  for (let index = 0; index < 12; index += 1) {
    const email = index % 2 ? victim.email.toUpperCase() : victim.email;
    await send(target, '/auth/recuperar', { form: { email } });
  }
  const copies = {
    name: 'Ana',
    phone: '',
    service: 'video',
    message: 'Hola',
    consent: 'on',
    website: '',
    email: `inundada.${victim.email}`,
  };
  for (let index = 0; index < 9; index += 1)
    await send(target, '/', {
      headers: { 'x-forwarded-for': someAddress() },
      form: { ...copies, message: `Hola ${index}` },
    });
  await sleep(3_000);
  const resets = (await mailsTo(victim.email)).filter(({ links }) =>
    links.some((link) => link.includes('/auth/clave-nueva')),
  );
  tally.check(
    'at most five resets an hour reach one address',
    resets.length > 0 && resets.length <= 5,
    resets.length,
  );
  const copied = await mailsTo(copies.email);
  tally.check(
    'at most five copies a day reach one address',
    copied.length > 0 && copied.length <= 5,
    copied.length,
  );

  await tryHalfSent(tally, target);
}

/** Forms that one address begins and does not finish: they end, and keep out nobody who shares it. */
async function tryHalfSent(tally: Tally, target: Target): Promise<void> {
  const { origin, port } = target;
  const post = (from: string, path: string, type: string, length: number, body: string) => {
    const head = [
      `Origin: ${origin}`,
      `X-Forwarded-For: ${from}`,
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      '',
    ];
    return { target: path, head: head.join('\r\n'), body };
  };
  const file = '--a\r\nContent-Disposition: form-data; name="demo"; filename="a.wav"\r\n\r\n';
  const demo = (from: string, bytes: number) =>
    post(from, '/contact', 'multipart/form-data; boundary=a', bytes, file);
  const words = post(
    someAddress(),
    '/auth',
    'application/x-www-form-urlencoded',
    100,
    'intent=signin',
  );
  for (const half of [words, demo(someAddress(), 200_000)]) {
    const responses = await halfSent({ port }, half, { count: 100, ended: 60 });
    const what = `of 100 half-sent posts to ${half.target} 60 end`;
    tally.check(what, responses.length >= 60, responses.length);
  }
  // Files that are on their way, while somebody else of the same network writes.
  const from = someAddress();
  const waiting = halfSent({ port }, demo(from, 27e6), { count: 3, ended: 3, patienceMs: 2_000 });
  const form = {
    name: 'Ana',
    email: `vecina.${target.ana.email}`,
    service: 'produccion',
    message: 'Hola',
    consent: 'on',
  };
  const taken = await send(target, '/contact', { headers: { 'x-forwarded-for': from }, form });
  const isTaken = taken.status === 303;
  tally.check('words are taken while files of their network wait', isTaken, taken.status);
  await waiting;
}
