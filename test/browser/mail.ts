import { type APIRequestContext, expect } from '@playwright/test';

type Mail = { to: string[]; links: string[] };

/** The link to `path` in the newest mail to this address, once it has arrived. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  path: string,
): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const mails = (await (await request.get('/dev/mail.json')).json()) as Mail[];
    link = mails
      .find((mail) => mail.to.includes(email))
      ?.links.find((url) => new URL(url).pathname === path);
    return link;
  };
  await expect.poll(look, { timeout: 15_000 }).toBeDefined();
  return link ?? '';
}
