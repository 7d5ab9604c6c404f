import { guessLists } from '#server/services/accounts/common-passwords.ts';

/** What the meter beside a new password looks in; the same for everyone, so browsers keep it. */
export async function loader() {
  return Response.json(await guessLists(), {
    headers: { 'cache-control': 'public, max-age=604800' },
  });
}
