import { unannounced } from './shell/session-signal.ts';

/** What is typed into a form and has not arrived yet: kept in this tab, for one person, so that a reload loses nothing. */
export type DraftFields = Record<string, string>;

const prefix = 'estudio2600.escrito ';

/** `form` says which one it is; `userId` is null for whoever is not signed in. */
export const draftKey = (userId: string | null, form: string): string =>
  `${prefixOf(userId)}${form}`;

const prefixOf = (userId: string | null): string => `${prefix}${userId ?? ''} `;

export function saveFormDraft(key: string, fields: DraftFields): void {
  tryStorage((storage) => storage.setItem(key, JSON.stringify(fields)));
}

export function readFormDraft(key: string): DraftFields | null {
  return tryStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    );
  });
}

export function deleteFormDraft(key: string): void {
  tryStorage((storage) => storage.removeItem(key));
}

/** Deletes what anybody else has typed. What this person typed before the page knew them is theirs. */
export function keepOnlyFormDraftsOf(userId: string | null): void {
  tryStorage((storage) => {
    const drafts = Object.keys(storage).filter((key) => key.startsWith(prefix));
    const isTheirs = (key: string) =>
      key.startsWith(prefixOf(userId)) ||
      (userId !== null && key.startsWith(prefixOf(unannounced)));
    for (const key of drafts) if (!isTheirs(key)) storage.removeItem(key);
    if (userId === null) return;
    for (const key of drafts)
      if (key.startsWith(prefixOf(unannounced))) claim(storage, key, userId);
  });
}

/** It leaves its place once it is at the other: there may be no room, or the page may end in between. */
function claim(storage: Storage, key: string, userId: string): void {
  const form = key.slice(prefixOf(unannounced).length);
  storage.setItem(draftKey(userId, form), storage.getItem(key) ?? '');
  storage.removeItem(key);
}

/** Storage may be forbidden, even to be looked at, or full: then nothing is kept, and a reload begins anew. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
