import { useEffect } from 'react';
import { href, redirect } from 'react-router';
import { z } from 'zod';
import { projectSchema, revisionSchema } from '#packages/project/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { Card } from '#app/ui/card.tsx';
import { keepDrawn, later } from '#app/ui/later.tsx';
import { StepProgress } from '#app/ui/step-progress.tsx';
import { isAppError } from '#server/app-error.ts';
import { readArtistProfile } from '#server/services/accounts/artist-profile.ts';
import { createProject } from '#server/services/projects/create-project.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { readProject } from '#server/services/projects/read-project.ts';
import { saveDraft } from '#server/services/projects/save-draft.ts';
import {
  type PendingUploads,
  readPendingUploads,
} from '#server/services/uploads/read-pending-uploads.ts';
import { handleFormAction } from '../handle-form-action.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import type { Route } from './+types/new-project.ts';
import { StepBasics } from './wizard/step-basics.tsx';
import { doneSteps, resumeStep, stepNames } from './wizard/wizard-steps.ts';
import { wizardPath } from './wizard/wizard-path.ts';
import '#app/ui/form.css';
import './upload/upload.css';
import './wizard/listen.css';
import './wizard/wizard.css';

const loadSteps = () => import('./wizard/draft-steps.tsx');
const DraftSteps = keepDrawn(
  import.meta.env.SSR ? (await loadSteps()).DraftSteps : later(loadSteps, 'DraftSteps'),
);

const nothingPending: PendingUploads = { audio: null, cover: null };

export const handle = { shell: 'focus', follows: ['project'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Nuevo proyecto');

/** `?borrador=` names the draft and `?paso=` the step; without it, the person goes on where something is missing. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const query = new URL(args.request.url).searchParams;
  const draftId = query.get('borrador');
  const app = args.context.get(services);
  if (!draftId) {
    const profile = await readArtistProfile(app, actor);
    return {
      draft: null,
      idempotencyKey: crypto.randomUUID(),
      pending: nothingPending,
      step: 1,
      artistName: profile?.artistName ?? '',
    };
  }
  try {
    const projectId = toProjectId(draftId);
    const [project, pending] = await Promise.all([
      readProject(app, actor, projectId),
      readPendingUploads(app, actor, projectId),
    ]);
    const step = Number(query.get('paso'));
    if (project.status !== 'draft' && step !== 4) throw redirect(href('/dashboard'));
    // In the address, so that the step does not change by itself when a file arrives.
    if (!stepNames[step - 1]) throw redirect(wizardPath(project.id, resumeStep(project, pending)));
    return {
      draft: project,
      idempotencyKey: '',
      pending,
      step,
      artistName: project.artistName,
    };
  } catch (error) {
    if (isAppError(error)) throw redirect(href('/dashboard/new-project'));
    throw error;
  }
}

const draftSchema = projectSchema.extend({
  revision: revisionSchema,
  idempotencyKey: z.uuid().optional(),
});

/** The words of the last step, which says what it could not do. */
const notCreated = { title: 'Error al crear proyecto', message: 'Ocurrió un error inesperado' };

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const app = args.context.get(services);
  const draftId = new URL(args.request.url).searchParams.get('borrador');
  const form = await readTextFields(args.request);
  if (form.intent === 'create') {
    return handleFormAction(
      args,
      form,
      z.object({}),
      async () => {
        await createProject(app, actor, toProjectId(draftId));
        return { title: '¡Proyecto creado!', message: 'Tu proyecto se ha guardado exitosamente' };
      },
      notCreated,
    );
  }
  return handleFormAction(
    args,
    form,
    draftSchema,
    async ({ revision, idempotencyKey, ...fields }) => {
      const projectId = draftId === null ? null : toProjectId(draftId);
      const id = await saveDraft(app, actor, { projectId, idempotencyKey, revision, fields });
      return redirect(wizardPath(id, 2));
    },
  );
}

export default function NewProject({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  const { draft, idempotencyKey, pending, step, artistName } = loaderData;
  // While the first step is filled in.
  useEffect(() => void loadSteps().catch(() => undefined), []);
  return (
    <div className="wizard wrap">
      {/* A document: the browser asks whoever leaves while a file is on its way. */}
      <a className="back" href={href('/dashboard/proyectos')}>
        Volver a Proyectos
      </a>
      <h1>Nuevo proyecto</h1>
      <StepProgress steps={stepNames} current={step} done={doneSteps(draft)} />
      <p className="wizard-noscript">
        Para subir el audio necesitas un navegador con JavaScript activado. Los datos básicos sí los
        puedes guardar así.
      </p>
      <Card>
        {draft ? (
          <DraftSteps
            key={draft.id}
            draft={draft}
            pending={pending}
            step={step}
            outcome={outcome}
          />
        ) : (
          <StepBasics
            draft={null}
            idempotencyKey={idempotencyKey}
            artistName={artistName}
            outcome={outcome}
          />
        )}
      </Card>
    </div>
  );
}
