// npm run user -- list-staff | list-addresses | grant-staff CORREO | revoke-staff CORREO | disable-two-factor CORREO
import { listAddresses } from '#server/services/accounts/list-addresses.ts';
import { removeTwoFactor } from '#server/services/accounts/remove-two-factor.ts';
import { grantStaff, listStaff, revokeStaff } from '#server/services/accounts/staff.ts';
import { system } from '#server/actor.ts';
import { inWords } from './in-words.ts';
import { printable } from './printable.ts';
import { withServices } from './with-services.ts';

/** What each command did, in words; those with an address for that account. */
const commands: Record<string, { run: (email: string) => Promise<string>; isForAll?: true }> = {
  'list-staff': {
    isForAll: true,
    run: () =>
      withServices(async (services) => {
        const staff = await listStaff(services, system);
        if (staff.length === 0) return 'Nadie es parte del equipo todavía.';
        const lines = staff.map(
          ({ name, email, isSuspended }) =>
            `${email}  ${printable(name)}${isSuspended ? '  (suspendida)' : ''}`,
        );
        return lines.join('\n');
      }),
  },

  'list-addresses': {
    isForAll: true,
    run: () => withServices(async (services) => (await listAddresses(services, system)).join('\n')),
  },

  'grant-staff': {
    run: (email) =>
      withServices(async (services) => {
        const granted = await grantStaff(services, system, email);
        if (granted.outcome === 'unknown') throw noAccount(email);
        const name = printable(granted.person.name);
        if (granted.outcome === 'unconfirmed') {
          throw new Error(
            `${name} todavía no confirma el correo ${email}, así que podría ser de otra persona. Debe abrir el enlace que le llegó y después repites esto.`,
          );
        }
        return granted.outcome === 'changed'
          ? `${name} (${email}) ahora es parte del equipo.`
          : `${name} (${email}) ya era parte del equipo.`;
      }),
  },

  'revoke-staff': {
    run: (email) =>
      withServices(async (services) => {
        const revoked = await revokeStaff(services, system, email);
        if (revoked.outcome === 'unknown') throw noAccount(email);
        const name = printable(revoked.person.name);
        return revoked.outcome === 'changed'
          ? `${name} (${email}) ya no es parte del equipo, tampoco en las sesiones que tiene abiertas.`
          : `${name} (${email}) no era parte del equipo.`;
      }),
  },

  'disable-two-factor': {
    run: (email) =>
      withServices(async (services) => {
        const name = await removeTwoFactor(services, system, email);
        if (name)
          return `${printable(name)} (${email}) entra ahora solo con su contraseña. Le avisamos por correo.`;
        throw new Error(
          `Ninguna cuenta con el correo ${email} tiene la verificación en dos pasos.`,
        );
      }),
  },
};

await inWords(async () => {
  const [name = '', email = ''] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || !(email || command.isForAll)) {
    const uses = Object.entries(commands).map(([one, { isForAll }]) =>
      isForAll ? one : `${one} CORREO`,
    );
    throw new Error(`Uso: npm run user -- ${uses.join(' | ')}`);
  }
  console.log(await command.run(email));
});

function noAccount(email: string): Error {
  return new Error(
    `No hay ninguna cuenta con el correo ${email}. La persona debe crearla primero en /auth.`,
  );
}
