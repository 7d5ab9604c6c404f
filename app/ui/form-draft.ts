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
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefix) || key.startsWith(prefixOf(userId))) continue;
      const kept = storage.getItem(key);
      storage.removeItem(key);
      if (userId === null || kept === null || !key.startsWith(prefixOf(unannounced))) continue;
      storage.setItem(draftKey(userId, key.slice(prefixOf(unannounced).length)), kept);
    }
  });
}

/** Storage may be forbidden, even to be looked at, or full: then nothing is kept, and a reload begins anew. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
