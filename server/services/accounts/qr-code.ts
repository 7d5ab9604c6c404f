import { encode } from 'uqr';

export type QrCode = {
  /** Modules on a side, with the four light ones that ISO/IEC 18004 asks for around it. */
  size: number;
  /** Its dark modules, as the `d` of an SVG path. */
  path: string;
};

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  );
  return { size, path: runs.join('') };
}
