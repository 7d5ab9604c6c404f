import { z } from 'zod';
import { sniffImage } from '#server/media/sniff-image.ts';
import { ModelError } from '../model-server/model-error.ts';
import { parseAroundLong } from './parse-around-long.ts';

const responseSchema = z.object({
  data: z
    .array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() }))
    .default([]),
  error: z.unknown().optional(),
});

/** The picture in a response of «images/generations»; throws a `ModelError` where there is none. */
export function readPicture(body: Buffer): Uint8Array {
  const { json, long } = parseAroundLong(body);
  const { success, data: response } = responseSchema.safeParse(json);
  if (!success) throw new ModelError('malformed');
  if (response.error !== undefined && response.error !== null) throw new ModelError('failed');
  const [{ b64_json: base64, url } = {}] = response.data;
  if (base64) return decoded(long(base64));
  if (!url) throw new ModelError('empty');
  const address = long(url);
  // It may lead anywhere, also to what only this machine reaches. One of `data:` leads nowhere.
  if (!/^data:/i.test(address.subarray(0, 5).toString('latin1'))) throw new ModelError('elsewhere');
  return decoded(address.subarray(address.indexOf(',') + 1));
}

/**
 * What is no base64 is passed over, as the backslash that some servers write before a slash. What the file is beyond its first bytes is
 * seen when it is opened, in a limited program.
 */
function decoded(base64: Buffer): Uint8Array {
  const file = Buffer.from(base64.toString('latin1'), 'base64');
  if (sniffImage(file) === null) throw new ModelError('no-picture');
  return file;
}
