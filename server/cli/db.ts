// npm run db -- migrate | adopt | copy ARCHIVO | restore ARCHIVO | next-receipt [NÚMERO MOTIVO] | seed | reset | types
import { runDbCommand } from './db-commands.ts';
import { inWords } from './in-words.ts';

await inWords(async () => console.log(await runDbCommand(process.argv.slice(2))));
