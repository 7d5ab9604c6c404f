declare module 'virtual:site-script' {
  /** Address of the script that every page loads. */
  const url: string;
  export default url;
}

declare module 'virtual:guide-files' {
  type Miniature = { text: string; heads: string; rules: string };
  type GuideFile = {
    bytes: number;
    title: { size: number; lines: readonly string[] };
    miniatures: readonly Miniature[];
  };
  /** The PDFs of the guides, by slug: their weight, the title of their cover, and their pages seen from afar. */
  const files: Readonly<Record<string, GuideFile>>;
  export default files;
}
