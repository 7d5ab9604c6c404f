import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import {
  acceptedPaymentVariables,
  findHalfSetProviders,
  paymentVariables,
  toPaymentConfig,
} from './payment-variables.ts';
import {
  acceptedModelVariables,
  findHalfSetModels,
  modelVariables,
  toModelConfig,
} from './model-variables.ts';
import { describeMisspelt, type Misspelt, misspeltVariables } from './misspelt-variables.ts';

/** Every setting that is wrong, each in words that name its variable and say what it accepts. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `- ${problem}`).join('\n');
    super(problems.length === 1 ? problems[0] : `La configuración no sirve:\n${list}`);
    this.problems = problems;
  }
}

export type Config = ReturnType<typeof toConfig>;

/** The only reader of `process.env`. An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const { data, error } = variables.safeParse(given);
  const problems = [
    ...wrongVariables(error),
    ...missingInProduction(given),
    ...openTestMode(given),
    ...findHalfSetProviders(given),
    ...findHalfSetModels(given),
  ];
  const misspelt = misspeltVariables(Object.keys(given), Object.keys(variables.shape));
  if (!data || problems.length > 0)
    throw new ConfigError([...problems, ...misspelt.map(describeMisspelt)]);
  return toConfig(data, misspelt);
}

const integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max));

const variables = z.object({
  PORT: integer(1, 65_535).default(2600),
  HOST: z.string().refine(isHost).optional(),
  ORIGIN: z.string().refine(isOrigin).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/[^/]+\/[^/?]+/)
    .refine(isEncoded)
    .optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  SECRET: z.string().min(32).optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^/?]+/)
    .refine(isEncoded)
    .optional(),
  MAIL_FROM: z.string().refine(isSender).optional(),
  TRUSTED_PROXIES: integer(0, 9).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  SQL_EDITOR_URL: z.string().refine(isPublicPage).optional(),
  ...paymentVariables,
  ...modelVariables,
});

const encoding =
  'en el usuario y la contraseña, los signos van codificados: @ es %40, # es %23, / es %2F, ? es %3F, : es %3A y % es %25';

const accepted: Record<keyof typeof variables.shape, string> = {
  PORT: 'debe ser un número entero entre 1 y 65535',
  HOST: 'debe ser una dirección IP o un nombre de máquina, como 0.0.0.0',
  ORIGIN:
    'debe ser la dirección pública del sitio, sin ruta, parámetros ni usuario, como https://estudio.example',
  DATA_DIR: 'debe ser una carpeta',
  DATABASE_URL: `debe tener la forma postgres://usuario:contraseña@servidor:5432/base; ${encoding}`,
  ROLE: 'debe ser web, worker o all',
  SECRET: 'debe tener al menos 32 caracteres',
  SMTP_URL: `debe tener la forma smtp://usuario:contraseña@servidor:587 o smtps://…:465; ${encoding}`,
  MAIL_FROM: 'debe ser un correo, como hola@estudio.example o Estudio <hola@estudio.example>',
  TRUSTED_PROXIES: 'debe ser cuántos proxies de confianza hay delante, de 0 a 9',
  LOG_LEVEL: 'debe ser fatal, error, warn, info, debug, trace o silent',
  METRICS_TOKEN: 'debe tener al menos 16 caracteres',
  SQL_EDITOR_URL:
    'debe ser una dirección https sin usuario ni contraseña, como https://sql.estudio.example',
  ...acceptedPaymentVariables,
  ...acceptedModelVariables,
};

function toConfig(given: z.infer<typeof variables>, misspelt: readonly Misspelt[]) {
  const origin = new URL(given.ORIGIN ?? `http://localhost:${given.PORT}`);
  const isTest = isLocal(origin);
  return {
    mode: isTest ? ('test' as const) : ('production' as const),
    role: given.ROLE,
    host: given.HOST ?? (isTest ? '127.0.0.1' : '0.0.0.0'),
    port: given.PORT,
    origin: origin.origin,
    trustedOrigins: isTest ? bothLocalNames(origin) : [origin.origin],
    secureCookies: origin.protocol === 'https:',
    // Every command runs in the project's folder: `scripts/start.mjs` sees to it.
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    /** Absent: the installation's own, see `secrets.ts`. */
    secret: given.SECRET,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM,
    /** How many hops of X-Forwarded-For, counted from the right, are believed. */
    trustedProxies: given.TRUSTED_PROXIES,
    logLevel: given.LOG_LEVEL,
    metricsToken: given.METRICS_TOKEN,
    /** Of the operator's; every signed-in person may see the address. */
    sqlEditorUrl: given.SQL_EDITOR_URL,
    payments: toPaymentConfig(given),
    textModel: toModelConfig(given, 'TEXT_MODEL'),
    imageModel: toModelConfig(given, 'IMAGE_MODEL'),
    /** What the operator gave in vain. */
    misspelt,
  };
}

