import { lookup } from 'node:dns/promises';
import { brand } from '#content/brand.ts';
import { findListenError } from '#server/check-address.ts';
import type { Config } from '#server/config.ts';
import { listenError } from '#server/listen-error.ts';
import { findSmtpProblem } from '#server/ports/mail/find-smtp-problem.ts';
import { bad, type Finding, good, odd, reasonOf } from './finding.ts';

const patienceMs = 5_000;

/** The port to listen on, and what others must reach or we must reach. */
export async function checkNetwork(config: Config): Promise<Finding[]> {
  return Promise.all([checkPort(config), checkOrigin(config), checkMail(config)]);
}

async function checkPort({ host, port, origin }: Config): Promise<Finding> {
  const address = `${host}:${port}`;
  const error = await findListenError({ host, port });
  if (!error) return good(`Puerto libre: ${address}`);
  if (error.code !== 'EADDRINUSE') return bad(listenError(error, { host, port }).message);
  const local = host === '0.0.0.0' ? '127.0.0.1' : host;
  return (await isServing(`http://${local.includes(':') ? `[${local}]` : local}:${port}`))
    ? good(`Ya hay un ${brand.name} en marcha en ${address} (${origin})`)
    : bad(`Otro programa ocupa ${address}: ciérralo o cambia PORT`);
}

async function checkOrigin({ mode, origin }: Config): Promise<Finding> {
  if (mode === 'test') return good(`ORIGIN: ${origin} (modo de prueba)`);
  try {
    await lookup(new URL(origin).hostname);
  } catch (error) {
    return bad(`ORIGIN: nadie conoce el nombre de ${origin}: ${reasonOf(error)}`);
  }
  return (await isServing(origin))
    ? good(`ORIGIN: ${origin} responde`)
    : odd(`ORIGIN: ${origin} no responde todavía. ¿Está en marcha y el proxy apunta aquí?`);
}

async function checkMail({ smtpUrl }: Config): Promise<Finding> {
  if (!smtpUrl) return good('Correo: el buzón de prueba, en /dev/mail');
  const problem = await findSmtpProblem(smtpUrl);
  if (problem) return bad(`Correo: ${problem}`);
  return good(`Correo: ${new URL(smtpUrl).hostname} acepta nuestra cuenta`);
}

async function isServing(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/health/live`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok && (await response.text()) === 'ok';
  } catch {
    return false;
  }
}
