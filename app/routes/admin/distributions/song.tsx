import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { StatusBadge } from '#app/ui/status-badge.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import {
  bulkMoveSchema,
  deletionSchema,
  distributionStatuses,
  platformRequestSchema,
} from '#packages/distribution/src/index.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { createDistributions } from '#server/services/distributions/create-distributions.ts';
import { deleteDistributions } from '#server/services/distributions/delete-distributions.ts';
import { toDistributionId } from '#server/services/distributions/distribution-id.ts';
import { moveDistributions } from '#server/services/distributions/move-distributions.ts';
import { readSong, type StaffSong } from '#server/services/distributions/read-song.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import type { Route } from './+types/song.ts';
import { asksForAllTicked, distributionList, songPath } from './distribution-list.ts';
import { holdTexts } from './account-hold.ts';
import { chosenPlatforms, missingPlatforms } from './missing-platforms.ts';
import { BulkMoveForm, isOfTicked, RequestForm } from './song-forms.tsx';
import { withTicked } from './ticked.ts';

export const handle = { follows: ['distribution', 'user'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) => privatePage(loaderData.song.title);

/** `?estado=` shows the distributions of one status, `?marcadas=todas` with all of them ticked. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const { view } = distributionList.read(args.request.url);
  try {
    const projectId = toProjectId(args.params.projectId);
    const song = await readSong(app, actor, { projectId, status: view === 'all' ? null : view });
    return {
      song,
      missing: missingPlatforms(song.platforms),
      isAllTicked: asksForAllTicked(args.request.url),
    };
  } catch (error) {
    if (isAppError(error))
      throw redirectWithFlash(href('/admin/distribuciones/canciones'), 'distribution-song-gone');
    throw error;
  }
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const form = await readTextFields(args.request);
  const { projectId } = args.params;
  if (form.intent === 'create') {
    return handleFormAction(args, form, platformRequestSchema, async ({ platform }) => {
      const { created } = await createDistributions(app, actor, {
        projectId: toProjectId(projectId),
        platforms: chosenPlatforms(platform),
      });
      return redirectWithFlash(songPath(projectId, 'pending'), 'distributions-created', {
        count: created,
      });
    });
  }
  if (form.intent === 'delete') {
    return handleFormAction(args, withTicked(form), deletionSchema, async (asked) => {
      const ids = asked.distributions.map(toDistributionId);
      const { deleted, kept } = await deleteDistributions(app, actor, { ids });
      if (kept > 0) {
        return {
          title: `Se quitaron ${deleted} de ${deleted + kept}`,
          message:
            'Las otras ya habían salido, o alguien del equipo las movió: mira cómo quedaron.',
        };
      }
      return redirectWithFlash(songPath(projectId), 'distributions-deleted', { count: deleted });
    });
  }
  return handleFormAction(args, withTicked(form), bulkMoveSchema, async (asked) => {
    const { from, intent: to, note, distributions } = asked;
    const ids = distributions.map(toDistributionId);
    const { moved } = await moveDistributions(app, actor, { ids, from, to, note });
    if (moved < ids.length) {
      return {
        title: `Se movieron ${moved} de ${ids.length}`,
        message: 'Las otras ya las había movido alguien del equipo: mira cómo quedaron.',
      };
    }
    return redirectWithFlash(songPath(projectId, to), 'distributions-moved', { count: moved });
  });
}

/** From one song to another, by Back and Forward too, nothing of the first one stays. */
export default function SongPage(props: Route.ComponentProps) {
  return <Song key={props.loaderData.song.id} {...props} />;
}

function Song({ loaderData, actionData }: Route.ComponentProps) {
  const { song, missing, isAllTicked } = loaderData;
  const outcome = useLastOutcome(actionData);
  const canSend =
    !song.isDeleted && !song.hold && (song.status === 'ready' || song.status === 'distributed');
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/distribuciones/canciones')}>← Canciones</Link>
        </p>
        <h1>
          <bdi>{song.title}</bdi>
        </h1>
        <p>
          <bdi>{song.artistName}</bdi>
        </p>
      </header>
      <div className="desk-columns">
        <Panel title="En las plataformas">
          <Tabs
            label="Estado de sus distribuciones"
            items={distributionStatuses.map((one) => ({
              to: songPath(song.id, one),
              label: `${distributionList.views[one].label} (${song.counts[one]})`,
              current: one === song.shown,
            }))}
          />
          {/* Who was too late with the last of them reads so all the same. */}
          {song.distributions.length > 0 || isOfTicked(outcome) ? (
            <div className="desk-panel-body">
              <BulkMoveForm
                song={song}
                isAllTicked={isAllTicked}
                outcome={outcome}
                key={song.shown}
              />
            </div>
          ) : (
            <EmptyState title="No hay distribuciones en esta categoría" />
          )}
        </Panel>
        <div className="desk-side">
          <Panel title="Pedir distribución">
            <div className="desk-panel-body">
              <p className="desk-now">
                <StatusBadge status={song.status} />
              </p>
              {canSend ? (
                <RequestForm
                  missing={missing}
                  outcome={outcome}
                  isFirst={song.distributions.length === 0}
                />
              ) : (
                <p className="desk-clock">{whyNot(song)}</p>
              )}
            </div>
          </Panel>
        </div>
      </div>
    </>
  );
}

/** Why no distribution of it can be asked for. */
function whyNot({ isDeleted, hold }: StaffSong): string {
  if (isDeleted) return 'Su artista la tiene en la papelera.';
  return hold ? holdTexts[hold] : 'Se puede pedir cuando su audio termine de procesarse.';
}
