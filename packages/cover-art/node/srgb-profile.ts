import sharp from 'sharp';

const segmentOf = { application0: 0xe0, application2: 0xe2 };

/** ICC.1:2022, annex B.4: one segment holds less than 64 kB, and names itself as the first of one. */
const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');

let profile: Promise<Buffer> | null = null;

/** A JPEG with the profile of sRGB. Its pixels are in sRGB already: sharp would convert every one of them to what it is. */
export async function withSrgbProfile(file: Buffer): Promise<Buffer> {
  const icc = await (profile ??= readProfile());
  const head = Buffer.from([0xff, segmentOf.application2, 0, 0]);
  head.writeUInt16BE(2 + name.length + icc.length, 2);
  // Behind the start of the image, and behind JFIF, which has to be the first.
  const at = file[3] === segmentOf.application0 ? 4 + file.readUInt16BE(4) : 2;
  return Buffer.concat([file.subarray(0, at), head, name, icc, file.subarray(at)]);
}

async function readProfile(): Promise<Buffer> {
  const create = { width: 1, height: 1, channels: 3, background: '#000000' } as const;
  const file = await sharp({ create }).withIccProfile('srgb').jpeg().toBuffer();
  const { icc } = await sharp(file).metadata();
  if (!icc) throw new Error('sharp has no profile of sRGB.');
  return icc;
}
