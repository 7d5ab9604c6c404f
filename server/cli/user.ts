// npm run user -- grant-staff CORREO
import { openDatabase } from '#server/database/database.ts';
import { inWords } from './in-words.ts';
import { withDatabase } from './with-database.ts';

const [command, email] = process.argv.slice(2);

await inWords(async () => {
  if (command !== 'grant-staff' || !email) {
    throw new Error('Uso: npm run user -- grant-staff CORREO');
  }
  const name = await grantStaff(email);
  console.log(`${name} (${email}) ahora es parte del equipo.`);
});

function grantStaff(address: string): Promise<string> {
  return withDatabase(async ({ app }) => {
    const db = openDatabase(app, (error) => console.error(error.message));
    try {
      const granted = await db.service
        .updateTable('users')
        .set({ is_staff: true, updated_at: new Date() })
        .where('email', '=', address)
        .returning('full_name')
        .executeTakeFirst();
      if (granted) return granted.full_name;
    } finally {
      await db.close();
    }
    throw new Error(
      `No hay ninguna cuenta con el correo ${address}. La persona debe crearla primero en /auth.`,
    );
  });
}
