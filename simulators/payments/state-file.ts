import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../write-durably.ts';
import { newState, type State, stateSchema } from './state.ts';

export type Store = {
  /** Changed in place. What depends on a change waits for `saved()`. */
  state: State;
  /** Notes that something changed, and writes it soon. */
  changed(): void;
  /** Resolves once everything that changed until now is on the disk; rejects when it cannot be written. */
  saved(): Promise<void>;
};

const fileName = 'payments.json';

/** The state in one file, which a reader meets whole or not at all: it survives whatever ends the process. */
export async function openStateFile(folder: string): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
  }
  const state = await readState(folder);
  let version = 0;
  let written = 0;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    const writes = version;
    await writeDurably(folder, fileName, JSON.stringify(state));
    written = writes;
  }

  async function saved(): Promise<void> {
    const wanted = version;
    // Whoever comes while a file is being written may have changed something that it does not hold any more.
    while (written < wanted) {
      writing ??= write().finally(() => {
        writing = null;
      });
      await writing;
    }
  }

  return {
    state,
    changed() {
      version += 1;
      // Whoever depends on it waits for `saved()` and learns of a failure there.
      saved().catch(() => undefined);
    },
    saved,
  };
}

async function readState(folder: string): Promise<State> {
  const path = join(folder, fileName);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return newState();
    throw error;
  }
  try {
    return stateSchema.parse(JSON.parse(text));
  } catch {
    // Of an older version, or touched by hand: kept for whoever wants to look, and begun anew.
    await rename(path, join(folder, `unreadable-${Date.now()}-${fileName}`));
    return newState();
  }
}
