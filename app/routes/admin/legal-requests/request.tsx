import { href, Link } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Panel } from '#app/ui/panel.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import type { NoticeName } from '#server/services/flash.ts';
import { completeByStaff } from '#server/services/legal-requests/complete-request.ts';
import { correctAddress } from '#server/services/legal-requests/correct-address.ts';
import { extendRequest } from '#server/services/legal-requests/extend-request.ts';
import {
  answerRequest,
  askForMissing,
  closeRequest,
  startRequest,
} from '#server/services/legal-requests/move-request.ts';
import { noteReached, noteRequest } from '#server/services/legal-requests/note-request.ts';
import { readRequest } from '#server/services/legal-requests/read-request.ts';
import { toRequestId } from '#server/services/legal-requests/request-id.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/request.ts';
import { termOf } from './clock-text.ts';
import { RequestFacts } from './request-facts.tsx';
import {
  isWordsIntent,
  keptCorrectionSchema,
  type WordsIntent,
  wordsSchemaOf,
} from './request-fields.ts';
import { Standing } from './standing.tsx';

const loadRequestForms = () => import('./request-forms.tsx');
const AnswerForms = keepDrawn(
  import.meta.env.SSR
    ? (await loadRequestForms()).AnswerForms
    : later(loadRequestForms, 'AnswerForms'),
);
const NoteForm = keepDrawn(
  import.meta.env.SSR ? (await loadRequestForms()).NoteForm : later(loadRequestForms, 'NoteForm'),
);
const TermPanel = keepDrawn(
  import.meta.env.SSR ? (await loadRequestForms()).TermPanel : later(loadRequestForms, 'TermPanel'),
);
const Unreached = keepDrawn(
  import.meta.env.SSR ? (await loadRequestForms()).Unreached : later(loadRequestForms, 'Unreached'),
);
const loadRequestHistory = () => import('./request-history.tsx');
const RequestHistory = keepDrawn(
  import.meta.env.SSR
    ? (await loadRequestHistory()).RequestHistory
    : later(loadRequestHistory, 'RequestHistory'),
);
const loadCorrectForm = () => import('./correct-form.tsx');
const CorrectForm = keepDrawn(
  import.meta.env.SSR
    ? (await loadCorrectForm()).CorrectForm
    : later(loadCorrectForm, 'CorrectForm'),
);

export const handle = { follows: ['request'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privatePage(`Radicado ${loaderData.request.radicado}`);

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  try {
    const request = await readRequest(app, actor, toRequestId(args.params.requestId));
    const newKey = () => crypto.randomUUID();
    const newKeys = {
      answer: newKey(),
      ask: newKey(),
      complete: newKey(),
      extend: newKey(),
      close: newKey(),
      requestNote: newKey(),
      reached: newKey(),
      correct: newKey(),
    } satisfies Record<WordsIntent | 'correct', string>;
    const now = app.now();
    return { request, newKeys, term: termOf(request, now), now };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(href('/admin/solicitudes'), 'request-gone');
    throw error;
  }
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

/** What each form does, and what the page says then. */
const changes = {
  answer: { change: answerRequest, notice: 'request-answered' },
  ask: { change: askForMissing, notice: 'request-asked' },
  complete: { change: completeByStaff, notice: 'request-resumed' },
  extend: { change: extendRequest, notice: 'request-extended' },
  close: { change: closeRequest, notice: 'request-closed' },
  requestNote: { change: noteRequest, notice: 'request-noted' },
  reached: { change: noteReached, notice: 'request-reached' },
} as const satisfies Record<WordsIntent, { change: unknown; notice: NoticeName }>;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const here = href('/admin/solicitudes/:requestId', args.params);
  const id = () => toRequestId(args.params.requestId);
  const { intent } = form;
  if (isWordsIntent(intent)) {
    return handleFormAction(args, form, wordsSchemaOf(intent), async (words) => {
      const { change, notice } = changes[intent];
      await change(app, actor, { requestId: id(), ...words });
      return redirectWithFlash(here, notice);
    });
  }
  if (intent === 'correct') {
    return handleFormAction(args, form, keptCorrectionSchema, async (sent) => {
      const { idempotencyKey: entryId, correct: body, seen, email } = sent;
      await correctAddress(app, actor, { requestId: id(), entryId, body, seen, email });
      return redirectWithFlash(here, 'request-corrected');
    });
  }
  return handleFormAction(args, form, startSchema, async () => {
    await startRequest(app, actor, { requestId: id() });
    return redirectWithFlash(here, 'request-started');
  });
}

const startSchema = z.object({ intent: z.literal('start') });

/** From one request to another, by Back and Forward too, nothing of the first one stays. */
export default function RequestPage(props: Route.ComponentProps) {
  return <RequestDetail key={props.loaderData.request.id} {...props} />;
}

function RequestDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { request, newKeys, term, now } = loaderData;
  const outcome = useLastOutcome(actionData);
  const forms = { request, newKeys, outcome, now };
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/solicitudes')}>← Solicitudes</Link>
        </p>
        <h1>Radicado {request.radicado}</h1>
        <Standing request={request} term={term} />
        <p>
          <bdi>{request.name}</bdi>: <bdi>{request.subject}</bdi>
        </p>
      </header>
      <Unreached {...forms} />
      <div className="desk-columns">
        <Panel title="Lo que pide">
          <div className="desk-panel-body">
            <RequestFacts request={request} />
            {request.mailFailure === null && <CorrectForm {...forms} />}
          </div>
        </Panel>
        <AnswerForms {...forms} />
        <div className="desk-side">
          <TermPanel {...forms} />
          <Panel title="Equipo">
            <div className="desk-panel-body">
              <NoteForm {...forms} />
            </div>
          </Panel>
        </div>
        <RequestHistory request={request} />
      </div>
    </>
  );
}
