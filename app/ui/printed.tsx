import { type ComponentProps, createContext, createElement, type ReactElement, use } from 'react';

/** The markup of an element, rendered once for each key and then repeated. */
export type Printer = (key: string, element: ReactElement) => string;

/** Only the server prints. */
export const PrinterContext = createContext<Printer | null>(null);

type PrintedTag = 'nav' | 'footer';
type PrintedProps<Tag extends PrintedTag> = Omit<ComponentProps<Tag>, 'children'> & {
  tag: Tag;
  /** Names what the children depend on; there must be few of them. */
  printKey: string;
  children: ReactElement;
};

/**
 * An element whose children are the same for everyone: the server does not render them again for each request. They
 * may use no context and no id of React's. In the browser they are children like any others.
 */
export function Printed<Tag extends PrintedTag>(props: PrintedProps<Tag>) {
  const { tag, printKey, children, ...attributes } = props;
  const print = use(PrinterContext);
  if (!print) return createElement(tag, attributes, children);
  const markup = { __html: print(printKey, children) };
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: markup });
}
