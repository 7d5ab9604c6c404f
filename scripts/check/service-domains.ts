import type { SourceFile } from './source-tree.ts';
import type { StepResult } from './step.ts';

/** A folder of `server/services`: what it is about, and the domains that it builds on. */
type Domain = { about: string; on: readonly string[] };

/**
 * The arrows between the domains of `server/services`. Each builds on some of those above it, so that no two need each
 * other. `docs/architecture.md` shows this table; `node scripts/check/write-domains.ts` writes it there.
 */
export const domains: Readonly<Record<string, Domain>> = {
  limits: { about: 'how often something may be tried, and how long to wait', on: [] },
  audit: { about: 'what staff and the operator did, noted for good', on: [] },
  files: {
    about: 'objects of the storage, room on the disk, what is asked to be made of a file',
    on: [],
  },
  setup: { about: 'missing tables and buckets, in words', on: [] },
  preferences: { about: 'what a person wants to be mailed and distributed', on: [] },
  accounts: {
    about: 'accounts, credentials, sessions, second steps, who is staff',
    on: ['audit', 'limits'],
  },
  memberships: {
    about:
      'what a person tried and paid of the membership, what it gives them, and the mails about it',
    on: ['limits'],
  },
  arrivals: { about: 'what the staff is told that arrived', on: ['limits', 'memberships'] },
  contacts: {
    about: 'messages to the studio and their attachments',
    on: ['arrivals', 'files', 'limits'],
  },
  lists: { about: 'how lists find, count, sort and page their rows', on: [] },
  desk: {
    about: 'messages from the home page, as the staff finds them and moves them on',
    on: ['arrivals', 'audit', 'lists'],
  },
  'saved-replies': { about: 'answers that the staff keeps under a name', on: ['audit'] },
  proposals: {
    about: 'proposals, as the staff takes them on and answers them',
    on: ['accounts', 'desk', 'lists', 'saved-replies'],
  },
  'legal-requests': {
    about: 'requests that the law gives a term: PQR and personal data',
    on: ['arrivals', 'audit', 'contacts', 'limits', 'lists'],
  },
  quotes: {
    about: 'what the studio offers for a price, and what the client decides',
    on: ['audit', 'limits', 'lists', 'proposals'],
  },
  receipts: {
    about: 'what was paid, under its number: mails, PDFs, and the work that begins with it',
    on: ['arrivals', 'legal-requests', 'limits', 'memberships'],
  },
  payments: {
    about: 'orders, what was paid and went back, and the ledger of it',
    on: ['limits', 'lists', 'memberships', 'quotes', 'receipts'],
  },
  renewals: {
    about:
      'the next periods of memberships: the orders that the clock opens, the Nequi accounts and the subscriptions of PayPal that they are charged by, and what a member sees of theirs',
    on: ['limits', 'memberships', 'payments'],
  },
  transfers: {
    about: 'money that clients send by themselves: what they report, and what the staff finds',
    on: ['audit', 'contacts', 'limits', 'payments', 'receipts'],
  },
  'payment-desk': {
    about: 'payments, as the staff follows them, gives them back and hands them to the accountant',
    on: ['audit', 'legal-requests', 'limits', 'lists', 'memberships', 'payments', 'receipts'],
  },
  withdrawals: {
    about: 'what clients withdraw from within the time of the law, and what is to go back for it',
    on: ['arrivals', 'legal-requests', 'limits', 'memberships', 'payments'],
  },
  deliveries: {
    about: 'what became of a mail, noted where somebody waits for it',
    on: ['legal-requests', 'proposals', 'quotes', 'receipts'],
  },
  waiting: {
    about: 'how much waits for the staff, beside the places of their navigation',
    on: ['legal-requests', 'lists', 'payment-desk', 'proposals'],
  },
  newsletter: { about: 'the list of the newsletter', on: ['audit', 'contacts', 'limits'] },
  tools: {
    about: 'what people use of the digital tools, and what comes of it',
    on: ['limits', 'memberships'],
  },
  lyrics: {
    about: 'songs that Letras writes, and what their people make of them',
    on: ['accounts', 'limits', 'tools'],
  },
  bio: {
    about: 'biographies that Bio writes, and what their people make of them',
    on: ['accounts', 'limits', 'tools'],
  },
  projects: { about: 'songs: drafts, edits, the bin', on: ['files', 'preferences'] },
  distributions: {
    about: 'songs in the stores, as the staff sends them and their artist follows them',
    on: ['audit', 'lists', 'preferences', 'projects'],
  },
  dashboard: { about: 'the overview of a person’s songs', on: ['distributions', 'projects'] },
  media: { about: 'previews, waveforms and covers made of files', on: ['files', 'projects'] },
  uploads: {
    about: 'files on their way, and their quota',
    on: ['files', 'limits', 'media', 'memberships', 'projects'],
  },
  covers: {
    about: 'covers that Portadas draws, and the files made of those that are kept',
    on: ['accounts', 'contacts', 'files', 'limits', 'projects', 'tools', 'uploads'],
  },
  vocal: {
    about: 'tickets for analyses of a voice, which its own device makes, and what is saved of them',
    on: ['accounts', 'limits', 'tools'],
  },
  'account-deletion': {
    about: 'leaving, with all that one had',
    on: ['accounts', 'limits', 'memberships', 'uploads'],
  },
  'my-data': {
    about: 'everything stored of a person, as one file',
    on: ['files', 'limits', 'projects'],
  },
  users: {
    about: 'accounts, as the staff finds and changes them; suspensions, and what people answer',
    on: ['accounts', 'audit', 'lists', 'memberships', 'uploads'],
  },
  'audit-trail': {
    about: 'what was noted, as the staff reads it',
    on: ['audit', 'lists'],
  },
  'address-data': {
    about: 'what is stored of an address that has no account: found, handed over, erased',
    on: ['arrivals', 'audit', 'files', 'limits', 'my-data', 'legal-requests'],
  },
  demo: { about: 'sample data of test mode', on: ['accounts', 'projects', 'uploads'] },
};

const begin = '<!-- domains: node scripts/check/write-domains.ts -->';
const end = '<!-- /domains -->';

/** Holds the table that people read against the one that the machine reads. */
export function checkDomains(files: readonly SourceFile[]): StepResult {
  const shown = files.filter(({ path }) => path === 'docs/architecture.md');
  const isStale = shown.some((file) => file.text() !== withDomains(file.text()));
  return {
    read: shown.length,
    faults: isStale
      ? [
          'docs/architecture.md: la tabla de dominios es otra; corre node scripts/check/write-domains.ts',
        ]
      : [],
  };
}

/** The text of docs/architecture.md with today's table of domains between its two marks. */
export function withDomains(text: string): string {
  const [head, rest = ''] = text.split(begin);
  const tail = rest.split(end)[1];
  if (tail === undefined) throw new Error(`docs/architecture.md: faltan ${begin} y ${end}`);
  const lines = Object.entries(domains).map(
    ([name, { about, on }]) => `| \`${name}\` | ${about} | ${on.join(', ')} |`,
  );
  const table = ['| Domain | What it is about | It builds on |', '|---|---|---|', ...lines];
  return `${head}${begin}\n\n${table.join('\n')}\n\n${end}${tail}`;
}
