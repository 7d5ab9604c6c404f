import { href, Link } from 'react-router';
import { z } from 'zod';
import { parts } from '#content/platforms/platform.ts';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { momentText } from '#app/ui/moment.ts';
import { NewTabLink } from '#app/ui/new-tab-link.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import {
  distributionNoteSchema,
  platformLinkSchema,
  moveSchema,
} from '#packages/distribution/src/index.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { addNote } from '#server/services/distributions/add-note.ts';
import { deleteDistributions } from '#server/services/distributions/delete-distributions.ts';
import { toDistributionId } from '#server/services/distributions/distribution-id.ts';
import { linkDistribution } from '#server/services/distributions/link-distribution.ts';
import { moveDistributions } from '#server/services/distributions/move-distributions.ts';
import {
  readDistribution,
  type StaffDistribution,
} from '#server/services/distributions/read-distribution.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/distribution.ts';
import { holdTexts } from './account-hold.ts';
import { DeleteForm } from './delete-form.tsx';
import { DistributionHistory, entryText } from './distribution-history.tsx';
import { songPath } from './distribution-list.ts';
import { LinkFields } from './link-fields.tsx';
import { isMove, MoveFields } from './move-form.tsx';

const loadTeamNoteForm = () => import('./team-note-form.tsx');
const TeamNoteForm = keepDrawn(
  import.meta.env.SSR
    ? (await loadTeamNoteForm()).TeamNoteForm
    : later(loadTeamNoteForm, 'TeamNoteForm'),
);

export const handle = { follows: ['distribution', 'user'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privatePage(`${loaderData.distribution.title} en ${loaderData.distribution.platformName}`);

export const loader = async (args: Route.LoaderArgs) => ({
  distribution: await readAsked(args),
  newKey: crypto.randomUUID(),
});

/** The distribution of the address; without it there is the list. */
async function readAsked(args: Route.LoaderArgs | Route.ActionArgs): Promise<StaffDistribution> {
  const actor = requireStaff(args);
  try {
    const id = toDistributionId(args.params.distributionId);
    return await readDistribution(args.context.get(services), actor, id);
  } catch (error) {
    if (isAppError(error))
      throw redirectWithFlash(href('/admin/distribuciones'), 'distribution-gone');
    throw error;
  }
}

/** Words are kept once, under their key. */
const keptNoteSchema = distributionNoteSchema.extend({ idempotencyKey: z.uuid() });

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const here = href('/admin/distribuciones/:distributionId', args.params);
  const id = () => toDistributionId(args.params.distributionId);
  if (form.intent === 'delete') {
    return handleFormAction(args, form, z.object({}), async () => {
      const { deleted } = await deleteDistributions(app, actor, { ids: [id()] });
      const list = href('/admin/distribuciones');
      return redirectWithFlash(list, 'distributions-deleted', { count: deleted });
    });
  }
  if (form.intent === 'team_note') {
    return handleFormAction(args, form, keptNoteSchema, async (sent) => {
      const { idempotencyKey, team_note: body } = sent;
      await addNote(app, actor, { distributionId: id(), id: idempotencyKey, body });
      return redirectWithFlash(here, 'distribution-noted');
    });
  }
  const { hosts } = await readAsked(args);
  const linkSchema = platformLinkSchema(hosts);
  const seen = { platformId: form.seen_id || null, url: form.seen_url || null };
  const linkOf = ({ platform_id, platform_url }: z.output<typeof linkSchema>) => ({
    platformId: platform_id,
    // Of a platform that has no links any more what is kept stays.
    url: hosts.length > 0 ? platform_url : seen.url,
  });
  if (form.intent === 'link') {
    // What was begun for the artist stands there again when the link is refused.
    const schema = linkSchema.extend({ note: moveSchema.shape.note });
    return handleFormAction(args, form, schema, async (sent) => {
      await linkDistribution(app, actor, { id: id(), seen, link: linkOf(sent) });
      return redirectWithFlash(here, 'distribution-linked');
    });
  }
  return handleFormAction(args, form, z.intersection(moveSchema, linkSchema), async (sent) => {
    const { from, intent: to, note } = sent;
    const linked = { seen, link: linkOf(sent) };
    await moveDistributions(app, actor, { ids: [id()], from, to, note, linked });
    return redirectWithFlash(here, 'distributions-moved', { count: 1 });
  });
}

/** From one distribution to another, by Back and Forward too, nothing of the first one stays. */
export default function DistributionPage(props: Route.ComponentProps) {
  return <Distribution key={props.loaderData.distribution.id} {...props} />;
}

function Distribution({ loaderData, actionData }: Route.ComponentProps) {
  const { distribution, newKey } = loaderData;
  const outcome = useLastOutcome(actionData);
  const worked = withWho(isMove(outcome) ? outcome : outcomeOf(outcome, 'link'), distribution);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={songPath(distribution.projectId)}>← Toda la canción</Link>
        </p>
        <h1>
          <bdi>{distribution.title}</bdi> en {distribution.platformName}
        </h1>
      </header>
      <div className="desk-columns">
        <Panel title="En la plataforma">
          <div className="desk-panel-body">
            <Facts distribution={distribution} />
          </div>
        </Panel>
        <div className="desk-side">
          <Panel title="Estado">
            <div className="desk-panel-body">
              <OutcomeForm outcome={worked}>
                <p className="desk-now">
                  <StatusBadge status={distribution.status} />
                </p>
                {/* Whatever is kept meanwhile is what the next one changes. */}
                <LinkFields
                  distribution={distribution}
                  outcome={worked}
                  key={`${distribution.platformId} ${distribution.url}`}
                />
                {/* What was written about one status is not said about the next. */}
                <MoveFields
                  from={distribution.status}
                  hold={distribution.hold}
                  outcome={worked}
                  key={distribution.status}
                />
              </OutcomeForm>
              <DeleteForm distribution={distribution} outcome={outcome} />
            </div>
          </Panel>
          <Panel title="Equipo">
            <div className="desk-panel-body">
              <TeamNoteForm distribution={distribution} outcome={outcome} newKey={newKey} />
            </div>
          </Panel>
        </div>
        <DistributionHistory distribution={distribution} />
      </div>
    </>
  );
}

