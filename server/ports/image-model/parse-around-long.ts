import { ModelError } from '../model-server/model-error.ts';

/** Bytes of a string that is taken out before the rest is parsed, and of that rest. */
const [leastLong, mostRest] = [4_096, 65_536];

const [quote, backslash] = [0x22, 0x5c];

/**
 * Parses JSON whose strings may be megabytes and whose everything else is short: of so many bytes of brackets or numbers, parsing alone
 * would take hundreds of megabytes and hold the event loop for seconds. `long` has the bytes of a string of `json`; of one
 * that was taken out as it stands there, escapes and all. Throws a `ModelError`.
 */
export function parseAroundLong(bytes: Buffer): { json: unknown; long: (text: string) => Buffer } {
  const taken: Buffer[] = [];
  let rest = '';
  const keep = (from: number, to: number) => {
    if (rest.length + to - from > mostRest) throw new ModelError('oversized');
    rest += bytes.toString('utf8', from, to);
  };
  for (let at = 0; at < bytes.length;) {
    const open = bytes.indexOf(quote, at);
    const close = open === -1 ? -1 : endOfString(bytes, open + 1);
    if (close === -1) {
      keep(at, bytes.length);
      break;
    }
    if (close - open < leastLong) keep(at, close + 1);
    else {
      keep(at, open);
      rest += `"${mark}${taken.length}"`;
      taken.push(bytes.subarray(open + 1, close));
    }
    at = close + 1;
  }
  return {
    json: parsed(rest),
    long: (text) => {
      const number = text.startsWith(mark) ? Number(text.slice(mark.length)) : NaN;
      return taken[number] ?? Buffer.from(text);
    },
  };
}

/** Begins what stands in the place of a string that was taken out; one of a server's own that begins so names another of its strings. */
const mark = 'taken out: ';

/** Where the string that began before `from` ends; -1 where it does not. */
function endOfString(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(quote, from); at !== -1; at = bytes.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (at - 1 - escapes >= from && bytes[at - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return -1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('malformed');
  }
}
