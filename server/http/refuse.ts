import type { Context } from 'hono';
import type { PageRenderer } from './page-renderer.ts';
import type { AppEnv } from './app-env.ts';

type Words = { title: string; message: string; code?: string; requestId?: string };

/** Answers a request that is refused: a person with a page of the site, a program with JSON. */
export async function refuse(
  refusePage: PageRenderer['refuse'],
  context: Context<AppEnv>,
  words: Words,
  { status }: { status: number },
): Promise<Response> {
  const { title, message } = words;
  return wantsPage(context)
    ? await refusePage(context, { status, title, message })
    : Response.json(words, { status });
}

/** Browsers ask for a page in these words when they go to an address; their scripts do not. */
export const wantsPage = (context: Context<AppEnv>): boolean =>
  (context.req.header('accept') ?? '').includes('text/html');
