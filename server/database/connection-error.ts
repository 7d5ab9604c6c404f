import { codeOf, StartError } from '#server/start-error.ts';
import type { Connection } from './connection.ts';

/** Why the operator's own PostgreSQL does not serve us, in words that name `DATABASE_URL` and never its password. */
export function connectionError(cause: unknown, { host, port, user, database }: Connection): Error {
  if (cause instanceof StartError) return cause;
  const reasons: Record<string, string> = {
    ECONNREFUSED: `nadie responde en ${host}:${port}. Enciende PostgreSQL o corrige la dirección`,
    ENOENT: `nadie responde en ${host}:${port}. Enciende PostgreSQL o corrige la dirección`,
    ENOTFOUND: `no se encuentra el servidor «${host}». Revisa que el nombre esté bien escrito`,
    EAI_AGAIN: `no se encuentra el servidor «${host}». Revisa el nombre y la red`,
    ETIMEDOUT: `${host}:${port} no responde. Revisa la dirección y el firewall`,
    EHOSTUNREACH: `no hay camino hasta ${host}. Revisa la dirección y la red`,
    ENETUNREACH: `no hay camino hasta ${host}. Revisa la dirección y la red`,
    ECONNRESET: `lo que responde en ${host}:${port} no es PostgreSQL. Corrige la dirección`,
    '28P01': `PostgreSQL no acepta la contraseña de «${user}». Corrígela`,
    '28000': `PostgreSQL no deja entrar a «${user}» desde aquí. Revisa el usuario y pg_hba.conf`,
    '3D000': `la base «${database}» no existe en ${host}. Créala, o corrige el nombre`,
    '42501': `a «${user}» le falta permiso en la base «${database}»: debe poder crear tablas y roles. npm run doctor dice qué le falta`,
    '53300': `PostgreSQL ya no acepta más conexiones en ${host}. Cierra otras o sube max_connections`,
    '53100': `el disco de ${host} está lleno. Libera espacio allá`,
    '57P03': `PostgreSQL todavía está arrancando en ${host}. Espera un momento y vuelve a probar`,
  };
  const reason = reasons[codeOf(cause)] ?? unnamed(cause, { host, port, user });
  return new StartError(`DATABASE_URL no sirve: ${reason}.`, { cause });
}

/** pg itself gives these no code. */
function unnamed(cause: unknown, { host, port, user }: Omit<Connection, 'database' | 'password'>) {
  const text = cause instanceof Error ? cause.message : String(cause);
  if (/timeout/i.test(text))
    return `${host}:${port} no responde. Revisa la dirección y el firewall`;
  if (/password must be/.test(text)) return `falta la contraseña de «${user}»`;
  if (/altnames/.test(text)) {
    return `el certificado de ${host} es de otro nombre. Usa el nombre que está en él`;
  }
  if (/certificate/.test(text)) {
    return `${host} muestra un certificado que nadie conocido firma. Si es de tu proveedor, descarga su CA y define NODE_EXTRA_CA_CERTS con ese archivo`;
  }
  if (/SSL/.test(text)) return `${host} no habla SSL. Quita sslmode o enciéndelo allá`;
  if (/terminated/.test(text)) {
    return `lo que responde en ${host}:${port} no es PostgreSQL. Corrige la dirección`;
  }
  return text;
}
