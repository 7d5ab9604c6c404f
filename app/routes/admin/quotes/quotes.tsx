import { Form, href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { quoteStates } from '#packages/quote/src/index.ts';
import { countQuotes } from '#server/services/quotes/count-quotes.ts';
import { listQuotes } from '#server/services/quotes/list-quotes.ts';
import type { Route } from './+types/quotes.ts';
import { quoteStateWords } from '../../quote/quote-state.ts';
import { countText } from '../count-text.ts';
import { KeysetLinks } from '../keyset-links.tsx';
import { quotesPath, readQuoteQuery, stateName } from './quote-query.ts';
import { QuoteTable } from './quote-table.tsx';

export const handle = { follows: ['quote'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Cotizaciones');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readQuoteQuery(args.request.url);
  const [page, counts] = await Promise.all([
    listQuotes(app, actor, asked),
    countQuotes(app, actor),
  ]);
  return { ...page, counts, asked };
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { quotes, count, before, after, counts, asked } = loaderData;
  const { state, search } = asked;
  return (
    <>
      <h1>Cotizaciones</h1>
      <Panel title="Cotizaciones del estudio">
        <Tabs
          label="Estado de las cotizaciones"
          items={[
            {
              to: quotesPath({ search }),
              label: `Todas (${countText(counts.all)})`,
              current: state === null,
            },
            ...quoteStates.map((one) => ({
              to: quotesPath({ state: one, search }),
              label: `${quoteStateWords[one].many} (${countText(counts[one])})`,
              current: one === state,
            })),
          ]}
        />
        <Form
          className="desk-search"
          role="search"
          action={href('/admin/cotizaciones')}
          key={quotesPath(asked)}
        >
          {state && <input type="hidden" name="estado" value={stateName(state)} />}
          <Field label="Buscar por nombre, correo o número">
            <TextInput type="search" name="buscar" defaultValue={search} maxLength={200} />
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {quotes.length > 0 ? (
          <>
            <p className="desk-count">
              {countText(count)} {count.count === 1 ? 'cotización' : 'cotizaciones'}
            </p>
            <QuoteTable quotes={quotes} />
          </>
        ) : (
          <EmptyState
            title={
              search
                ? 'Ninguna cotización tiene esas palabras'
                : 'No hay cotizaciones en esta categoría'
            }
            action={
              search ? (
                <Link to={quotesPath({ state })} className={buttonClass()}>
                  Ver sin búsqueda
                </Link>
              ) : (
                <Link to={href('/admin/contact-submissions')} className={buttonClass()}>
                  Ir a las propuestas
                </Link>
              )
            }
          >
            {!search && 'Una cotización empieza en la propuesta de quien la pidió.'}
          </EmptyState>
        )}
        <KeysetLinks
          label="Páginas de cotizaciones"
          before={before && quotesPath({ ...asked, cursor: before })}
          after={after && quotesPath({ ...asked, cursor: after })}
        />
      </Panel>
    </>
  );
}
