import { lexer } from 'marked';
import { readBlocks } from './blocks.ts';
import type { Block } from './tree.ts';

/** A text in Markdown under a head of `key: value` lines between two `---`. */
export type MarkdownFile = {
  /** Still to be checked. */
  head: Record<string, string>;
  blocks: readonly Block[];
  words: number;
};

/** Reads a file of `content/`. */
export function readMarkdown(source: string): MarkdownFile {
  const [, top = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  const lines = top.split('\n').map((line) => /^(\w+): *(.*)$/.exec(line));
  const head = Object.fromEntries(lines.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
  const words = body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return { head, blocks: readBlocks(lexer(body)), words };
}
