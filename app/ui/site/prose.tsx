import { type ReactNode } from 'react';
import type {
  Block,
  Cell,
  Inline,
  Item,
  List,
  Table as TableBlock,
} from '#content/markdown/tree.ts';
import { Table } from '../table.tsx';
import './prose.css';

/** A long text of `content/`: an article, a law. It brings its headings from the second level on. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose">
      <Blocks blocks={blocks} />
    </div>
  );
}

const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // The order of a text never changes.
  blocks.map((block, index) => <BlockView key={index} block={block} />);

function BlockView({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <Line line={block.children} />
        </p>
      );
    case 'line':
      return <Line line={block.children} />;
    case 'list':
      return <ListView list={block} />;
    case 'table':
      return <TableView table={block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre role="region" aria-label={block.label} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
  }
}

function Heading({ depth, id, children }: Extract<Block, { type: 'heading' }>) {
  const Tag = depth === 2 ? 'h2' : depth === 3 ? 'h3' : 'h4';
  return (
    <Tag id={id}>
      <Line line={children} />
    </Tag>
  );
}

function ListView({ list }: { list: List }) {
  const items = list.items.map((item, index) => <ItemView key={index} item={item} />);
  if (list.ordered) return <ol start={list.start}>{items}</ol>;
  const isCheckList = list.items.some(({ checked }) => checked !== null);
  return <ul className={isCheckList ? 'check-list' : undefined}>{items}</ul>;
}

function ItemView({ item }: { item: Item }) {
  return (
    <li>
      {item.checked !== null && <CheckBox checked={item.checked} />}
      <Blocks blocks={item.blocks} />
    </li>
  );
}

/** A box of a list on paper: nothing to press. */
const CheckBox = ({ checked }: { checked: boolean }) => (
  <>
    {checked && <span className="visually-hidden">Hecho: </span>}
    <svg className="check-box" viewBox="0 0 18 18" aria-hidden="true">
      <path d="M1 1h16v16H1Z" />
      {checked && <path d="m4 9 4 4 7-8" />}
    </svg>
  </>
);

function TableView({ table }: { table: TableBlock }) {
  return (
    <Table caption={table.label}>
      <thead>
        <tr>
          {table.head.map((cell, column) => (
            <CellView key={column} table={table} cell={cell} column={column} scope="col" />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) => {
              const scope = column === 0 ? 'row' : null;
              return (
                <CellView key={column} table={table} cell={cell} column={column} scope={scope} />
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A cell that says nothing is no heading, wherever it stands. */
function CellView(props: {
  table: TableBlock;
  cell: Cell;
  column: number;
  scope: 'col' | 'row' | null;
}) {
  const { table, cell, column, scope } = props;
  const look = table.numeric[column] ? 'numeric' : undefined;
  if (scope === null || cell.length === 0)
    return (
      <td className={look}>
        <Line line={cell} />
      </td>
    );
  return (
    <th scope={scope} className={look}>
      <Line line={cell} />
    </th>
  );
}

const Line = ({ line }: { line: readonly Inline[] }) =>
  line.map((part, index) => <Piece key={index} part={part} />);

function Piece({ part }: { part: Inline }): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return (
        <strong>
          <Line line={part.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Line line={part.children} />
        </em>
      );
    case 'link':
      return (
        <a href={part.href} rel={part.href.startsWith('https:') ? 'noopener' : undefined}>
          <Line line={part.children} />
        </a>
      );
  }
}
