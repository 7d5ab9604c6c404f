import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  type DecipherGCM,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/**
 * What stands in the table of jobs instead of words that only the worker may read: mails hold addresses, and links that
 * let their reader into an account. The table is read by operators, by backups and by whoever gets hold of one.
 */
export type SealedData = {
  /** AES-256-GCM: nonce, tag and ciphertext, in base64url. */
  sealed: string;
  /** Whose job it is, for who knows the address already. */
  owner: string;
};

export type JobSeal = {
  seal(queue: string, owner: string, data: object): SealedData;
  /**
   * Throws when it was sealed for another queue or with another secret, or changed since. `formerly` is a name that the
   * queue had.
   */
  open(queue: string, data: SealedData, formerly?: string): unknown;
  ownerOf(queue: string, owner: string): string;
};

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The keys follow from the installation's secret (HKDF, RFC 5869), so every process that shares it can read. */
export function createJobSeal(secret: string): JobSeal {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const dataKey = derive('data of jobs');
  const ownerKey = derive('owners of jobs');
  const ownerOf = (queue: string, owner: string) =>
    createHmac('sha256', ownerKey).update(`${queue} ${owner}`).digest('base64url');

  function open(queue: string, { sealed }: SealedData): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, nonceBytes);
    const reader = createDecipheriv(cipher, dataKey, nonce, { authTagLength: tagBytes });
    reader.setAAD(Buffer.from(queue));
    reader.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return JSON.parse(textOf(reader, bytes.subarray(nonceBytes + tagBytes))) as unknown;
  }

  return {
    ownerOf,
    seal(queue, owner, data) {
      const nonce = randomBytes(nonceBytes);
      const writer = createCipheriv(cipher, dataKey, nonce).setAAD(Buffer.from(queue));
      const text = Buffer.concat([writer.update(JSON.stringify(data)), writer.final()]);
      const sealed = Buffer.concat([nonce, writer.getAuthTag(), text]).toString('base64url');
      return { sealed, owner: ownerOf(queue, owner) };
    },
    open(queue, data, formerly) {
      try {
        return open(queue, data);
      } catch (error) {
        if (formerly === undefined) throw error;
        return open(formerly, data);
      }
    },
  };
}

/** Node says of a wrong key that it is «unable to authenticate data», which tells nobody what to do. */
function textOf(reader: DecipherGCM, sealed: Buffer): string {
  try {
    return Buffer.concat([reader.update(sealed), reader.final()]).toString();
  } catch (error) {
    throw new Error('sealed with another SECRET, or damaged', { cause: error });
  }
}

export const isSealed = (data: object): data is SealedData => 'sealed' in data && 'owner' in data;
