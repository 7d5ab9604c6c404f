/** A font file as TrueType and OpenType have it (ISO/IEC 14496-22): named tables. */
export type Tables = Map<string, Buffer>;

const headerBytes = 12;
const recordBytes = 16;

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerBytes + index * recordBytes;
    const offset = font.readUInt32BE(record + 8);
    const length = font.readUInt32BE(record + 12);
    tables.set(font.toString('latin1', record, record + 4), font.subarray(offset, offset + length));
  }
  return tables;
}

/** Puts the tables into a file again. Its checksum of the whole is left out: nobody who sets type reads it. */
export function writeTables(version: number, tables: Tables): Buffer {
  const count = tables.size;
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(headerBytes + count * recordBytes);
  header.writeUInt32BE(version, 0);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * recordBytes, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * recordBytes - 2 ** power * recordBytes, 10);
  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of [...tables].entries()) {
    const record = headerBytes + index * recordBytes;
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(padded), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(table.length, record + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
