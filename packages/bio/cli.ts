// npx --no-install bio datos.json --tone casual --seed 7 [--language es] [--person 3s] [--json]: a biography for each platform.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Bio,
  type BioForm,
  bioSchema,
  genres,
  languages,
  makeBios,
  type Manner,
  persons,
  platformNames,
  tones,
} from './src/index.ts';

const usage =
  `Uso: bio ARCHIVO.json --tone ${tones.join('|')} --seed N ` +
  `[--language ${languages.join('|')}] [--person ${persons.join('|')}] [--json]`;

const fields = ['artistName', 'genre', 'experience', 'achievements', 'style'] as const;

type Options = Manner & { file: string; seed: number; isJson: boolean };

try {
  const { file, isJson, ...options } = readOptions(process.argv.slice(2));
  const bios = makeBios(readForm(file), options);
  console.log(isJson ? JSON.stringify(bios, null, 2) : bios.map(describe).join('\n\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const { positionals, values } = parse(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ tone: text, seed: text, json: { type: 'boolean', default: false } },
        language: { ...text, default: 'es' },
        person: { ...text, default: '3s' },
      },
    }),
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0 || !values.tone || !values.seed) throw new Error(usage);
  return {
    file,
    tone: readOne('--tone', tones, values.tone),
    seed: readSeed(values.seed),
    language: readOne('--language', languages, values.language),
    person: readOne('--person', persons, values.person),
    isJson: values.json,
  };
}

/** What is not understood is told how it is used. */
function parse<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

function readOne<T extends string>(option: string, all: readonly T[], typed: string): T {
  const found = all.find((one) => one === typed);
  if (!found) throw new Error(`${option} es uno de estos: ${all.join(', ')}.`);
  return found;
}

function readSeed(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new Error('--seed es un número entero, de 0 a 999999999.');
  return Number(typed);
}

function readForm(file: string): BioForm {
  const read = bioSchema.safeParse(readJson(file));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = String(issue?.path[0] ?? '');
  if (field === '' || issue?.code === 'invalid_type')
    throw new Error(`«${file}» debe ser un objeto con textos: ${fields.join(', ')}.`);
  const known = field === 'genre' ? ` de estos: ${Object.keys(genres).join(', ')}` : '';
  throw new Error(`${issue?.message}${known} («${field}» en «${file}»).`);
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`No se puede leer «${file}»: revisa la ruta.`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`«${file}» no es JSON: revisa las comillas y las comas.`, { cause });
  }
}

function describe({ platform, text, length, limit }: Bio): string {
  return `${platformNames[platform]} (${length} de ${limit})\n${text}`;
}
