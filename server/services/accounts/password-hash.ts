import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2 = promisify(argon2Callback);

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const version = 19;
const tagLength = 32;

type Hash = { cost: typeof cost; salt: Buffer; tag: Buffer };

/** An argon2id hash in the PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2('argon2id', {
    ...cost,
    tagLength,
    message: password.normalize(),
    nonce: salt,
  });
  return `${prefix}${base64(salt)}$${base64(tag)}`;
}

/** Computes the hash with the parameters that the stored one names. One that is no hash of ours is nobody's password. */
export async function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  const hash = parseHash(stored.hash);
  if (!hash) return false;
  const candidate = await argon2('argon2id', {
    ...hash.cost,
    tagLength: hash.tag.length,
    message: stored.password.normalize(),
    nonce: hash.salt,
  });
  return timingSafeEqual(candidate, hash.tag);
}

/** Whether a hash is of another format, or costs something else, than those that are made now. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(prefix);

const prefix = `$argon2id$v=${version}$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

/** The PHC string format has no padding. */
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function parseHash(text: string): Hash | null {
  const phc =
    /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([A-Za-z\d+/]{11,86})\$([A-Za-z\d+/]{22,86})$/.exec(
      text,
    );
  if (phc) {
    const [memory, passes, parallelism] = phc.slice(1, 4).map(Number);
    const [salt, tag] = phc.slice(4).map((part) => Buffer.from(part, 'base64'));
    if (!memory || !passes || !parallelism || !salt || !tag) return null;
    return isAffordable({ memory, passes, parallelism })
      ? { cost: { memory, passes, parallelism }, salt, tag }
      : null;
  }
  // How hashes were kept before they named their parameters: salt and tag in hexadecimal.
  const bare = /^([0-9a-f]{32}):([0-9a-f]{64})$/.exec(text);
  if (!bare) return null;
  const [salt, tag] = bare.slice(1).map((part) => Buffer.from(part, 'hex'));
  return salt && tag ? { cost: { memory: 19_456, passes: 2, parallelism: 1 }, salt, tag } : null;
}

/** RFC 9106 §3.1 wants at least 8 KiB a lane; more than 256 MiB or 16 passes would hold the server. */
const isAffordable = ({ memory, passes, parallelism }: typeof cost) =>
  memory >= 8 * parallelism && memory <= 262_144 && passes <= 16 && parallelism <= 8;
