import { use, useState } from 'react';
import { useNavigation } from 'react-router';
import { fieldIsMissing } from '#packages/project/src/index.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChangedFields } from '#app/ui/field-error.ts';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import type { Project } from '#server/services/projects/project.ts';
import { BasicFields } from '../basic-fields.tsx';
import { basicValues } from '../basic-values.ts';
import { RestoredNotice } from '#app/ui/restored-notice.tsx';
import { RevisionField } from '../revision-field.tsx';
import { isLacking } from './is-lacking.ts';
import { useFormDraft } from '#app/ui/use-form-draft.ts';

/** Step 1. Its response comes from the server, which checks it with the same words as the form. */
export function StepBasics(props: {
  draft: Project | null;
  /** Of a new draft: sent again, it is still the same one. */
  idempotencyKey?: string;
  /** What a new draft begins with. */
  artistName?: string;
  outcome: Outcome | undefined;
}) {
  const { draft, artistName = '', outcome } = props;
  const saving = useNavigation().formMethod === 'POST';

  const broken = outcome?.errors ?? {};
  // Said once above the form; each field says that it is one of them.
  const errors = Object.fromEntries(
    Object.entries(broken).map(([field, message]) => [
      field,
      message === fieldIsMissing ? isLacking : message,
    ]),
  );
  // However the page's data go on meanwhile.
  const [idempotencyKey] = useState(props.idempotencyKey);
  const typed = useFormDraft(`borrador ${draft?.id ?? 'nuevo'}`, 'paso=2');
  const stored = draft ? basicValues(draft) : { artist_name: artistName };
  const values: Record<string, string | undefined> = outcome?.values ?? stored;
  return (
    <OutcomeForm outcome={outcome} keepsDraft>
      <Refusal errors={broken} />
      <RestoredNotice draft={typed} />
      <input type="hidden" name="intent" value="save" />
      {!draft && (
        <input
          type="hidden"
          name="idempotencyKey"
          value={outcome?.values.idempotencyKey ?? typed.restored?.idempotencyKey ?? idempotencyKey}
        />
      )}
      <RevisionField
        revision={draft?.revision ?? 0}
        sent={outcome?.values.revision}
        restored={typed.restored?.revision}
        code={outcome?.code}
      />
      <BasicFields values={values} errors={errors} />
      <div className="wizard-actions">
        <Button disabled>Anterior</Button>
        <Button type="submit" look="primary" disabled={saving}>
          {saving ? 'Guardando...' : 'Siguiente'}
        </Button>
      </div>
    </OutcomeForm>
  );
}

/** What is wrong, until every field that it speaks of has changed. */
function Refusal({ errors }: { errors: Record<string, string> }) {
  const changed = use(ChangedFields);
  const open = Object.entries(errors).filter(([field]) => !changed.includes(field));
  if (open.length === 0) return null;
  const lacks = open.some(([, message]) => message === fieldIsMissing);
  return (
    <Alert tone="error" title={lacks ? 'Campos requeridos' : 'Revisa el formulario'}>
      {lacks ? fieldIsMissing : 'Hay un dato que no podemos guardar así.'}
    </Alert>
  );
}
