import { composed } from '#packages/one-line/src/index.ts';

/** What a name in Windows may not hold, and what nobody sees: controls, joiners, marks that turn the text around. */
const forbidden = /[<>:"/\\|?*]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/gu;
/** Names of devices in Windows, whatever follows the dot. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
/** A path in Windows has 260 characters, a name on most disks 255 bytes, on encrypted ones 143. */
const longestBytes = 120;

/**
 * Names for the files of an archive, after titles that people wrote: readable, allowed in Windows, macOS and Linux, and
 * each used once, also where «Río» and «RÍO» are one name.
 * @example createEntryNames()('canciones', 'Canción Ñandú — ¿qué?', 'wav') // 'canciones/Canción Ñandú — ¿qué.wav'
 */
export function createEntryNames(): (folder: string, title: string, extension: string) => string {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return (folder, title, extension) => {
    const name = safeName(title);
    const end = extension && `.${extension}`;
    const numbered = (count: number) =>
      `${folder}/${name}${count === 1 ? '' : ` (${count})`}${end}`;
    let count = counts.get(folded(numbered(1))) ?? 1;
    // Not only the same title may have taken a name: one may itself end in «(2)».
    while (used.has(folded(numbered(count)))) count += 1;
    used.add(folded(numbered(count)));
    counts.set(folded(numbered(1)), count);
    return numbered(count);
  };
}

function safeName(title: string): string {
  const plain = composed(title.toWellFormed()).replaceAll(forbidden, ' ').replaceAll(/\s+/gu, ' ');
  const { read } = new TextEncoder().encodeInto(trimmed(plain), new Uint8Array(longestBytes));
  const name = trimmed(trimmed(plain).slice(0, read)) || 'sin título';
  return device.test(name) ? `_${name}` : name;
}

/** A dot in front hides a file, and Windows drops dots and spaces at the end. */
const trimmed = (text: string) => text.replaceAll(/^[. ]+|[. ]+$/g, '');

/** One text for all names that a disk may take for the same. */
const folded = (text: string) => composed(text, 'NFKC').toUpperCase().toLowerCase();
