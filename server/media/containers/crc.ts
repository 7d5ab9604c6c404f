/** A cyclic redundancy check, most significant bit first, starting from zero (FLAC, Ogg). */
export function createCrc(bits: 8 | 16 | 32, polynomial: number): (bytes: Uint8Array) => number {
  const shift = bits - 8;
  const mask = 2 ** bits - 1;
  const topBit = 2 ** (bits - 1);
  const table = Uint32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte * 2 ** shift;
    for (let bit = 0; bit < 8; bit += 1) {
      const shifted = (rest << 1) >>> 0;
      rest = ((rest & topBit) === 0 ? shifted : shifted ^ polynomial) & mask;
    }
    return rest;
  });
  return (bytes) => {
    let crc = 0;
    for (const byte of bytes) {
      crc = ((crc << 8) ^ (table[((crc >>> shift) ^ byte) & 0xff] ?? 0)) & mask;
    }
    return crc >>> 0;
  };
}
