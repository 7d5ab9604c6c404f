import { lexer, type TokensList } from 'marked';

/** A text in Markdown under a head of `key: value` lines between two `---`. */
export type MarkdownFile = { head: Record<string, string>; tokens: TokensList; words: number };

/** Reads a file of `content/`: its head as texts, still to be checked, and its body as marked's tokens. */
export function readMarkdown(source: string): MarkdownFile {
  const [, top = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const lines = top.split('\n').map((line) => /^(\w+): *(.*)$/.exec(line));
  const head = Object.fromEntries(lines.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
  return { head, tokens: lexer(body), words: body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0 };
}
