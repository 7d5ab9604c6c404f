// Says what is wrong with the configuration, or with the address to listen on: `npm start` asks before it builds the site.
import { checkAddress } from '#server/check-address.ts';
import { readConfig } from '#server/config.ts';
import { inWords } from './in-words.ts';

await inWords(async () => checkAddress(readConfig()));
