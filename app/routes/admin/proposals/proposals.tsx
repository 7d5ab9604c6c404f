import { useEffect } from 'react';
import { Form, href, isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { services } from '#app/context.ts';
import { failureCode } from '#app/failure-details.ts';
import { requireStaff } from '#app/guards.ts';
import { showFailure } from '#app/keep-page.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { NotFound } from '#app/ui/shell/not-found.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { countProposals } from '#server/services/proposals/count-proposals.ts';
import { isSearchCut } from '#server/services/desk/search-patterns.ts';
import { listProposals } from '#server/services/proposals/list-proposals.ts';
import { proposalStatuses } from '#packages/contact/src/index.ts';
import type { Route } from './+types/proposals.ts';
import { countText } from '../count-text.ts';
import { KeysetLinks } from '../keyset-links.tsx';
import { AnswerTotals } from './answer-totals.tsx';
import { proposalsPath, proposalTabs, readProposalQuery } from './proposal-query.ts';
import { ProposalTable } from './proposal-table.tsx';
import { TicketTotals } from './ticket-totals.tsx';

export const handle = { follows: ['proposal'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Propuestas');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = readProposalQuery(args.request.url);
  const [page, counts, times, ticketTimes] = await Promise.all([
    listProposals(app, actor, asked),
    countProposals(app, actor),
    app.proposals.answerTimes(),
    app.proposals.ticketTimes(),
  ]);
  const isCut = isSearchCut(asked.search);
  return { ...page, counts, times, ticketTimes, asked, isCut, now: app.now() };
}

export default function Proposals({ loaderData }: Route.ComponentProps) {
  const { proposals, count, before, after, counts, times, asked, now } = loaderData;
  const { tab, search } = asked;
  return (
    <>
      <h1>Propuestas</h1>
      <AnswerTotals counts={counts} times={times} tab={tab} />
      <Panel title="Propuestas del estudio">
        <Tabs
          label="Estado de las propuestas"
          items={[
            {
              to: proposalsPath({ search }),
              label: `Todas (${countText(counts.all)})`,
              current: tab === null,
            },
            ...proposalStatuses.map((one) => ({
              to: proposalsPath({ tab: one, search }),
              label: `${proposalTabs[one].label} (${countText(counts[one])})`,
              current: one === tab,
            })),
          ]}
        />
        <Form
          className="desk-search"
          role="search"
          action={href('/admin/contact-submissions')}
          key={proposalsPath(asked)}
        >
          {tab && <input type="hidden" name="estado" value={proposalTabs[tab].name} />}
          <Field label="Buscar por nombre, correo o servicio">
            <TextInput type="search" name="buscar" defaultValue={search} maxLength={200} />
          </Field>
          <Button type="submit">Buscar</Button>
        </Form>
        {loaderData.isCut && <p className="desk-count">Buscamos las primeras seis palabras.</p>}
        {proposals.length > 0 ? (
          <>
            <p className="desk-count">
              {countText(count)} {count.count === 1 ? 'propuesta' : 'propuestas'}
            </p>
            <ProposalTable proposals={proposals} asked={asked} now={now} />
          </>
        ) : (
          <EmptyState
            title="No hay propuestas en esta categoría"
            action={
              search && (
                <Link to={proposalsPath({ tab })} className={buttonClass()}>
                  Ver sin búsqueda
                </Link>
              )
            }
          />
        )}
        <KeysetLinks
          label="Páginas de propuestas"
          before={before && proposalsPath({ ...asked, cursor: before })}
          after={after && proposalsPath({ ...asked, cursor: after })}
        />
      </Panel>
      <TicketTotals times={loaderData.ticketTimes} />
      <p className="desk-totals-note">
        «La mitad en» y «9 de cada 10 en»: propuestas y contactos de los últimos 30 días, sin
        soporte, hasta su primera respuesta. Lo vencido cuenta con lo que lleva esperando. Con los{' '}
        <Link to={href('/admin/dashboard')}>contactos</Link> de esos días: {times.waiting} por
        responder, {times.late} vencidos.
      </p>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(showFailure, []);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const requestId = failureCode(error);
  return (
    <>
      <h1>Propuestas</h1>
      <Alert tone="error" title="No se pudieron cargar las propuestas">
        <span className="load-failure">
          Espera un momento y vuelve a intentar. Si sigue pasando, busca este código en el registro
          del servidor: {requestId}
        </span>
        {/* The empty address is this page again. */}
        <ButtonLink href="">Volver a intentar</ButtonLink>
      </Alert>
    </>
  );
}
