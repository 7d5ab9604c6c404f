// Ends with what is wrong with the content, in words: the tools of the build would say it among lines of their own.
import { checkContent } from '../content/check.ts';
import { inWords } from '../server/cli/in-words.ts';

await inWords(async () => checkContent());
