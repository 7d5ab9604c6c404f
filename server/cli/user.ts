// npm run user -- grant-staff EMAIL
import { openDatabase } from '#server/database/database.ts';
import { withDatabase } from './with-database.ts';

const [command, email] = process.argv.slice(2);

if (command !== 'grant-staff' || !email) {
  console.error('Uso: npm run user -- grant-staff CORREO');
  process.exit(1);
}

const granted = await withDatabase(async ({ app }) => {
  const db = openDatabase(app, (error) => console.error(error.message));
  try {
    return await db.service
      .updateTable('users')
      .set({ is_staff: true, updated_at: new Date() })
      .where('email', '=', email)
      .returning('full_name')
      .executeTakeFirst();
  } finally {
    await db.close();
  }
});

if (!granted) {
  console.error(
    `No hay ninguna cuenta con el correo ${email}. La persona debe crearla primero en /auth.`,
  );
  process.exit(1);
}
console.log(`${granted.full_name} (${email}) ahora es parte del equipo.`);
