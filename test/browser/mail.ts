import { delimiter } from 'node:path';
import { openMessageFolder } from '#simulators/message-folder.ts';
import { expect } from '@playwright/test';

/** The mails that the journeys' servers sent to this address, newest first. */
export async function mailsTo(email: string) {
  const folders = (process.env.TEST_MAILBOXES ?? '').split(delimiter);
  const mailboxes = await Promise.all(folders.map(openMessageFolder));
  const mails = await Promise.all(mailboxes.map((mailbox) => mailbox.list()));
  return mails.flat().filter(({ to }) => to.includes(email));
}

/** The link to `path` in the newest mail to this address, once it has arrived. */
export async function linkMailedTo(email: string, path: string): Promise<string> {
  let link: string | undefined;
  const look = async () => {
    const [mail] = (await mailsTo(email)).flatMap(({ links }) =>
      links.filter((url) => new URL(url).pathname === path),
    );
    link = mail;
    return link;
  };
  await expect.poll(look, { timeout: 30_000 }).toBeDefined();
  return link ?? '';
}
