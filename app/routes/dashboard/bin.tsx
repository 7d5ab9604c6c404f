import { Form, href, Link } from 'react-router';
import { z } from 'zod';
import { binDays } from '#content/deletion.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { OutcomeAlert } from '#app/ui/outcome-alert.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { listBin, restoreProject } from '#server/services/projects/bin.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { handleFormAction } from '../handle-form-action.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import type { Route } from './+types/bin.ts';

export const meta: Route.MetaFunction = () => privatePage('Papelera');

const day = 24 * 60 * 60 * 1000;

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  const binned = await listBin(args.context.get(services), actor);
  return binned.map(({ deletedAt, ...project }) => ({
    ...project,
    goneAt: new Date(deletedAt.getTime() + binDays * day),
  }));
}

const restoreSchema = z.object({ project: z.string() });

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, restoreSchema, async ({ project }) => {
    const projectId = toProjectId(project);
    await restoreProject(args.context.get(services), actor, projectId);
    return redirectWithFlash(
      href('/dashboard/proyectos/:projectId', { projectId }),
      'project-restored',
    );
  });
}

const date = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'America/Bogota' });

export default function Bin({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastOutcome(actionData);
  return (
    <Panel
      title="Papelera"
      action={
        <Link
          to={href('/dashboard/proyectos')}
          className={buttonClass({ look: 'quiet', small: true })}
        >
          Tus proyectos
        </Link>
      }
    >
      {outcome && !outcome.done && (
        <FocusOnMount>
          <OutcomeAlert outcome={outcome} />
        </FocusOnMount>
      )}
      {loaderData.length > 0 ? (
        <ul className="panel-rows">
          {loaderData.map((project) => (
            <li key={project.id}>
              <div>
                <p className="panel-row-name">{project.title}</p>
                <p>
                  {project.artistName}. Se borra para siempre el {date.format(project.goneAt)}.
                </p>
              </div>
              <Form method="post">
                <input type="hidden" name="project" value={project.id} />
                <SubmitButton small>
                  Recuperar<span className="visually-hidden"> {project.title}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title="La papelera está vacía">
          Lo que borres espera aquí {binDays} días antes de irse para siempre.
        </EmptyState>
      )}
    </Panel>
  );
}
