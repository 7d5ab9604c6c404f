import { listAddresses } from '#server/services/accounts/list-addresses.ts';
import { removeTwoFactor } from '#server/services/accounts/remove-two-factor.ts';
import { grantStaff, listStaff, revokeStaff } from '#server/services/accounts/staff.ts';
import { system } from '#server/actor.ts';
import type { SharedServices } from '#server/services/app-services.ts';
import { printable } from './printable.ts';

/** Resolves with what it did, in words. */
type Command = (services: SharedServices, email: string) => Promise<string>;

const forAll: Record<string, Command> = {
  async 'list-staff'(services) {
    const staff = await listStaff(services, system);
    if (staff.length === 0) return 'Nadie es parte del equipo todavía.';
    const lines = staff.map(
      ({ name, email, isSuspended }) =>
        `${email}  ${printable(name)}${isSuspended ? '  (suspendida)' : ''}`,
    );
    return lines.join('\n');
  },

  'list-addresses': async (services) => (await listAddresses(services, system)).join('\n'),
};

const forOne: Record<string, Command> = {
  async 'grant-staff'(services, email) {
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
  },

  async 'revoke-staff'(services, email) {
    const revoked = await revokeStaff(services, system, email);
    if (revoked.outcome === 'unknown') throw noAccount(email);
    const name = printable(revoked.person.name);
    return revoked.outcome === 'changed'
      ? `${name} (${email}) ya no es parte del equipo, tampoco en las sesiones que tiene abiertas.`
      : `${name} (${email}) no era parte del equipo.`;
  },

  async 'disable-two-factor'(services, email) {
    const name = await removeTwoFactor(services, system, email);
    if (name)
      return `${printable(name)} (${email}) entra ahora solo con su contraseña. Le avisamos por correo.`;
    throw new Error(`Ninguna cuenta con el correo ${email} tiene la verificación en dos pasos.`);
  },
};

/** What these words ask for. Throws, in words, where it is nothing. */
export function parseUserCommand([name = '', email = '']: readonly string[]): (
  services: SharedServices,
) => Promise<string> {
  const all = Object.hasOwn(forAll, name) ? forAll[name] : undefined;
  const one = email && Object.hasOwn(forOne, name) ? forOne[name] : undefined;
  const command = all ?? one;
  if (command) return (services) => command(services, email);
  const uses = [...Object.keys(forAll), ...Object.keys(forOne).map((key) => `${key} CORREO`)];
  throw new Error(`Uso: npm run user -- ${uses.join(' | ')}`);
}

function noAccount(email: string): Error {
  return new Error(
    `No hay ninguna cuenta con el correo ${email}. La persona debe crearla primero en /auth.`,
  );
}
