// Says what is wrong with the configuration, or with the address to listen on: `npm start` asks before it builds the site.
import { checkAddress } from '#server/check-address.ts';
import { readConfig } from '#server/config.ts';
import { describeMisspelt } from '#server/misspelt-variables.ts';
import { inWords } from './in-words.ts';

await inWords(async () => {
  const config = readConfig();
  await checkAddress(config).catch((error: Error) => {
    // The address may be the wrong one for that reason.
    throw new Error([error.message, ...config.misspelt.map(describeMisspelt)].join('\n'));
  });
});
