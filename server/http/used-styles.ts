type Block = { prelude: string; body: string | null };

const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)|\/\*.*?\*\//.source;
const marks = new RegExp(`${strings}|[{};]`, 'gs');
/** At-rules whose blocks hold rules of the same kind as a sheet. */
const grouping = /^@(layer|media|supports|container)\b/;
/** Arguments that ask for nothing that must be there, and attributes, whose values may look like classes. */
const conditions = /\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g;
/** What stands in a page and is not read. */
const markup = /<(style|script)\b.*?<\/\1>|<[^>]*>/gs;
/** What gives an element of a page its classes and its id. */
const attributes = /\s(?:class|id)="([^"]*)"/g;
/** In a script, the value of an attribute in a selector, and the name of a method. */
const noClasses = /\[[\w-]+[~|^$*]?=[^\]]*\]|\.\w+\(/g;
const names = /(?<=[.#])-?[_a-z][\w-]*/gi;

/**
 * A stylesheet without the rules that can match nothing: those whose every selector wants a class or an id that is
 * nowhere in a page and its scripts. Nor has it fonts for characters that the page is not written with, custom
 * properties that nothing reads, or keyframes that nothing plays. Everything else stays, in its order.
 */
export function usedStyles(css: string, page: string, scripts = ''): string {
  const source = page + scripts;
  const given = [...page.matchAll(attributes)].map(([, value]) => value).join(' ');
  const words = new Set(`${given} ${scripts.replaceAll(noClasses, ' ')}`.match(/[\w-]+/g));
  const text = page.replaceAll(markup, '');
  const mayMatch = (selector: string) =>
    (selector.match(names) ?? []).every((name) => words.has(name));

  const keep = (sheet: string): string =>
    blocksOf(sheet)
      .map(({ prelude, body }) => {
        if (body === null) return prelude;
        if (grouping.test(prelude)) {
          const kept = keep(body);
          // A layer has its place among the others although nothing is left in it.
          return kept || prelude.startsWith('@layer') ? `${prelude}{${kept}}` : '';
        }
        const isUsed = prelude.startsWith('@')
          ? inRange(body, text)
          : prelude.replaceAll(conditions, '').split(',').some(mayMatch);
        return isUsed ? `${prelude}{${body}}` : '';
      })
      .join('');
  return withoutEmptyRules(withoutUnusedProperties(withoutUnplayedKeyframes(keep(css)), source));
}

/** False for the face of a font that is declared for characters of which a text has none. */
function inRange(face: string, text: string): boolean {
  const range = /unicode-range:([^;]+)/i.exec(face)?.[1];
  // Wildcards are not read: such a face stays.
  if (!range || range.includes('?')) return true;
  const set = range.replaceAll(
    /U\+([\dA-F]+)(?:-([\dA-F]+))?,?\s*/gi,
    (_, from: string, to = from) => `\\u{${from}}-\\u{${to}}`,
  );
  return new RegExp(`[${set}]`, 'u').test(text);
}

/** Leaves out the keyframes that no rule names. */
function withoutUnplayedKeyframes(css: string): string {
  return css.replaceAll(
    /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g,
    (block, name: string, at: number) =>
      `${css.slice(0, at)}${css.slice(at + block.length)}`.includes(name) ? block : '',
  );
}

/** Leaves out the custom properties that no rule, page or script reads. */
function withoutUnusedProperties(css: string, source: string): string {
  const read = new Set(
    (css.match(/var\(\s*--[\w-]+/g) ?? []).map((use) => use.replace(/^.*--/s, '--')),
  );
  return css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
    read.has(name) || source.includes(name) ? declaration : '',
  );
}

/** Leaves out the rules in which nothing is left, and what held only such. A layer has its place although it is empty. */
function withoutEmptyRules(css: string): string {
  const shorter = css.replaceAll(/(?<=^|[{};])[^{};]*\{\}/g, (rule) =>
    rule.startsWith('@layer') ? rule : '',
  );
  return shorter === css ? css : withoutEmptyRules(shorter);
}

/** The statements and the blocks of a sheet, from its beginning to its end. */
function blocksOf(sheet: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (const { 0: mark, index } of sheet.matchAll(marks)) {
    if (mark === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (mark === '}') {
      depth -= 1;
      if (depth < 0) throw new Error('A stylesheet closes what it did not open');
      if (depth > 0) continue;
      const prelude = sheet.slice(start, open).trim();
      blocks.push({ prelude, body: sheet.slice(open + 1, index) });
      start = index + 1;
    } else if (mark === ';' && depth === 0) {
      blocks.push({ prelude: sheet.slice(start, index + 1).trim(), body: null });
      start = index + 1;
    }
  }
  if (depth > 0 || sheet.slice(start).trim()) throw new Error('A stylesheet ends too soon');
  return blocks;
}
