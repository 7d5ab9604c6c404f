import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { services } from '#app/context.ts';
import { failureCode } from '#app/failure-details.ts';
import { requireStaff } from '#app/guards.ts';
import { showFailure } from '#app/keep-page.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NotFound } from '#app/ui/shell/not-found.tsx';
import { listProposalPayments } from '#server/services/payment-desk/list-proposal-payments.ts';
import { countProposals } from '#server/services/proposals/count-proposals.ts';
import { listProposals } from '#server/services/proposals/list-proposals.ts';
import { proposalStatuses } from '#packages/contact/src/index.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/proposals.ts';
import { clockWordsOf } from './clock-words.ts';
import { StaffList } from '../lists/staff-list.tsx';
import { paidBadges, paidStateOf } from './paid-state.ts';
import { proposalList } from './proposal-list.ts';
import { ProposalTable } from './proposal-table.tsx';

const loadAnswerNote = () => import('./answer-note.tsx');
const AnswerNote = keepDrawn(
  import.meta.env.SSR ? (await loadAnswerNote()).AnswerNote : later(loadAnswerNote, 'AnswerNote'),
);

const loadAnswerTotals = () => import('./answer-totals.tsx');
const AnswerTotals = keepDrawn(
  import.meta.env.SSR
    ? (await loadAnswerTotals()).AnswerTotals
    : later(loadAnswerTotals, 'AnswerTotals'),
);

const loadTicketTotals = () => import('./ticket-totals.tsx');
const TicketTotals = keepDrawn(
  import.meta.env.SSR
    ? (await loadTicketTotals()).TicketTotals
    : later(loadTicketTotals, 'TicketTotals'),
);

export const handle = { follows: ['order', 'proposal'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Propuestas');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = proposalList.read(args.request.url);
  const [page, counts, times, ticketTimes] = await Promise.all([
    listProposals(app, actor, asked),
    countProposals(app, actor),
    app.proposals.answerTimes(),
    app.proposals.ticketTimes(),
  ]);
  const payments = await listProposalPayments(
    app,
    actor,
    page.rows.map(({ id }) => id),
  );
  const returned = new Map(
    payments
      .map((payment) => [payment.proposalId, paidStateOf(payment)] as const)
      .filter(([, state]) => state !== 'paid')
      .map(([id, state]) => [id, paidBadges[state].label.toLowerCase()] as const),
  );
  const now = app.now();
  const rows = page.rows.map((row) => ({ ...row, clock: clockWordsOf(row, now) }));
  return { page: { ...page, rows }, returned, counts, times, ticketTimes, asked };
}

export default function Proposals({ loaderData }: Route.ComponentProps) {
  const { page, returned, counts, times, asked } = loaderData;
  return (
    <>
      <h1>Propuestas</h1>
      <AnswerTotals counts={counts} times={times} view={asked.view} />
      <StaffList
        title="Propuestas del estudio"
        address={proposalList}
        asked={asked}
        page={page}
        noun={['propuesta', 'propuestas']}
        searched="nombre, correo o servicio"
        tabs={['all', ...proposalStatuses]}
        counts={counts}
        empty={{
          title: asked.search
            ? 'No hay propuestas con esas palabras en esta lista'
            : 'No hay propuestas en esta categoría',
        }}
      >
        <ProposalTable proposals={page.rows} returned={returned} asked={asked} />
      </StaffList>
      <TicketTotals times={loaderData.ticketTimes} />
      <AnswerNote times={times} />
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
