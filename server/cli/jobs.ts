// npm run jobs -- list | retry [COLA]
import { inWords } from './in-words.ts';
import { runJobCommand } from './job-commands.ts';

await inWords(async () => console.log(await runJobCommand(process.argv.slice(2))));
