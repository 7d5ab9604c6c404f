import { AppError } from '../../app-error.ts';

/** More boxes side by side than any writer needs: tracks, fragments and runs come in ones and twos. */
const mostBoxes = 1000;

/** The bodies of the boxes of one type that stand side by side in `bytes` (ISO 14496-12 §4.2). */
export function boxesOf(bytes: Buffer, type: string): Buffer[] {
  const found: Buffer[] = [];
  let boxes = 0;
  for (let position = 0; position + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(position);
    const end = position + size;
    boxes += 1;
    if (size < 8 || end > bytes.length || boxes > mostBoxes) throw new AppError('audio.invalid');
    if (bytes.toString('latin1', position + 4, position + 8) === type) {
      found.push(bytes.subarray(position + 8, end));
    }
    position = end;
  }
  return found;
}

/** The first box at the end of a path of types, such as `mdia/minf/stbl/stsd`. */
export function boxAt(bytes: Buffer, path: string): Buffer | null {
  let body: Buffer | undefined = bytes;
  for (const type of path.split('/')) {
    if (body) [body] = boxesOf(body, type);
  }
  return body ?? null;
}
