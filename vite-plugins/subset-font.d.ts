declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; the features named are kept, and kerning is one of them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: readonly string[] },
  ): Promise<Buffer>;
}
