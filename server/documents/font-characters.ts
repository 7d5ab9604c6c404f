import { readTables } from './sfnt.ts';

/** The characters that a font has, as code points: its `cmap` in the formats 4 and 12, which every font of ours uses. */
export function charactersOf(font: Buffer): number[] {
  const map = readTables(font).get('cmap') ?? Buffer.alloc(4);
  const found = new Set<number>();
  for (let index = 0; index < map.readUInt16BE(2); index += 1) {
    const table = map.subarray(map.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    const ranges = format === 4 ? shortRanges(table) : format === 12 ? longRanges(table) : [];
    for (const [first, last] of ranges)
      for (let code = first; code <= last; code += 1) found.add(code);
  }
  // The last segment of format 4 always ends here, and stands for nothing.
  found.delete(0xffff);
  return [...found].sort((one, other) => one - other);
}

type Range = readonly [first: number, last: number];

function shortRanges(table: Buffer): Range[] {
  const double = table.readUInt16BE(6);
  return Array.from({ length: double / 2 }, (_, segment) => [
    table.readUInt16BE(16 + double + segment * 2),
    table.readUInt16BE(14 + segment * 2),
  ]);
}

function longRanges(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, group) => [
    table.readUInt32BE(16 + group * 12),
    table.readUInt32BE(20 + group * 12),
  ]);
}