/** Local names mean test mode; any other origin is the real site. */
function missingInProduction(given: Record<string, string | undefined>): string[] {
  const { ORIGIN, SMTP_URL, MAIL_FROM } = given;
  if (!ORIGIN || !isOrigin(ORIGIN) || isLocal(new URL(ORIGIN))) return [];
  return [
    ...(ORIGIN.startsWith('https:')
      ? []
      : ['ORIGIN debe empezar por https://: solo localhost y 127.0.0.1 van sin cifrar.']),
    ...(SMTP_URL ? [] : [`SMTP_URL falta: en producción ${accepted.SMTP_URL}.`]),
    ...(MAIL_FROM ? [] : [`MAIL_FROM falta: en producción ${accepted.MAIL_FROM}.`]),
  ];
}

/** Test mode has known passwords and shows all mail: nobody but this machine may reach it. */
function openTestMode({ ORIGIN, HOST }: Record<string, string | undefined>): string[] {
  if (!HOST || !isHost(HOST) || isLoopback(HOST)) return [];
  if (ORIGIN && !(isOrigin(ORIGIN) && isLocal(new URL(ORIGIN)))) return [];
  return [
    `HOST debe ser 127.0.0.1, ::1 o localhost mientras ORIGIN sea de esta máquina: el modo de prueba no es para otros. Para abrir el sitio a la red, define ORIGIN con su dirección https.`,
  ];
}

function wrongVariables(error: z.ZodError<z.infer<typeof variables>> | undefined): string[] {
  const { fieldErrors } = error ? z.flattenError(error) : { fieldErrors: {} };
  return Object.entries(accepted)
    .filter(([name]) => name in fieldErrors)
    .map(([name, words]) => `${name} ${words}.`);
}

const isLocal = (origin: URL) => ['localhost', '127.0.0.1'].includes(origin.hostname);

/** A browser takes them for two origins; to a person who tries the product they are one place. */
const bothLocalNames = ({ protocol, port }: URL) =>
  ['localhost', '127.0.0.1'].map((name) => `${protocol}//${name}${port && `:${port}`}`);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, origin, href } = new URL(text);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/**
 * Whether the signs of a user and password are percent-encoded (RFC 3986, 2.1). One that is not cuts the address short,
 * and what follows it, with the @ of the server, is taken for a path.
 */
function isEncoded(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, pathname, search, hash } = new URL(text);
  try {
    decodeURIComponent(`${username}${password}${pathname}`);
  } catch {
    return false;
  }
  return !`${pathname}${search}${hash}`.includes('@');
}

/** A link that people may see holds no secret. */
function isPublicPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text);
}

/** Names other than localhost may mean another address tomorrow. */
function isLoopback(host: string): boolean {
  if (host.toLowerCase() === 'localhost') return true;
  const family = isIP(host);
  return family !== 0 && loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** An address, alone or after a name, on one line: it becomes a header of every mail. */
function isSender(text: string): boolean {
  const [, address] = /^[^<>\r\n]*<([^<>]+)>$/.exec(text) ?? [undefined, text];
  return z.email().safeParse(address).success;
}
