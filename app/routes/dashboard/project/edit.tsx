import { SubmitButton } from '#app/ui/submit-button.tsx';
import { data, href, Link, redirect } from 'react-router';
import { formatIsrc, projectEditSchema, revisionSchema } from '#packages/project/src/index.ts';
import { services } from '#app/context.ts';
import { requireUser } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { OutcomeForm } from '#app/ui/outcome-form.tsx';
import { TextInput } from '#app/ui/text-input.tsx';
import { isAppError } from '#server/app-error.ts';
import { editProject } from '#server/services/projects/edit-project.ts';
import { toProjectId } from '#server/services/projects/project-id.ts';
import { readProject } from '#server/services/projects/read-project.ts';
import { handleFormAction } from '../../handle-form-action.ts';
import { BasicFields } from '../basic-fields.tsx';
import { basicValues, type FormValues } from '../basic-values.ts';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { RevisionField } from '../revision-field.tsx';
import { useFormDraft } from '#app/ui/use-form-draft.ts';
import type { Route } from './+types/edit.ts';
import { wizardPath } from '../wizard/wizard-path.ts';
import './project.css';

export const handle = { shell: 'app' } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Editar proyecto');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireUser(args);
  try {
    const projectId = toProjectId(args.params.projectId);
    const project = await readProject(args.context.get(services), actor, projectId);
    if (project.status === 'draft') {
      throw redirect(wizardPath(project.id, 1));
    }
    return project;
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: 404 });
    throw error;
  }
}

const editSchema = projectEditSchema.extend({ revision: revisionSchema });

export async function action(args: Route.ActionArgs) {
  const actor = requireUser(args);
  const form = await readTextFields(args.request);
  return handleFormAction(args, form, editSchema, async ({ revision, ...fields }) => {
    const projectId = toProjectId(args.params.projectId);
    await editProject(args.context.get(services), actor, { projectId, revision, fields });
    return redirectWithFlash(
      href('/dashboard/proyectos/:projectId', { projectId }),
      'project-saved',
    );
  });
}

export default function EditProject({ loaderData: project, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? {};
  const draft = useFormDraft(
    `editar ${project.id}`,
    href('/dashboard/proyectos/:projectId', { projectId: project.id }),
  );
  const stored: FormValues<typeof projectEditSchema> = {
    ...basicValues(project),
    isrc: project.isrc ? formatIsrc(project.isrc) : undefined,
    upc: project.upc ?? undefined,
  };
  const values: Record<string, string | undefined> = actionData?.values ?? stored;
  return (
    <div className="song wrap">
      <p className="song-back">
        <Link to={href('/dashboard/proyectos/:projectId', { projectId: project.id })}>
          ← {project.title}
        </Link>
      </p>
      <h1>Editar datos</h1>
      <Card>
        <OutcomeForm outcome={actionData} keepsDraft>
          <RestoredNotice draft={draft} />
          <RevisionField
            revision={project.revision}
            sent={actionData?.values.revision}
            restored={draft.restored?.revision}
            code={actionData?.code}
          />
          <BasicFields values={values} errors={errors} />
          <Field
            label="ISRC"
            hint="El código de la grabación. Si no tienes, te lo asignamos al distribuir."
            optional
            error={errors.isrc}
          >
            <TextInput name="isrc" autoComplete="off" defaultValue={values.isrc} />
          </Field>
          <Field
            label="UPC"
            hint="El código de barras del lanzamiento: 12 números, o 13 si es un EAN."
            optional
            error={errors.upc}
          >
            <TextInput
              name="upc"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={values.upc}
            />
          </Field>
          <div className="song-edit-buttons">
            <Link
              to={href('/dashboard/proyectos/:projectId', { projectId: project.id })}
              className={buttonClass()}
              onClick={draft.remove}
            >
              Cancelar
            </Link>
            <SubmitButton look="primary" busy="Guardando...">
              Guardar cambios
            </SubmitButton>
          </div>
        </OutcomeForm>
      </Card>
    </div>
  );
}
