/** An A4 sheet in points, and what stands on it. */
export const paper = {
  width: 595.28,
  height: 841.89,
  top: 62,
  bottom: 742,
  /** Where the rules start; the numbers of the sections hang here. */
  edge: 56,
  /** Where the text starts, and where tables and rules end. */
  left: 118,
  right: 539,
  /** Sixty-odd letters of the text. */
  measure: 362,
} as const;

/** The light theme of app/ui/tokens.css, in the sRGB that every reader of PDF knows. */
export const colors = {
  paper: '#ecede7',
  surface: '#fafaf5',
  sunk: '#dce1d9',
  ink: '#00272e',
  ink2: '#365357',
  line: '#c0c8c1',
  edge: '#637d7e',
  amber: '#fdb532',
  amber2: '#cd7d09',
  brick: '#9f3c1f',
  night: '#002227',
  nightInk: '#e5eae0',
  night2: '#a3bab8',
  nightEdge: '#4f6b6f',
} as const;

export const fontFiles = {
  display: '@fontsource/anybody/files/anybody-latin-800-normal.woff',
  text: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  bold: '@fontsource/figtree/files/figtree-latin-700-normal.woff',
  italic: '@fontsource/figtree/files/figtree-latin-400-italic.woff',
  mono: '@fontsource/martian-mono/files/martian-mono-latin-400-normal.woff',
} as const;

export type Font = keyof typeof fontFiles;

/** How a text is set; `leading` is the distance from one line to the next. */
export type Style = { font: Font; size: number; leading: number; color: string };

export const styles = {
  body: { font: 'text', size: 10.4, leading: 15.6, color: colors.ink },
  lead: { font: 'text', size: 13, leading: 19, color: colors.ink2 },
  section: { font: 'display', size: 18, leading: 21, color: colors.ink },
  heading: { font: 'display', size: 11.4, leading: 15, color: colors.ink },
  quote: { font: 'text', size: 12, leading: 17.4, color: colors.ink },
  cell: { font: 'text', size: 9.2, leading: 12.8, color: colors.ink },
  name: { font: 'bold', size: 9.2, leading: 12.8, color: colors.ink },
  column: { font: 'mono', size: 7, leading: 10.5, color: colors.ink2 },
  code: { font: 'mono', size: 7.6, leading: 12, color: colors.ink },
  measure: { font: 'mono', size: 7, leading: 10, color: colors.ink2 },
} as const satisfies Record<string, Style>;
