import { readTables, writeTables } from './sfnt.ts';

/** Names that a reader of fonts asks for (OpenType, `name`): family, subfamily, unique id, full name, PostScript name. */
const nameIds = { family: 1, subfamily: 2, unique: 3, full: 4, postScript: 6 };

/** Gives a TrueType font another family. What its weight and slant are stands in other tables, and stays. */
export function renameFont(font: Buffer, family: string, style: string): Buffer {
  const tables = readTables(font);
  const full = `${family} ${style}`;
  tables.set(
    'name',
    nameTable([
      [nameIds.family, family],
      [nameIds.subfamily, style],
      [nameIds.unique, full],
      [nameIds.full, full],
      [nameIds.postScript, full.replaceAll(' ', '-')],
    ]),
  );
  return writeTables(font.readUInt32BE(0), tables);
}

/** Version 0, with records for Windows, in Unicode and English. */
function nameTable(names: readonly (readonly [id: number, name: string])[]): Buffer {
  const head = Buffer.alloc(6 + names.length * 12);
  head.writeUInt16BE(names.length, 2);
  head.writeUInt16BE(head.length, 4);
  const texts: Buffer[] = [];
  let offset = 0;
  for (const [index, [id, name]] of names.entries()) {
    const text = Buffer.from(name, 'utf16le').swap16();
    for (const [place, value] of [3, 1, 0x409, id, text.length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + place * 2);
    texts.push(text);
    offset += text.length;
  }
  return Buffer.concat([head, ...texts]);
}
