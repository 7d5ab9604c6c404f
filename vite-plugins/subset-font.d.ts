declare module 'subset-font' {
  /**
   * Cuts a font down to the characters of a text; the features named are kept, and kerning is one of them. An axis that
   * is named keeps only that range, one that is not stays whole.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures: readonly string[];
      variationAxes: Record<string, { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
