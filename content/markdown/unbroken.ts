const space = '\u00A0';

/** A number stays on the line of what it counts: `44,1 kHz`, `50 %`, `$ 250.000`. */
export const unbroken = (text: string): string =>
  text
    .replaceAll(/(\$|USD) (?=\d)/g, `$1${space}`)
    .replaceAll(
      /(\d) (?=(?:%|k?Hz|dB\w*|LUFS|bits?|[kMG]B|ms|px|cm|m|V|bpm)(?!\p{L}))/gu,
      `$1${space}`,
    );
