import { type ComponentProps, createContext, createElement, type ReactElement, use } from 'react';

/** The markup of an element, rendered once for each key and then repeated. */
export type MarkupCache = (key: string, element: ReactElement) => string;

/** Only the server prints. */
export const MarkupCacheContext = createContext<MarkupCache | null>(null);

type CachedTag = 'nav' | 'footer';
type CachedMarkupProps<Tag extends CachedTag> = Omit<ComponentProps<Tag>, 'children'> & {
  tag: Tag;
  /** Names what the children depend on; there must be few of them. */
  cacheKey: string;
  children: ReactElement;
};

/**
 * An element whose children are the same for everyone: the server does not render them again for each request. They
 * may use no context and no id of React's. In the browser they are children like any others.
 */
export function CachedMarkup<Tag extends CachedTag>(props: CachedMarkupProps<Tag>) {
  const { tag, cacheKey, children, ...attributes } = props;
  const cached = use(MarkupCacheContext);
  if (!cached) return createElement(tag, attributes, children);
  const markup = { __html: cached(cacheKey, children) };
  return createElement(tag, { ...attributes, dangerouslySetInnerHTML: markup });
}
