import { delimiter } from 'node:path';
import { openMessageFolder } from '#simulators/message-folder.ts';
import { expect } from '@playwright/test';

/** Of a journey's own server. */
let own: string | undefined;

/** Reads the mails of a journey's own server, until the stack is closed. */
export function readMailsOf(opened: AsyncDisposableStack, mailbox: string): void {
  const before = own;
  own = mailbox;
  opened.defer(() => void (own = before));
}

/** Of the servers that the journeys share, unless one has its own. */
const folders = (): string[] =>
  own === undefined ? (process.env.TEST_MAILBOXES ?? '').split(delimiter) : [own];

/** The mails that the journeys' servers sent to this address, newest first. */
export async function mailsTo(email: string) {
  const mailboxes = await Promise.all(folders().map(openMessageFolder));
  const mails = await Promise.all(mailboxes.map((mailbox) => mailbox.list()));
  return mails.flat().filter(({ to }) => to.includes(email));
}

/** The newest mail of this subject to this address, once it has arrived. */
export async function mailAbout(email: string, subject: string) {
  const look = async () => (await mailsTo(email)).find((mail) => mail.subject === subject);
  await expect.poll(look, { timeout: 30_000, message: subject }).toBeDefined();
  const mail = await look();
  if (!mail) throw new Error(`No mail says «${subject}»`);
  return mail;
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
