// npm run user -- grant-staff | disable-two-factor CORREO
import { type Database, openDatabase } from '#server/database/database.ts';
import { type JobQueue, openJobQueue } from '#server/database/job-queue.ts';
import { removeTwoFactor } from '#server/services/accounts/remove-two-factor.ts';
import { inWords } from './in-words.ts';
import { withDatabase } from './with-database.ts';

/** What each command did, in words, for an address. */
const commands: Record<string, (email: string) => Promise<string>> = {
  'grant-staff': (email) =>
    withAccounts(async ({ db }) => {
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
    withAccounts(async (services) => {
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

type Accounts = { db: Database; jobs: JobQueue };

function withAccounts(work: (services: Accounts) => Promise<string>): Promise<string> {
  return withDatabase(
    async ({ app, secret }) => {
      const warn = (error: Error) => console.error(error.message);
      const db = openDatabase(app, warn);
      const jobs = await openJobQueue(app, secret, warn);
      try {
        return await work({ db, jobs });
      } finally {
        await jobs.stop();
        await db.close();
      }
    },
    { existing: true },
  );
}
