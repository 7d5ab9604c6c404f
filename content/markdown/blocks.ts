import type { MarkedToken, Token, Tokens } from 'marked';
import { slug } from '../slug.ts';
import { readInline } from './inline.ts';
import { type Block, type Item, plainText, type Table } from './tree.ts';

/** Reads marked's tokens as our blocks. What our texts do not use (HTML, images, lines across) is refused. */
export function readBlocks(tokens: readonly Token[]): Block[] {
  return createReader().read(tokens);
}

/** The names that a text has given: a heading's is an address, and a table's distinguishes it from the others. */
function createReader() {
  const ids = new Set<string>();
  let depth = 1;
  let tables = 0;
  let examples = 0;

  const read = (tokens: readonly Token[]): Block[] => tokens.flatMap(readBlock);

  function readBlock(token: Token): Block[] {
    const known = token as MarkedToken;
    switch (known.type) {
      case 'space':
        return [];
      case 'heading':
        return [readHeading(known)];
      case 'paragraph':
        return [{ type: 'paragraph', children: readInline(known.tokens) }];
      case 'text':
        return [{ type: 'line', children: readInline([known]) }];
      case 'list':
        return [
          {
            type: 'list',
            ordered: known.ordered,
            start: known.start || 1,
            items: known.items.map(readItem),
          },
        ];
      case 'table':
        return [readTable(known)];
      case 'blockquote':
        return [{ type: 'quote', blocks: read(known.tokens) }];
      case 'code':
        examples += 1;
        return [{ type: 'code', label: `Ejemplo ${examples}`, text: known.text }];
      case 'br':
      case 'checkbox':
      case 'codespan':
      case 'def':
      case 'del':
      case 'em':
      case 'escape':
      case 'hr':
      case 'html':
      case 'image':
      case 'link':
      case 'list_item':
      case 'strong':
        break;
    }
    throw new Error(`A text may not hold «${token.raw}» (${token.type})`);
  }

  /** The page has the first level; below it no level is jumped over. */
  function readHeading(token: Tokens.Heading): Block {
    const children = readInline(token.tokens);
    const text = plainText(children);
    if (token.depth < 2 || token.depth > depth + 1)
      throw new Error(`«${text}» is a heading of level ${token.depth} under one of level ${depth}`);
    depth = token.depth;
    return { type: 'heading', depth, id: unique(slug(text)), text, children };
  }

  function unique(name: string): string {
    let id = name;
    for (let copy = 2; ids.has(id); copy += 1) id = `${name}-${copy}`;
    ids.add(id);
    return id;
  }

  function readItem({ task, checked, tokens }: Tokens.ListItem): Item {
    const said = tokens.filter((token) => token.type !== 'checkbox');
    return { checked: task ? checked === true : null, blocks: read(said) };
  }

  function readTable({ align, header, rows }: Tokens.Table): Table {
    tables += 1;
    const head = header.map((cell) => readInline(cell.tokens));
    const columns = head.map(plainText).filter(Boolean).join(', ');
    return {
      type: 'table',
      label: `Tabla ${tables}: ${columns}`,
      numeric: align.map((side) => side === 'right'),
      head,
      rows: rows.map((row) => row.map((cell) => readInline(cell.tokens))),
    };
  }

  return { read };
}
