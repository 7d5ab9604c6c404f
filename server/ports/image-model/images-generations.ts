import { setTimeout } from 'node:timers/promises';
import { ModelError } from '../model-server/model-error.ts';
import { type Deadlines, type ModelServer, postToModel } from '../model-server/post-to-model.ts';
import type { ImageModel } from './image-model.ts';
import { readPicture } from './read-picture.ts';

export type ImagesGenerationsOptions = ModelServer & {
  deadlines?: Deadlines;
  /** Bytes of a response, as it is decompressed. */
  mostBytes?: number;
};

/**
 * A server says nothing before the picture is whole, which takes those that are in use 10 to 60 seconds; in the total there is room for
 * one more try after one that is busy. Whoever waits may go and come back: it is a job that waits.
 */
const usualDeadlines = { idle: 90_000, total: 120_000 };

/** A picture of 1024 pixels a side has up to 4 MB, and a third more in base64; several are read at once. */
const usualMost = 12 * 1024 ** 2;

/** Of a server that is busy and does not say for how long. */
const usualWait = 2_000;

/**
 * A model behind an API of «images/generations», as OpenAI has defined it and many servers speak it. The picture comes within the
 * response: an address that a server names is never fetched from here.
 */
export function createImagesGenerations({
  deadlines = usualDeadlines,
  mostBytes = usualMost,
  ...server
}: ImagesGenerationsOptions): ImageModel {
  // Some servers send an address unless they are told not to, and some know no such field: what this one took last is asked for first.
  let saysFormat = true;
  return {
    name: server.name,
    host: new URL(server.url).host,
    async draw(prompt, { signal }) {
      const until = performance.now() + deadlines.total;
      let [isPlain, isAgain] = [!saysFormat, false];
      for (;;) {
        const left = until - performance.now();
        const said = await postToModel(
          server,
          {
            ...{ path: '/images/generations', accept: 'application/json', signal },
            body: {
              ...{ prompt, n: 1, size: '1024x1024' },
              ...(!isPlain && { response_format: 'b64_json' }),
            },
            deadlines: { ...deadlines, total: left },
          },
          (response, moved) => readResponse(response, mostBytes, moved),
        );
        if ('body' in said) {
          const picture = readPicture(said.body);
          saysFormat = !isPlain;
          return picture;
        }
        const { status, wait } = said;
        // Nothing was made of it, so that asking otherwise costs nothing twice.
        if (!isPlain && (status === 400 || status === 422)) isPlain = true;
        else if (isAgain || wait === null || wait >= until - performance.now())
          throw new ModelError('status', String(status));
        else {
          isAgain = true;
          await pause(wait, signal);
        }
      }
    },
  };
}

/** What a server said: all of it, or that it did not do it, and after how many milliseconds it may be asked again. */
type Said = { body: Buffer } | { status: number; wait: number | null };

async function readResponse(
  { status, headers, body }: Response,
  mostBytes: number,
  moved: () => void,
): Promise<Said> {
  if (status !== 200) return { status, wait: waitOf(status, headers) };
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    moved();
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new ModelError('oversized');
    chunks.push(chunk);
  }
  return { body: Buffer.concat(chunks) };
}

/**
 * Null where asking again may pay twice: only whoever is too busy to begin (RFC 6585 §4, RFC 9110 §15.6.4) made nothing for certain. A
 * date is reckoned from that of the response, by whatever clock both are.
 */
function waitOf(status: number, headers: Headers): number | null {
  if (status !== 429 && status !== 503) return null;
  const said = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  const wait = Date.parse(said) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(wait) ? usualWait : Math.max(0, wait);
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {
    throw new ModelError('left');
  });
