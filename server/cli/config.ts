// Says what is wrong with the configuration: `npm start` asks before it builds the site.
import { readConfig } from '#server/config.ts';
import { inWords } from './in-words.ts';

await inWords(async () => {
  readConfig();
});
