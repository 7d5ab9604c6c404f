import { href } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { publicPageName } from '#content/public-paths.ts';
import { severityMeanings } from '#content/severity-meanings.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { listAlsoWritten } from '#server/services/desk/also-written.ts';
import { listProposalPayments } from '#server/services/payment-desk/list-proposal-payments.ts';
import { addWords } from '#server/services/proposals/add-words.ts';
import { assignProposal } from '#server/services/proposals/assign-proposal.ts';
import { changeSeverity } from '#server/services/proposals/change-severity.ts';
import { moveProposal } from '#server/services/proposals/move-proposal.ts';
import { toProposalId } from '#server/services/proposals/proposal-id.ts';
import { fillReply } from '#server/services/proposals/fill-reply.ts';
import { nextProposal } from '#server/services/proposals/next-proposal.ts';
import { readHistory } from '#server/services/proposals/read-history.ts';
import { readProposal } from '#server/services/proposals/read-proposal.ts';
import { readUnsentReply } from '#server/services/proposals/read-unsent-reply.ts';
import { createQuote } from '#server/services/quotes/create-quote.ts';
import { listQuotesOf } from '#server/services/quotes/list-quotes-of.ts';
import { toQuoteId } from '#server/services/quotes/quote-id.ts';
import { sendReplyNow } from '#server/services/proposals/send-reply.ts';
import { undoReply } from '#server/services/proposals/undo-reply.ts';
import { writeReply } from '#server/services/proposals/write-reply.ts';
import { listSavedReplies } from '#server/services/saved-replies/list-saved-replies.ts';
import { toSavedReplyId } from '#server/services/saved-replies/saved-reply.ts';
import type { Route } from './+types/proposal.ts';
import { newQuoteSchema } from '../quotes/quote-fields.ts';
import { Demo } from './demo.tsx';
import {
  assigneeSchema,
  insertSchema,
  keptNoteSchema,
  keptReceivedSchema,
  moveSchema,
  sentReplySchema,
  severitySchema,
  waitingSchema,
} from './proposal-fields.ts';
import { ProposalHead } from './proposal-head.tsx';
import { clockWordsOf } from './clock-words.ts';
import {
  Answering,
  AssigneeForm,
  Conversation,
  MessageFacts,
  NoteForm,
  ProposalHistory,
  ProposalPayments,
  ProposalQuotes,
  ReceivedForm,
  ReplyForm,
  StatusForm,
  TicketPanel,
  WaitingReplies,
} from './later-parts.ts';
import { proposalList, proposalPath } from './proposal-list.ts';
import './reply.css';

export const handle = { follows: ['order', 'presence', 'proposal', 'quote'] } satisfies PageHandle;

/** Where one replies, and sees what waits to be sent. */
const composer = 'responder';

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData.proposal.name);

