import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { KeysetLinks } from '#app/ui/keyset-links.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import type { ListPage, ListQuery } from '#server/services/lists/read-list.ts';
import type { BoundedCount } from '#server/services/lists/search-plan.ts';
import { countText } from './count-text.ts';
import { type ListAddress, longestSearch } from './list-address.ts';

type Shown<View extends string> = {
  address: ListAddress<View>;
  asked: ListQuery<View>;
  page: ListPage<unknown>;
  title: string;
  /** What stands beside the title. */
  action?: ReactNode;
  /** What one row is, and what several are. */
  noun: readonly [string, string];
  /** What the words of a search are looked for in. */
  searched: string;
  /** The views that are tabs. */
  tabs?: readonly View[];
  /** How many rows views have, where that is known. */
  counts?: Partial<Record<View, BoundedCount>>;
  /** The field that chooses the view, where that is not by tabs. */
  viewField?: ReactNode;
  /** What stands beside the count of the rows. */
  export?: ReactNode;
  /** What is said, and can be done, where no row is. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** The table. */
  children: ReactNode;
};

/** A list of the staff's: its views, a search, one page of its rows, and the ways to the pages around it. */
export function StaffList<View extends string>(props: Shown<View>) {
  const { address, asked, page, noun, empty } = props;
  const { view, search } = asked;
  return (
    <Panel title={props.title} action={props.action}>
      {props.tabs && <ViewTabs {...props} tabs={props.tabs} />}
      <Form className="desk-search" role="search" action={address.to({})} key={address.to(asked)}>
        <Field label={`Buscar por ${props.searched}`}>
          <TextInput type="search" name="buscar" defaultValue={search} maxLength={longestSearch} />
        </Field>
        {props.viewField ??
          (view !== address.first && (
            <input type="hidden" name={address.parameter} value={address.views[view].name} />
          ))}
        <Button type="submit">Buscar</Button>
      </Form>
      {page.isSearchCut && <p className="desk-count">Buscamos las primeras seis palabras.</p>}
      {page.rows.length > 0 ? (
        <>
          <div className="desk-list-head">
            <p className="desk-count">
              {countText(page.count)} {page.count.count === 1 ? noun[0] : noun[1]}
            </p>
            {props.export}
          </div>
          {props.children}
        </>
      ) : (
        <EmptyState
          title={empty.title}
          action={
            search ? (
              <Link to={address.to({ view })} className={buttonClass()}>
                Ver sin búsqueda
              </Link>
            ) : (
              empty.action
            )
          }
        >
          {empty.text}
        </EmptyState>
      )}
      <KeysetLinks
        label={`Páginas de ${noun[1]}`}
        before={page.before && address.to({ ...asked, cursor: page.before })}
        after={page.after && address.to({ ...asked, cursor: page.after })}
      />
    </Panel>
  );
}

function ViewTabs<View extends string>(props: Shown<View> & { tabs: readonly View[] }) {
  const { address, asked, counts, noun, tabs } = props;
  return (
    <Tabs
      label={`Estado: ${noun[1]}`}
      items={tabs.map((view) => {
        const { label } = address.views[view];
        const count = counts?.[view];
        return {
          to: address.to({ view, search: asked.search }),
          label: count ? `${label} (${countText(count)})` : label,
          current: view === asked.view,
        };
      })}
    />
  );
}
