import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { sharp } from '#server/media/image-library.ts';
import { encodeSound, recipes } from '#server/media/test-sounds.ts';
import { hostileSounds } from './hostile-sounds.ts';

/** A file that is not what it should be, and what may become of it. */
export type Malformed = {
  name: string;
  kind: 'audio' | 'cover';
  claimedType: string;
  bytes: Buffer;
  /** `refuse`: accepting it is wrong. `either`: it is still a file of its kind, somewhat damaged. */
  verdict: 'refuse' | 'either';
};

/** Cut, flipped and two-faced files, the same ones in every run. */
export async function* malformedFiles(): AsyncGenerator<Malformed> {
  const folder = await mkdtemp(join(tmpdir(), 'malformed-'));
  try {
    const sounds = await Promise.all(
      Object.entries(recipes).map(async ([name, recipe], index) => {
        const file = join(folder, String(index));
        await encodeSound(file, recipe);
        return [name, await readFile(file)] as const;
      }),
    );
    const pictures = await examplePictures();
    yield* cutSounds(sounds);
    yield* flipped('audio', 'audio/mpeg', sounds, 3);
    yield* twoFaced('audio', 'audio/mpeg', sounds.slice(0, 5));
    yield* costly();
    yield* wrongKind(pictures);
    yield* cutPictures(pictures);
    yield* flipped('cover', 'image/png', pictures, 5);
    yield* twoFaced('cover', 'image/png', pictures);
    yield* await imageTraps(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Named = readonly (readonly [name: string, bytes: Buffer])[];

async function examplePictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({
    create: { width: 400, height: 400, channels: 3, background: '#f9aa1c', noise },
  });
  return [
    ['jpeg', await picture.clone().jpeg().toBuffer()],
    ['progressive jpeg', await picture.clone().jpeg({ progressive: true }).toBuffer()],
    ['png', await picture.clone().png().toBuffer()],
    ['webp', await picture.clone().webp().toBuffer()],
  ] as const;
}

/** These have no length in their headers: what is left of them is a shorter recording. */
const endless = /^(mp3|aac$|opus|vorbis|aac in mp4 fragments)/;

function* cutSounds(sounds: Named): Generator<Malformed> {
  for (const [name, bytes] of sounds) {
    for (const share of [0.02, 0.3, 0.6, 0.85]) {
      yield {
        name: `${name}, cut at ${share * 100} %`,
        kind: 'audio',
        claimedType: 'audio/mpeg',
        bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
        verdict: endless.test(name) ? 'either' : 'refuse',
      };
    }
  }
}

function* cutPictures(pictures: Named): Generator<Malformed> {
  for (const [name, bytes] of pictures) {
    for (const share of [0.02, 0.5, 0.9]) {
      yield {
        name: `${name}, cut at ${share * 100} %`,
        kind: 'cover',
        claimedType: 'image/png',
        bytes: bytes.subarray(0, Math.floor(bytes.length * share)),
        verdict: 'refuse',
      };
    }
  }
}

/** Bytes of the header, or of everything, set to others. */
function* flipped(
  kind: Malformed['kind'],
  claimedType: string,
  files: Named,
  each: number,
): Generator<Malformed> {
  const random = createRandom(each);
  for (const [name, bytes] of files) {
    for (let variant = 0; variant < each; variant += 1) {
      const damaged = Buffer.from(bytes);
      const reach = variant % 2 === 0 ? 96 : bytes.length;
      for (let flips = 0; flips <= variant * 2; flips += 1) {
        damaged[Math.floor(random() * reach)] = Math.floor(random() * 256);
      }
      const label = `${name}, flipped ${variant}`;
      yield { name: label, kind, claimedType, bytes: damaged, verdict: 'either' };
    }
  }
}

/** Files that begin as another kind, and files of the right kind that go on as another one. */
function* twoFaced(
  kind: Malformed['kind'],
  claimedType: string,
  files: Named,
): Generator<Malformed> {
  const page = '<!doctype html><script>fetch("/dashboard")</script>';
  const faces: [string, Buffer][] = [
    ['PDF', Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript>>>>endobj\n')],
    ['HTML', Buffer.from(page)],
    ['SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`)],
    ['ZIP', zipOf('index.html', page)],
    ['ELF', Buffer.from('\x7fELF\x02\x01\x01'.padEnd(64, '\0'), 'latin1')],
    ['playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')],
    ['concat script', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ];
  for (const [name, bytes] of files) {
    for (const [face, front] of faces) {
      yield {
        name: `${face} before ${name}`,
        kind,
        claimedType,
        bytes: Buffer.concat([front, bytes]),
        verdict: 'refuse',
      };
    }
    yield {
      name: `ZIP after ${name}`,
      kind,
      claimedType,
      bytes: Buffer.concat([bytes, zipOf('index.html', page)]),
      verdict: 'either',
    };
  }
}

function* costly(): Generator<Malformed> {
  for (const [name, bytes] of hostileSounds()) {
    yield { name, kind: 'audio', claimedType: 'audio/flac', bytes, verdict: 'refuse' };
  }
}

function* wrongKind(pictures: Named): Generator<Malformed> {
  for (const [name, bytes] of pictures) {
    const label = `${name} as audio`;
    yield { name: label, kind: 'audio', claimedType: 'audio/wav', bytes, verdict: 'refuse' };
  }
  const lies: [string, string][] = [
    ['RIFF of another form', 'RIFF\xff\xff\xff\xffAVI LIST'],
    ['WAV without sound', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x44\xac\0\0'],
    ['ISO file of boxes without end', '\0\0\0\x18ftypM4A \0\0\0\0M4A mp42\0\0\0\0moov'],
    ['Ogg that repeats its first page', 'OggS\0\x02'.repeat(400)],
    ['FLAC without a rate', `fLaC\0\0\0\x22${'\0'.repeat(34)}`],
    ['ID3 tag as long as can be', 'ID3\x03\0\0\x7f\x7f\x7f\x7f'],
    ['zeros', '\0'.repeat(5000)],
  ];
  for (const [name, text] of lies) {
    const bytes = Buffer.from(text.padEnd(600, '\0'), 'latin1');
    yield { name, kind: 'audio', claimedType: 'audio/wav', bytes, verdict: 'refuse' };
  }
}

/** Pictures of few bytes and many pixels. */
async function imageTraps(folder: string): Promise<Malformed[]> {
  const plain = (side: number) =>
    sharp({
      create: { width: side, height: side, channels: 3, background: '#00272e' },
      limitInputPixels: false,
    });
  const traps = [
    ['PNG bomb', plain(12_000).png({ compressionLevel: 9 })],
    ['progressive JPEG bomb', plain(7000).jpeg({ progressive: true, quality: 10 })],
    ['WebP bomb', plain(7000).webp({ effort: 0, quality: 1 })],
  ] as const;
  const files: Malformed[] = [];
  for (const [name, image] of traps) {
    const file = join(folder, name);
    await writeFile(file, await image.toBuffer());
    files.push({
      name,
      kind: 'cover',
      claimedType: 'image/png',
      bytes: await readFile(file),
      verdict: 'refuse',
    });
  }
  return files;
}

/** One deflated file in a ZIP: local header, data, central directory, its end (APPNOTE 4.3). */
function zipOf(name: string, text: string): Buffer {
  const data = deflateRawSync(text);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(text), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(text.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\x05\x06'), end]);
}

/** Lehmer's generator, as Park and Miller chose it. */
function createRandom(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}
