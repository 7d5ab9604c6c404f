import { unannounced } from './shell/session-signal.ts';

/** What is typed into a form and has not arrived yet: kept in this browser, for one person, so that a reload loses nothing. */
export type DraftFields = Record<string, string>;

const prefix = 'estudio2600.escrito ';

/** `form` says which one it is; `userId` is null for whoever is not signed in. */
export const draftKey = (userId: string | null, form: string): string =>
  `${prefixOf(userId)}${form}`;

const prefixOf = (userId: string | null): string => `${prefix}${userId ?? ''} `;

/** A draft goes with its tab, unless it `outlives` it: then the next one begins with what was typed last in any. */
export function saveFormDraft(key: string, fields: DraftFields, outlives = false): void {
  inStorages((storage) => {
    if (outlives || storage === sessionStorage) storage.setItem(key, JSON.stringify(fields));
  });
}

export function readFormDraft(key: string): DraftFields | null {
  const [own, others] = inStorages((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    );
  });
  return own ?? others ?? null;
}

export function deleteFormDraft(key: string): void {
  inStorages((storage) => storage.removeItem(key));
}

/** Deletes what anybody else has typed. What this person typed before the page knew them is theirs. */
export function keepOnlyFormDraftsOf(userId: string | null): void {
  inStorages((storage) => {
    const others = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && !key.startsWith(prefixOf(userId)),
    );
    const isTheirs = (key: string) => userId !== null && key.startsWith(prefixOf(unannounced));
    for (const key of others) if (!isTheirs(key)) storage.removeItem(key);
    for (const key of others) if (isTheirs(key)) claim(storage, key, userId);
  });
}

/** It leaves its place once it is at the other: there may be no room, or the page may end in between. */
function claim(storage: Storage, key: string, userId: string | null): void {
  storage.setItem(key.replace(prefixOf(unannounced), prefixOf(userId)), storage.getItem(key) ?? '');
  storage.removeItem(key);
}

/** The tab's own, then the browser's. They may be forbidden, even to be looked at, or full: then nothing is kept. */
function inStorages<Result>(work: (storage: Storage) => Result): Result[] {
  try {
    return [sessionStorage, localStorage].map(work);
  } catch {
    return [];
  }
}
