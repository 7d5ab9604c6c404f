import { makeArtist } from '#test/browser/artist.ts';
import { linkMailedTo } from '#test/browser/mail.ts';
import type { Tally } from './tally.ts';
import { send, type Target } from './target.ts';

/** Links of mails, opened by robots, used again and guessed. */
export async function tryMailedLinks(tally: Tally, target: Target): Promise<void> {
  const person = await makeArtist(target.origin);
  await send(target, '/auth/recuperar', { form: { email: person.email } });
  const link = await linkMailedTo(person.email, '/auth/clave-nueva');
  for (const method of ['HEAD', 'GET', 'OPTIONS']) {
    const seen = await send(target, link, { method });
    tally.check(
      `${method} of a link opens no session`,
      !seen.headers.getSetCookie().some((cookie) => /session_token=[^;]/.test(cookie)),
      seen.status,
    );
  }
  const token = new URL(link).searchParams.get('token') ?? '';
  const fields = (used: string) => ({
    token: used,
    password: 'otra neblina larga',
    confirmPassword: 'otra neblina larga',
  });
  const guesses = [
    '',
    'x',
    `${token}x`,
    token.slice(0, -1),
    token.toUpperCase() + 'A',
    '\0',
    'ñ'.repeat(500),
    '../../x',
    "' or 1=1 --",
  ];
  for (const guess of guesses) {
    for (const path of [
      '/auth/clave-nueva',
      '/auth/confirmar',
      '/auth/correo',
      '/boletin/confirmar',
      '/boletin/baja',
      '/correo/baja',
    ]) {
      const seen = await send(
        target,
        `${path}?token=${encodeURIComponent(guess)}&de=${encodeURIComponent(guess)}`,
        { form: fields(guess) },
      );
      // Some say that they refuse, some that there is nothing to do: none lets anybody in, or says that it was done.
      const cookies = seen.headers.getSetCookie().filter((cookie) => /=[^;]+;/.test(cookie));
      tally.check(
        `${path} takes «${guess.slice(0, 20)}»`,
        seen.status < 500 && !cookies.some((cookie) => /session_token|aviso/.test(cookie)),
        `${seen.status} ${cookies.join()}`,
      );
    }
  }
  const first = await send(target, link, { form: fields(token) });
  tally.check('the link works after robots looked', first.status === 302, first.status);
  const second = await send(target, link, { form: fields(token) });
  tally.check('and once', second.status >= 400 && second.status < 500, second.status);
  const old = await send(target, '/dashboard', { headers: { cookie: person.cookie } });
  tally.check('sessions from before are over', old.status === 302, old.status);
}
