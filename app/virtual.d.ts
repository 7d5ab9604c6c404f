declare module 'virtual:site-script' {
  /** Address of the script that every page loads. */
  const url: string;
  export default url;
}

declare module 'virtual:guide-files' {
  type GuideFile = {
    bytes: number;
    pages: number;
    picture: { src: string; width: number; height: number };
  };
  /** The PDFs of the guides, by slug: their weight, their length, and a picture of their pages. */
  const files: Readonly<Record<string, GuideFile>>;
  export default files;
}
