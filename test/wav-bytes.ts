type Form = { bits?: number; isFloat?: boolean; isExtensible?: boolean; rate?: number };

/** A WAV file of channels whose samples are from -1 to 1. */
export function wavBytes(
  channels: readonly ArrayLike<number>[],
  { bits = 16, isFloat = false, isExtensible = false, rate = 44_100 }: Form = {},
): Uint8Array {
  const width = bits / 8;
  const length = channels[0]?.length ?? 0;
  const formSize = isExtensible ? 40 : 16;
  const size = length * channels.length * width;
  const view = new DataView(new ArrayBuffer(28 + formSize + size));
  const write = (at: number, text: string) => {
    for (let k = 0; k < text.length; k += 1) view.setUint8(at + k, text.charCodeAt(k));
  };
  write(0, 'RIFF');
  view.setUint32(4, 20 + formSize + size, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, formSize, true);
  const kind = isFloat ? 3 : 1;
  view.setUint16(20, isExtensible ? 0xff_fe : kind, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels.length * width, true);
  view.setUint16(32, channels.length * width, true);
  view.setUint16(34, bits, true);
  if (isExtensible) view.setUint16(44, kind, true);
  write(20 + formSize, 'data');
  view.setUint32(24 + formSize, size, true);
  let at = 28 + formSize;
  for (let sample = 0; sample < length; sample += 1)
    for (const channel of channels) {
      writeSample(view, at, channel[sample] ?? 0, { bits, isFloat });
      at += width;
    }
  return new Uint8Array(view.buffer);
}

function writeSample(
  view: DataView,
  at: number,
  value: number,
  { bits, isFloat }: { bits: number; isFloat: boolean },
): void {
  if (isFloat && bits === 32) view.setFloat32(at, value, true);
  else if (isFloat) view.setFloat64(at, value, true);
  else if (bits === 8) view.setUint8(at, Math.round(value * 127) + 128);
  else if (bits === 16) view.setInt16(at, Math.round(value * 32_767), true);
  else if (bits === 24) {
    const whole = Math.round(value * 8_388_607);
    view.setUint16(at, whole & 0xff_ff, true);
    view.setInt8(at + 2, whole >> 16);
  } else view.setInt32(at, Math.round(value * 2_147_483_647), true);
}
