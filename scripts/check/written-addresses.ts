import type { Argument, Expression, JSXAttributeItem, SpreadElement } from 'oxc-parser';
import type { SourceFile } from './source-tree.ts';
import { parse, visit } from './syntax.ts';

const linkNames = new Set(['action', 'formAction', 'href', 'to']);
const goesElsewhere = /^(?:navigate|redirect\w*)$/;

/**
 * Addresses inside the product that are not made by `href()`: in a link, the target of a form, a redirect, and what a
 * small function makes for one of those.
 */
export function writtenAddresses(file: SourceFile): string[] {
  const syntax = parse(file.path, file.text());
  const faults: string[] = [];
  const look = (value: Argument | null | undefined) => {
    const written = value && writtenIn(value);
    if (written)
      faults.push(`${file.path}:${syntax.lineAt(written.start)}: pide la dirección a href()`);
  };
  visit(syntax, {
    JSXOpeningElement: ({ name, attributes }) => {
      // A file of the head is no page.
      if (name.type === 'JSXIdentifier' && name.name === 'link') return;
      for (const attribute of attributes) look(linkOf(attribute));
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && linkNames.has(key.name) && isExpression(value)) look(value);
    },
    ArrowFunctionExpression: ({ body }) => {
      if (body.type !== 'BlockStatement') look(body);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && goesElsewhere.test(called.name)) look(first);
    },
  });
  return faults;
}

function linkOf(attribute: JSXAttributeItem): Expression | null {
  if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return null;
  if (!linkNames.has(attribute.name.name)) return null;
  const { value } = attribute;
  if (value?.type === 'Literal') return value;
  return value?.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression'
    ? value.expression
    : null;
}

/** The part of an expression that begins an address of ours by hand, whichever of its values it is. */
function writtenIn(value: Expression | SpreadElement): Expression | null {
  const { type } = value;
  if (type === 'Literal') return begins(value.value) ? value : null;
  if (type === 'TemplateLiteral') return begins(value.quasis[0]?.value.raw) ? value : null;
  if (type === 'ConditionalExpression')
    return writtenIn(value.consequent) ?? writtenIn(value.alternate);
  if (type === 'LogicalExpression') return writtenIn(value.left) ?? writtenIn(value.right);
  if (type === 'BinaryExpression' && value.left.type !== 'PrivateIdentifier')
    return writtenIn(value.left);
  return null;
}

const begins = (text: unknown) => typeof text === 'string' && /^\/(?!\/)/.test(text);

const isExpression = (node: { type: string }): node is Expression => !node.type.endsWith('Pattern');
