import { expect, test } from 'vitest';
import { plantTree } from './plant-tree.ts';
import { checkUseCases } from './use-cases.ts';

const service = 'server/services/songs/list-songs.ts';
const good = `export async function listSongs({ db }: Pick<AppServices, 'db'>, actor: UserActor) {}
  export const readSong = (services: SongServices, _actor: UserActor | SystemActor, id: string): Promise<void> => go();
  export const songLists = async () => [];
  export const titleOf = (song: Song): string => song.title;
  export const lockSong = async (db: ActorDb, id: string) => {};`;
const route = `import { listSongs, readSong as read, songLists, titleOf } from '#server/services/songs/list-songs.ts';`;

const faultsOf = (contents: Record<string, string>) => {
  using tree = plantTree(contents);
  return checkUseCases(tree.files);
};

test('use-cases are found where an entry point imports them; helpers, constants and what is pure are none', () => {
  const { faults, read } = faultsOf({ [service]: good, 'app/routes/songs.tsx': route });
  expect(faults).toEqual([]);
  expect(read).toBe(2);
});

test.each([
  ['app/routes/x.tsx', 'async function go(db: Database, actor: UserActor) {}'],
  ['server/http/x.ts', 'async function go(services: AppServices, userId: string) {}'],
  ['server/jobs/x.ts', 'async function go(services: AppServices) {}'],
  ['server/cli/x.ts', 'const go = async (services: AppServices, who: Session) => {}'],
  ['server/app.ts', 'function go(actor: UserActor, services: AppServices): Promise<void> {}'],
  [
    'app/guards.ts',
    'async function go(services: AppServices, actor: Actor, a: string, b: string) {}',
  ],
  ['app/root.tsx', 'function go(services: AppServices, who = 1): ReadableStream<string> {}'],
])('what %s calls has the signature of a use-case: %s', (entryPoint, declared) => {
  const { faults } = faultsOf({
    [service]: `${good}\nexport ${declared}`,
    [entryPoint]: `${route}\nimport { go } from '#server/services/songs/list-songs.ts';`,
  });
  expect(faults).toEqual([`${service}:6: go no es (services, actor, input)`]);
});

test('only other services, tests and the composition call it: no use-case', () => {
  const { faults, read } = faultsOf({
    [service]: 'export async function go(db: ActorDb) {}',
    'server/services/songs/other.ts': `import { go } from './list-songs.ts';`,
    'server/http/x.test.ts': `import { go } from '#server/services/songs/list-songs.ts';`,
    'server/compose-services.ts': `import { go } from './services/songs/list-songs.ts';`,
  });
  expect({ faults, read }).toEqual({ faults: [], read: 0 });
});
