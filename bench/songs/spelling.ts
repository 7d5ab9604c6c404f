import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Words of the bank that the dictionary does not have: of here, diminutives, and plurals of months. */
const ours = new Set(
  [
    'abel abuelita abuelito aguapanela almojábana altamar atarraya antejardines antejardín arrullos bachata banquito bichofué bijao',
    'bongó buseta buñuelo carranga carriel carrieles carrilera champeta clarito coctel cocteles combos copetones copetón danzones',
    'danzón diciembres embrujos empréstame eneros exilios febreros frailejones frailejón guabina guacharaca guadual',
    'guaduales gualanday gualandayes junios lagrimones lagrimón lulo lustros madremonte madrugón malgenio marzos masato',
    'mohanes mohán noviembres octubres olamos patasola pañolones pañolón placita ratico requintos sabrosura samba sancochos',
    'septiembres sinsonte taita tiendita tiquete tractomula zafra',
    'camila estampita estampitas fermina lulada lupe mototaxi mototaxis uchuva uchuvas celu crayón crayones culebrero cuncho guadua llavín llavines piqueteadero plastilina ruth',
  ].flatMap((words) => words.split(' ')),
);

const isOurs = (word: string): boolean => ours.has(word) || ours.has(word.replace(/s$/, ''));

/** Verbs with pronouns behind them, which it knows without: «escríbanle». */
const enclitic = /^(.+?)(?:(?:me|te|se|nos)?(?:l[aoe]s?)|me|te|se|nos)$/u;

/**
 * Words of these lines that hunspell does not know in Spanish from Colombia, `ours` and pronouns behind verbs apart; null where there
 * is no hunspell on this machine.
 */
export async function misspelled(lines: readonly string[]): Promise<string[] | null> {
  const unknown = await unknownTo(lines);
  if (!unknown) return null;
  const words = [...new Set(unknown)].filter((word) => !isOurs(word.toLowerCase()));
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
