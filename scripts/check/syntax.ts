import { type Comment, parseSync, type Program, Visitor, type VisitorObject } from 'oxc-parser';

/** A parsed module, with what is needed to say where something stands in it. */
export type Syntax = {
  program: Program;
  comments: readonly Comment[];
  lineAt: (offset: number) => number;
};

/** Parses TypeScript, JSX or JavaScript; throws on a syntax error. */
export function parse(path: string, text: string): Syntax {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return { program, comments, lineAt: (offset) => text.slice(0, offset).split('\n').length };
}

export const visit = (syntax: Syntax, visitor: VisitorObject) =>
  new Visitor(visitor).visit(syntax.program);
