import type { GuessLists } from '#packages/password-strength/src/index.ts';
import { AppError } from '#server/app-error.ts';

/** How much of each list distinguishes a weak password from a good one; the server refuses all that it knows. */
const enough = { passwords: 10_000, words: 5_000 };

// A megabyte that only a new password needs.
let leaked: Promise<string[]> | undefined;
const leakedPasswords = () =>
  (leaked ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => dictionary['passwords-common'],
  ));

let refused: Promise<ReadonlySet<string>> | undefined;

/**
 * Rejects with `auth.common-password` a password that leaks show often: about 49,000, from the lists that come with
 * zxcvbn-ts, in any case of its letters.
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  refused ??= leakedPasswords().then((passwords) => new Set(passwords));
  if ((await refused).has(password.toLowerCase())) throw new AppError('auth.common-password');
}

/** What the meter beside a new password looks in. */
export async function guessLists(): Promise<GuessLists> {
  const { dictionary } = await import('@zxcvbn-ts/language-es-es');
  return {
    passwords: (await leakedPasswords()).slice(0, enough.passwords),
    words: dictionary['commonWords-es-es'].slice(0, enough.words),
  };
}
