import { codeOf, StartError } from './start-error.ts';

/** Why nothing can listen there, in words that name `PORT` or `HOST`. */
export function listenError(cause: Error, { host, port }: { host: string; port: number }): Error {
  const other = `elige otro, por ejemplo PORT=${port < 1024 ? 2600 : port + 1} npm start`;
  const unknownHost = `HOST: esta máquina no tiene la dirección «${host}». Corrígela, o quita HOST`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT: otro programa ya usa el puerto ${port}. Ciérralo o ${other}`,
    EACCES: `PORT: este usuario no puede abrir el puerto ${port}; los menores de 1024 son del sistema. Usa un proxy o ${other}`,
    EADDRNOTAVAIL: unknownHost,
    EINVAL: unknownHost,
    ENOTFOUND: unknownHost,
    EAI_AGAIN: unknownHost,
  };
  const reason = reasons[codeOf(cause)];
  return reason === undefined ? cause : new StartError(reason, { cause });
}
