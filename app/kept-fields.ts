/** What is typed into a draft and not saved yet: kept in this tab, for one session, so that a reload loses nothing. */
export type KeptFields = Record<string, string>;

const prefix = 'estudio2600.borrador ';

export const keptKey = (sessionId: string, draftId: string | null): string =>
  `${prefix}${sessionId} ${draftId ?? 'nuevo'}`;

export function keepFields(storage: Storage, key: string, fields: KeptFields): void {
  try {
    storage.setItem(key, JSON.stringify(fields));
  } catch {
    // Storage may be forbidden or full: then a reload begins anew.
  }
}

export function keptFields(storage: Storage, key: string): KeptFields | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    );
  } catch {
    return null;
  }
}

/** Forgets what belongs to any session but this one; to none at all when it ended. */
export function forgetOthers(storage: Storage, sessionId: string | null): void {
  const own = sessionId === null ? null : `${prefix}${sessionId} `;
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix) && (own === null || !key.startsWith(own))) storage.removeItem(key);
  }
}
