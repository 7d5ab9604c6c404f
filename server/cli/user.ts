// npm run user -- grant-staff | disable-two-factor CORREO
import { removeTwoFactor } from '#server/services/accounts/remove-two-factor.ts';
import { inWords } from './in-words.ts';
import { withQueue } from './with-queue.ts';

/** What each command did, in words, for an address. */
const commands: Record<string, (email: string) => Promise<string>> = {
  'grant-staff': (email) =>
    withQueue(async ({ db }) => {
      const granted = await db.service
        .updateTable('users')
        .set({ is_staff: true, updated_at: new Date() })
        .where('email', '=', email)
        .returning('full_name')
        .executeTakeFirst();
      if (granted) return `${granted.full_name} (${email}) ahora es parte del equipo.`;
      throw new Error(
        `No hay ninguna cuenta con el correo ${email}. La persona debe crearla primero en /auth.`,
      );
    }),

  'disable-two-factor': (email) =>
    withQueue(async (services) => {
      const name = await removeTwoFactor(services, email);
      if (name)
        return `${name} (${email}) entra ahora solo con su contraseña. Le avisamos por correo.`;
      throw new Error(`Ninguna cuenta con el correo ${email} tiene la verificación en dos pasos.`);
    }),
};

await inWords(async () => {
  const [name = '', email] = process.argv.slice(2);
  const command = commands[name];
  if (!command || !email) {
    throw new Error(`Uso: npm run user -- ${Object.keys(commands).join(' | ')} CORREO`);
  }
  console.log(await command(email));
});