const moment = momentText('long');
const list = new Intl.ListFormat('es-CO');

function Facts({ distribution }: { distribution: StaffDistribution }) {
  const { artistName, isDeleted, hold, takes, createdAt, liveDate, errorMessage, url } =
    distribution;
  return (
    <dl className="desk-facts">
      <dt>Artista</dt>
      <dd>
        <bdi>{artistName}</bdi>
      </dd>
      {isDeleted && (
        <>
          <dt>Canción</dt>
          <dd>en la papelera de su artista</dd>
        </>
      )}
      {hold && (
        <>
          <dt>Cuenta</dt>
          <dd>{holdTexts[hold]}</dd>
        </>
      )}
      {takes.length > 0 && (
        <>
          <dt>Recibe</dt>
          <dd>{list.format(takes.map((part) => parts[part]))}</dd>
        </>
      )}
      <dt>Pedida</dt>
      <dd>{moment(createdAt)}</dd>
      {liveDate && (
        <>
          <dt>En vivo</dt>
          <dd>desde el {moment(liveDate)}</dd>
        </>
      )}
      {errorMessage !== null && (
        <>
          <dt>Falló</dt>
          <dd>
            <bdi>{errorMessage}</bdi>
          </dd>
        </>
      )}
      {url?.startsWith('https://') && (
        <>
          <dt>Enlace</dt>
          <dd>
            <NewTabLink href={url}>{url}</NewTabLink>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Of two who do the same at once the second is told what the first did. */
function withWho(
  outcome: Outcome | undefined,
  { entries }: StaffDistribution,
): Outcome | undefined {
  const last = entries.find(({ kind }) => kind === 'status');
  if (outcome?.code !== 'distribution.moved' || !last) return outcome;
  return { ...outcome, message: `${entryText(last)} ${outcome.message}` };
}
