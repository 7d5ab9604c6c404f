import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetime = 32_400;

/** A bearer token that a restart does not make worthless: its end, and proof that whoever knows the secret wrote it. */
export const newToken = (secret: string, now: Date) => {
  const end = Math.floor(now.getTime() / 1000) + lifetime;
  return { token: `A21AA${end}.${proof(end, secret)}`, lifetime };
};

export function isValidToken(token: string, secret: string, now: Date): boolean {
  const [, end, given] = /^A21AA(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  return (
    end !== undefined &&
    given !== undefined &&
    isEqual(given, proof(Number(end), secret)) &&
    Number(end) * 1000 > now.getTime()
  );
}

export function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const proof = (end: number, secret: string) =>
  createHmac('sha256', secret).update(String(end)).digest('base64url');
