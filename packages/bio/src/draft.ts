import { capital } from './capital.ts';
import { type Choice, pack, type Packing } from './pack.ts';
import { lengthOf, type Piece } from './template.ts';

/** A message in one of its ways; its pieces are made when it is chosen. */
export type Option = Choice & { pieces: () => readonly Piece[] };

/** A list in one of its ways: what stands before its items and after them. */
export type Lead = Choice & {
  open: readonly Piece[];
  close: readonly Piece[];
  /** Whether its first item does. */
  beginsSentence: boolean;
};

/** An item of a list, and what parts it from the one before: `between`, or `last` where no other follows. */
type Item = { pieces: readonly Piece[]; between: string; last: string; value: number };

/** What a platform could say, in the order of the text. `before` parts a message from what stands before it. */
export type Draft = {
  start: readonly Piece[];
  messages: readonly { before: string; options: readonly Option[] }[];
  list: {
    before: string;
    leads: readonly Lead[];
    items: readonly Item[];
  };
};

/** The best packing of a draft in a room of so many UTF-16 units beside its start. */
export function packDraft({ messages, list }: Draft, room: number): Packing {
  // An item pays for what parts it from the one before, whichever is longer; the first has none, and its lead gets that back.
  const between = Math.max(0, ...list.items.slice(0, 1).map(jointLength));
  const grown = (before: string) => (option: Choice) => ({
    length: option.length + before.length,
    value: option.value,
  });
  return pack(
    messages.map(({ before, options }) => options.map(grown(before))),
    {
      leads: list.leads
        .map(grown(list.before))
        .map(({ length, value }) => ({ length: length - between, value })),
      items: list.items.map((item) => ({
        length: lengthOf(item.pieces) + jointLength(item),
        value: item.value,
      })),
    },
    room,
  );
}

const jointLength = ({ between, last }: Item): number => Math.max(between.length, last.length);

/** The pieces of a draft as they were packed. A line begins with a capital; a stop follows no other. */
export function assemble({ start, messages, list }: Draft, packing: Packing): Piece[] {
  const pieces: Piece[] = [...start];
  for (const [at, { before, options }] of messages.entries()) {
    const option = options[packing.options[at] ?? -1];
    if (option) pieces.push({ text: before, fact: null }, ...option.pieces());
  }
  const lead = list.leads[packing.lead ?? -1];
  if (lead) {
    pieces.push({ text: list.before, fact: null }, ...lead.open);
    for (const [order, at] of packing.items.entries()) {
      const item = list.items[at];
      if (!item) continue;
      const isLast = order === packing.items.length - 1;
      if (order > 0) pieces.push({ text: isLast ? item.last : item.between, fact: null });
      const begins = order === 0 && lead.beginsSentence;
      pieces.push(
        ...item.pieces.map(({ text, fact }) => ({ text: begins ? capital(text) : text, fact })),
      );
    }
    pieces.push(...lead.close);
  }
  return mended(pieces.filter(({ text }) => text !== ''));
}

function mended(pieces: readonly Piece[]): Piece[] {
  let before = '';
  return pieces
    .map(({ text, fact }) => {
      const isAfterStop = fact === null && text.startsWith('.') && /[.!?…]$/.test(before);
      const kept = isAfterStop ? text.slice(1) : text;
      const said = before.endsWith('\n') ? capital(kept) : kept;
      before = said === '' ? before : said;
      return { text: said, fact };
    })
    .filter(({ text }) => text !== '');
}
