// Writes packages/lyrics/src/rhymes/words.json anew from the bank and Debian's wspanish (its README says which):
// apt-get install wspanish hunspell hunspell-es && node scripts/make-rhyme-list.ts /usr/share/dict/spanish
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Commonness } from '#packages/lyrics/src/rhymes/rhyme-list.ts';
import { sungWords, verbForms, wordsOfFields } from './rhyme-list/bank-words.ts';
import { dictionaryWords } from './rhyme-list/dictionary-words.ts';
import { packRhymes } from './rhyme-list/pack.ts';

const target = join(import.meta.dirname, '../packages/lyrics/src/rhymes/words.json');

const [list] = process.argv.slice(2);
if (list === undefined) throw new Error('Falta la lista: node scripts/make-rhyme-list.ts ARCHIVO');

const { known, unknown } = dictionaryWords(readFileSync(list, 'utf8'));
const words = new Map<string, Commonness>();
const levels: [Commonness, Iterable<string>][] = [
  [1, sungWords()],
  [2, verbForms()],
  [3, known],
  [4, unknown],
];
for (const [commonness, some] of levels)
  for (const word of some) if (!words.has(word)) words.set(word, commonness);

const text = `${JSON.stringify({ fields: wordsOfFields(), rhymes: packRhymes(words) }, null, 2)}\n`;
writeFileSync(target, text);
const bytes = Buffer.byteLength(text);
const counts = levels.map(([level]) => [...words.values()].filter((one) => one === level).length);
console.log(
  `${words.size} palabras (${counts.join(', ')}); ${bytes} bytes, ${brotliCompressSync(text).length} con brotli`,
);
