declare module 'subset-font' {
  type Shared = {
    targetFormat: 'woff2' | 'sfnt' | 'truetype';
    /** An axis keeps only that range, or stands at that place; one that is not named stays whole. */
    variationAxes: Record<string, { min: number; max: number } | number>;
  };
  /**
   * Cuts a font down to the characters of a text, or keeps them all; of its features those named, or all. Kerning is one
   * of them.
   */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Shared & ({ keepFeatures: readonly string[] } | { keepAllGlyphs: true }),
  ): Promise<Buffer>;
}
