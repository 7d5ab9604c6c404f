import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { quoteStates } from '#packages/quote/src/index.ts';
import { countQuotes } from '#server/services/quotes/count-quotes.ts';
import { listQuotes } from '#server/services/quotes/list-quotes.ts';
import type { Route } from './+types/quotes.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { quoteList } from './quote-list.ts';
import { QuoteTable } from './quote-table.tsx';

export const handle = { follows: ['quote'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Cotizaciones');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = quoteList.read(args.request.url);
  const [page, counts] = await Promise.all([
    listQuotes(app, actor, asked),
    countQuotes(app, actor),
  ]);
  return { page, counts, asked };
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
  const { page, counts, asked } = loaderData;
  return (
    <>
      <h1>Cotizaciones</h1>
      <StaffList
        title="Cotizaciones del estudio"
        address={quoteList}
        asked={asked}
        page={page}
        noun={['cotización', 'cotizaciones']}
        searched="nombre, correo o número"
        tabs={['all', ...quoteStates]}
        counts={counts}
        empty={
          asked.search
            ? { title: 'Ninguna cotización tiene esas palabras' }
            : {
                title: 'No hay cotizaciones en esta categoría',
                text: 'Una cotización empieza en la propuesta de quien la pidió.',
                action: (
                  <Link to={href('/admin/contact-submissions')} className={buttonClass()}>
                    Ir a las propuestas
                  </Link>
                ),
              }
        }
      >
        <QuoteTable quotes={page.rows} />
      </StaffList>
    </>
  );
}
