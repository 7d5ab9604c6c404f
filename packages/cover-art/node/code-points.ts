import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** Tables that a directory of WOFF2 names by a number; `cmap` is the first of them. */
const [namedInFull, cmap] = [63, 0];

/** `glyf` and `loca`: the only tables whose version 0 is a transformed one. */
const outlines = new Set([10, 11]);

/** The code points that a typeface has a glyph for, of its file in WOFF2 (W3C, 2024; `cmap` as OpenType 1.9 has it). */
export function codePointsOf(file: string): Set<number> {
  const bytes = readFileSync(file);
  const tables = bytes.readUInt16BE(12);
  let [at, offset, found] = [48, 0, -1];
  const readLength = (): number => {
    let value = 0;
    for (let byte = 128; byte & 128; at += 1) {
      byte = bytes[at] ?? 0;
      value = value * 128 + (byte & 127);
    }
    return value;
  };
  for (let table = 0; table < tables; table += 1) {
    const flags = bytes[at] ?? 0;
    const [tag, version] = [flags & 63, flags >> 6];
    at += tag === namedInFull ? 5 : 1;
    const length = readLength();
    const isTransformed = outlines.has(tag) ? version !== 3 : version !== 0;
    if (tag === cmap) found = offset;
    offset += isTransformed ? readLength() : length;
  }
  if (found < 0) throw new Error(`${file} has no cmap`);
  return readMap(brotliDecompressSync(bytes.subarray(at)).subarray(found));
}

function readMap(map: Buffer): Set<number> {
  const points = new Set<number>();
  for (let record = 0; record < map.readUInt16BE(2); record += 1) {
    const table = map.subarray(map.readUInt32BE(4 + record * 8 + 4));
    const format = table.readUInt16BE(0);
    if (format === 12) readGroups(table, points);
    if (format === 4) readSegments(table, points);
  }
  return points;
}

function readGroups(table: Buffer, points: Set<number>): void {
  for (let group = 0; group < table.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    for (let point = table.readUInt32BE(at); point <= table.readUInt32BE(at + 4); point += 1)
      points.add(point);
  }
}

function readSegments(table: Buffer, points: Set<number>): void {
  const double = table.readUInt16BE(6);
  for (let at = 0; at < double; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const [start, delta] = [
      table.readUInt16BE(16 + double + at),
      table.readUInt16BE(16 + 2 * double + at),
    ];
    const place = 16 + 3 * double + at;
    const range = table.readUInt16BE(place);
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyph = range === 0 ? point : table.readUInt16BE(place + range + 2 * (point - start));
      if (glyph !== 0 && (range !== 0 || ((point + delta) & 0xffff) !== 0)) points.add(point);
    }
  }
}