/**
 * `?borrador=` names a reply that was taken back, or did not arrive: its text is where it was written. `?historial=` names
 * a place in the history. The rest is the list that one came from.
 */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = proposalList.read(args.request.url);
  try {
    const proposalId = toProposalId(args.params.proposalId);
    const { searchParams } = new URL(args.request.url);
    const replyId = searchParams.get('borrador');
    const cursor = searchParams.get('historial');
    const [proposal, alsoWritten, payments, quotes, next, draft, history, savedReplies] =
      await Promise.all([
        readProposal(app, actor, proposalId),
        listAlsoWritten(app, actor, proposalId),
        listProposalPayments(app, actor, [proposalId]),
        listQuotesOf(app, actor, proposalId),
        nextProposal(app, actor, { proposalId, ...asked }),
        replyId === null ? null : readUnsentReply(app, actor, { proposalId, replyId }),
        cursor === null ? null : readHistory(app, actor, { proposalId, cursor }),
        listSavedReplies(app, actor),
      ]);
    const newKey = () => crypto.randomUUID();
    const newKeys = { reply: newKey(), received: newKey(), note: newKey(), quote: newKey() };
    return {
      ...{ proposal, alsoWritten, payments, quotes, next, draft, savedReplies, newKeys, asked },
      ...{ me: actor.userId, now: app.now() },
      clock: clockWordsOf(proposal, app.now()),
      severityMeaning: proposal.severity && severityMeanings[proposal.severity].staffMeaning,
      pageName: proposal.page && publicPageName(proposal.page),
      history: history ?? proposal.history,
    };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(proposalList.to(asked), 'proposal-gone');
    throw error;
  }
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const asked = proposalList.read(args.request.url);
  const here = proposalPath(args.params.proposalId, asked);
  const id = () => toProposalId(args.params.proposalId);
  if (form.intent === 'reply') {
    return handleFormAction(args, form, sentReplySchema, async (sent) => {
      const { idempotencyKey: replyId, reply: body, seen } = sent;
      await writeReply(app, actor, { proposalId: id(), replyId, body, seen });
      return redirectWithFlash(`${here}#${composer}`, 'reply-written');
    });
  }
  if (form.intent === 'insert') {
    return handleFormAction(args, form, insertSchema, async ({ savedReplyId, reply }) => {
      const place = { proposalId: id(), savedReplyId: toSavedReplyId(savedReplyId) };
      const text = await fillReply(app, actor, place);
      return {
        title: 'Respuesta insertada',
        message: 'Quedó en tu respuesta: revísala antes de enviarla.',
        fields: { reply: reply.trim() ? `${reply.trimEnd()}\n\n${text}` : text },
      };
    });
  }
  if (form.intent === 'undo') {
    return handleFormAction(args, form, waitingSchema, async ({ replyId }) => {
      await undoReply(app, actor, { replyId });
      const again = proposalPath(args.params.proposalId, asked, { borrador: replyId });
      return redirectWithFlash(`${again}#${composer}`, 'reply-undone');
    });
  }
  if (form.intent === 'send') {
    return handleFormAction(args, form, waitingSchema, async ({ replyId }) => {
      await sendReplyNow(app, actor, { replyId });
      return redirectWithFlash(here, 'reply-sent');
    });
  }
  if (form.intent === 'received') {
    return handleFormAction(args, form, keptReceivedSchema, async (sent) => {
      const { idempotencyKey, received: body } = sent;
      await addWords(app, actor, { proposalId: id(), id: idempotencyKey, kind: 'received', body });
      return redirectWithFlash(here, 'answer-pasted');
    });
  }
  if (form.intent === 'note') {
    return handleFormAction(args, form, keptNoteSchema, async (sent) => {
      const { idempotencyKey, note: body } = sent;
      await addWords(app, actor, { proposalId: id(), id: idempotencyKey, kind: 'note', body });
      return redirectWithFlash(here, 'proposal-noted');
    });
  }
  if (form.intent === 'severity') {
    return handleFormAction(args, form, severitySchema, async ({ from, severity: to }) => {
      await changeSeverity(app, actor, { proposalId: id(), from, to });
      return redirectWithFlash(here, 'ticket-reclassified');
    });
  }
  if (form.intent === 'quote') {
    return handleFormAction(args, form, newQuoteSchema, async ({ idempotencyKey }) => {
      const quoteId = toQuoteId(idempotencyKey);
      await createQuote(app, actor, { proposalId: id(), quoteId });
      return redirectWithFlash(href('/admin/cotizaciones/:quoteId', { quoteId }), 'quote-begun');
    });
  }
  if (form.intent === 'assign') {
    return handleFormAction(args, form, assigneeSchema, async ({ from, assignee }) => {
      const given = { proposalId: id(), from, to: assignee };
      const { isChanged } = await assignProposal(app, actor, given);
      return redirectWithFlash(here, isChanged ? 'proposal-assigned' : 'proposal-kept');
    });
  }
  return handleFormAction(
    args,
    form,
    moveSchema,
    async ({ from, intent }) => {
      await moveProposal(app, actor, { proposalId: id(), from, to: intent });
      return redirectWithFlash(here, 'proposal-moved');
    },
    {
      title: 'No se pudo actualizar el estado',
      message: 'La propuesta sigue como estaba. Espera un momento y vuelve a intentarlo.',
    },
  );
}

/** From one proposal to another, by Back and Forward too, nothing of the first one stays. */
export default function ProposalPage(props: Route.ComponentProps) {
  return <Proposal key={props.loaderData.proposal.id} {...props} />;
}

function Proposal({ loaderData, actionData }: Route.ComponentProps) {
  const { proposal, payments, quotes, draft, savedReplies, history } = loaderData;
  const { newKeys, asked, me, now } = loaderData;
  const outcome = useLastOutcome(actionData);
  return (
    <>
      <ProposalHead {...loaderData} />
      <div className="desk-columns">
        <Panel title="Conversación">
          <div className="desk-panel-body">
            <MessageFacts
              message={proposal}
              alsoWritten={loaderData.alsoWritten}
              pageName={loaderData.pageName}
              dueAt={null}
              now={now}
            />
            {proposal.demoToken && <Demo token={proposal.demoToken} name={proposal.name} />}
            <Conversation proposal={proposal} asked={asked} />
          </div>
        </Panel>
        <Panel title="Responder" id={composer}>
          <div className="desk-panel-body">
            <WaitingReplies replies={proposal.replies} outcome={outcome} me={me} now={now} />
            <Answering answering={proposal.answering} now={now} />
            <ReplyForm
              proposal={proposal}
              outcome={outcome}
              newKey={newKeys.reply}
              draft={draft}
              savedReplies={savedReplies}
            />
            <ReceivedForm proposal={proposal} outcome={outcome} newKey={newKeys.received} />
          </div>
        </Panel>
        <div className="desk-side">
          <Panel title="Estado">
            <div className="desk-panel-body">
              <StatusForm proposal={proposal} outcome={outcome} />
            </div>
          </Panel>
          <ProposalPayments payments={payments} />
          <TicketPanel proposal={proposal} outcome={outcome} now={now} />
          <ProposalQuotes
            quotes={quotes}
            newKey={newKeys.quote}
            outcome={outcomeOf(outcome, 'quote')}
          />
          <Panel title="Equipo">
            <div className="desk-panel-body">
              <AssigneeForm proposal={proposal} outcome={outcome} />
              <NoteForm proposal={proposal} outcome={outcome} newKey={newKeys.note} />
            </div>
          </Panel>
        </div>
        <ProposalHistory proposal={proposal} history={history} asked={asked} />
      </div>
    </>
  );
}
