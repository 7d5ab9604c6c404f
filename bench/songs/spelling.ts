import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Words of here that the dictionary does not have, and one that it writes otherwise. */
const ours = new Set(
  'abuelito aguapanela almojábana bachata bichofué bongó buñuelo buseta carranga carriel champeta coctel copetón danzón empréstame frailejón gualanday guabina lagrimón lulo lulos masato mohán pañolón sinsonte taita tiquete zafra abel'.split(
    ' ',
  ),
);

/** Verbs with pronouns behind them, which it knows without: «escríbanle». */
const enclitic = /^(.+?)(?:(?:me|te|se|nos)?(?:l[aoe]s?)|me|te|se|nos)$/u;

/**
 * Words of these lines that hunspell does not know in Spanish from Colombia, `ours` and pronouns behind verbs apart; null where there
 * is no hunspell on this machine.
 */
export async function misspelled(lines: readonly string[]): Promise<string[] | null> {
  const unknown = await unknownTo(lines);
  if (!unknown) return null;
  const words = [...new Set(unknown)].filter((word) => !ours.has(word.toLowerCase()));
  const stems = words.map((word) => plainStem(enclitic.exec(word.toLowerCase())?.[1] ?? ''));
  const bad = new Set(await unknownTo(stems.filter((stem) => stem !== '')));
  return words.filter((_, at) => stems[at] === '' || bad.has(stems[at] ?? ''));
}

/** «escríban» is «escriban» once it stands alone, «secar» keeps its letters, «dé» its accent. */
const plainStem = (stem: string): string =>
  stem.length > 3
    ? stem.replaceAll(/[áéíóú]/g, (letter) => 'aeiou'.charAt('áéíóú'.indexOf(letter)))
    : stem;

async function unknownTo(lines: readonly string[]): Promise<string[] | null> {
  const run = promisify(execFile)('hunspell', ['-d', 'es_CO', '-l', '-i', 'utf-8'], {
    maxBuffer: 2 ** 26,
  });
  run.child.stdin?.end(lines.join('\n'));
  try {
    return (await run).stdout.split('\n').filter((word) => word !== '');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
