// Where the texts of the product promise something for later: `node scripts/list-promises.ts [words]`, with the words
// that a sentence must have too, as `pag` for payments. What opens is told by changing those of its page.
import { join } from 'node:path';
import { isCode, isTest, listFiles } from './check/source-tree.ts';
import { promisesIn } from './promises/promises-in.ts';

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const texts = /^(?:app|content|packages|server)\//;

for (const { path, text } of listFiles(join(import.meta.dirname, '..'))) {
  if (!texts.test(path) || isTest(path) || !(isCode(path) || path.endsWith('.md'))) continue;
  for (const { line, sentence } of promisesIn(text()))
    if (sentence.toLowerCase().includes(wanted)) console.log(`${path}:${line}: ${sentence}`);
}
