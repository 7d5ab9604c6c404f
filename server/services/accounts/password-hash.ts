import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2 = promisify(argon2Callback);

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

/** An argon2id hash as `{salt hex}:{tag hex}`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await argon2('argon2id', { ...cost, message: password.normalize(), nonce: salt });
  return `${salt.toString('hex')}:${tag.toString('hex')}`;
}

export async function verifyPassword(stored: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', tag = ''] = stored.hash.split(':').map((hex) => Buffer.from(hex, 'hex'));
  const message = stored.password.normalize();
  const candidate = await argon2('argon2id', { ...cost, message, nonce: salt });
  return candidate.length === tag.length && timingSafeEqual(candidate, Buffer.from(tag));
}
