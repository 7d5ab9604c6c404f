import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { smtpOptions } from './smtp-options.ts';

/**
 * Connects and signs in as the mailer will, and sends nothing. Why that does not work, in words for the operator that
 * name `SMTP_URL` and never its password; undefined when it does.
 */
export async function findSmtpProblem(
  url: string,
  { patienceMs = 20_000 } = {},
): Promise<string | undefined> {
  const settled = new AbortController();
  const transport = createTransport({
    ...smtpOptions(url),
    dnsTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await Promise.race([transport.verify(), timeOut(patienceMs, settled.signal)]);
    return undefined;
  } catch (error) {
    return `SMTP_URL no sirve: ${reasonOf(error, new URL(url))}.`;
  } finally {
    settled.abort();
    transport.close();
  }
}

/** Of the whole conversation: a server that sends a letter at a time is never silent. */
async function timeOut(patienceMs: number, signal: AbortSignal): Promise<never> {
  await sleep(patienceMs, undefined, { signal });
  throw Object.assign(new Error('Timed out'), { code: 'ETIMEDOUT' });
}

function reasonOf(error: unknown, { hostname, port, protocol }: URL): string {
  const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const said = error instanceof Error ? error.message : String(error);
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return `${hostname} no acepta el usuario o la contraseña. Corrígelos; lo que no es letra ni número va como %XX`;
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(said))
    return `no se encuentra el servidor de correo «${hostname}». Revisa el nombre y la red`;
  if (code === 'ETIMEDOUT')
    return `${place} no responde. Revisa la dirección, el puerto (587 con smtp://, 465 con smtps://) y el firewall`;
  if (/ECONNREFUSED/.test(said))
    return `nadie responde en ${place}. Revisa el puerto y que el servidor de correo esté encendido`;
  if (/EHOSTUNREACH|ENETUNREACH/.test(said))
    return `no hay camino hasta ${hostname}. Revisa la dirección y la red`;
  if (/wrong version number|packet length/i.test(said))
    return `${place} no habla TLS desde el comienzo. Usa smtp:// en vez de smtps://`;
  if (/certificate|CERT_|altnames/i.test(said))
    return `el certificado de ${hostname} no sirve (${said}). Revisa el nombre, o que sea de una autoridad conocida`;
  if (code === 'ETLS') return `${place} no ofrece un TLS que sirva (${said})`;
  if (code === 'ECONNECTION' || code === 'EPROTOCOL')
    return `lo que responde en ${place} no es un servidor de correo, o no nos deja entrar`;
  return said;
}
