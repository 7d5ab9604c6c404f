import type { ListQuery } from '#server/services/lists/read-list.ts';

/** What an address calls a view of a list, and what people read. */
type View = { name: string; label: string };

/** The addresses of a list: which view of it is shown, what is searched, and where the page begins. */
export type ListAddress<Name extends string> = {
  views: Readonly<Record<Name, View>>;
  /** The view that the list opens with, which its address does not say. */
  first: Name;
  /** The parameter that says the view. */
  parameter: string;
  /** What an address asks for. What makes no sense is left out. */
  read: (url: string) => ListQuery<Name>;
  /** The query that asks for this, and for `more`, with its question mark; empty for the list as it opens. */
  query: (asked: Partial<ListQuery<Name>>, more?: Record<string, string>) => string;
  /** The address of the list that shows this. */
  to: (asked: Partial<ListQuery<Name>>) => string;
};

export const longestSearch = 200;

/** What is copied from a mail or a PDF may have such within its words and figures; names have joiners of their own. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu;

/** `?estado=` or another parameter of the view, `?buscar=`, and `?desde=`, a place that a page before named. */
export function createListAddress<Name extends string>(list: {
  path: string;
  parameter?: string;
  views: Readonly<Record<Name, View>>;
  first: Name;
}): ListAddress<Name> {
  const { path, parameter = 'estado', views, first } = list;
  const names = Object.keys(views) as Name[];
  const query: ListAddress<Name>['query'] = ({ view = first, search, cursor }, more = {}) => {
    const said = new URLSearchParams();
    if (view !== first) said.set(parameter, views[view].name);
    if (search) said.set('buscar', search);
    if (cursor) said.set('desde', cursor);
    for (const [name, value] of Object.entries(more)) said.set(name, value);
    return said.size > 0 ? `?${said}` : '';
  };
  return {
    ...{ views, first, parameter, query },
    read(url) {
      const said = new URL(url, 'http://this.site').searchParams;
      return {
        view: names.find((one) => views[one].name === said.get(parameter)) ?? first,
        search: (said.get('buscar') ?? '').replaceAll(invisible, '').trim().slice(0, longestSearch),
        cursor: said.get('desde'),
      };
    },
    to: (asked) => path + query(asked),
  };
}
