// npm run user -- list-staff | list-addresses | grant-staff CORREO | revoke-staff CORREO | disable-two-factor CORREO
import { inWords } from './in-words.ts';
import { parseUserCommand } from './user-commands.ts';
import { withServices } from './with-services.ts';

await inWords(async () => {
  const command = parseUserCommand(process.argv.slice(2));
  console.log(await withServices(command));
});
