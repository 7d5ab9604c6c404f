import type { MarkedToken, Token } from 'marked';
import { decodeReferences } from './character-references.ts';
import type { Inline } from './tree.ts';
import { unbroken } from './unbroken.ts';

/** The pieces of a line. A mark that our texts do not use is refused. */
export const readInline = (tokens: readonly Token[]): Inline[] => tokens.flatMap(readPiece);

function readPiece(token: Token): Inline[] {
  const known = token as MarkedToken;
  switch (known.type) {
    case 'text':
      return known.tokens
        ? readInline(known.tokens)
        : [{ type: 'text', text: unbroken(decodeReferences(known.text)) }];
    case 'escape':
      return [{ type: 'text', text: known.text }];
    case 'codespan':
      return [{ type: 'code', text: known.text }];
    case 'strong':
    case 'em':
      return [{ type: known.type, children: readInline(known.tokens) }];
    case 'link':
      return [
        {
          type: 'link',
          href: leadsSomewhere(known.href),
          // An address that stands as it is holds no references.
          children: known.autolink
            ? [{ type: 'text', text: known.text }]
            : readInline(known.tokens),
        },
      ];
    case 'blockquote':
    case 'br':
    case 'checkbox':
    case 'code':
    case 'def':
    case 'del':
    case 'heading':
    case 'hr':
    case 'html':
    case 'image':
    case 'list':
    case 'list_item':
    case 'paragraph':
    case 'space':
    case 'table':
      break;
  }
  throw new Error(`A line may not hold «${token.raw}» (${token.type})`);
}

/** A page of ours, a place in this one, a page of somebody else by https, or a mail. */
function leadsSomewhere(href: string): string {
  if (/^(?:\/(?!\/)|#|https:\/\/|mailto:)/.test(href)) return href;
  throw new Error(`A text may not lead to «${href}»`);
}
