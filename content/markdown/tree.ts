/** A piece of a line. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em'; children: readonly Inline[] }
  | { type: 'link'; href: string; children: readonly Inline[] };

export type Cell = readonly Inline[];

export type Table = {
  type: 'table';
  /** Names the table among those of its text. */
  label: string;
  /** Whether the column holds numbers, set to the right. */
  numeric: readonly boolean[];
  head: readonly Cell[];
  rows: readonly (readonly Cell[])[];
};

/** `checked` is null in a list that is not a check list. */
export type Item = { checked: boolean | null; blocks: readonly Block[] };
export type List = { type: 'list'; ordered: boolean; start: number; items: readonly Item[] };

/** What our articles, guides and legal texts are made of; nothing else is written in them. */
export type Block =
  | { type: 'heading'; depth: number; id: string; text: string; children: readonly Inline[] }
  | { type: 'paragraph'; children: readonly Inline[] }
  /** The text of an item that has no paragraphs. */
  | { type: 'line'; children: readonly Inline[] }
  | List
  | Table
  | { type: 'quote'; blocks: readonly Block[] }
  | { type: 'code'; label: string; text: string };

/** The words of a line without their marks. */
export const plainText = (line: readonly Inline[]): string =>
  line.map((part) => ('children' in part ? plainText(part.children) : part.text)).join('');
