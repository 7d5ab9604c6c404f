import type { ReactNode } from 'react';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import {
  accountRoles,
  longestWords,
  roleLabels,
  tierLabels,
  tiers,
} from '#packages/account/src/index.ts';
import { TextInput } from '#app/ui/text-input.tsx';
import type { User } from '#server/services/users/read-user.ts';
import { lastOf } from './last-entry.ts';

type Asked = { user: User; outcome: Outcome | undefined };

/** Gives the account another tier. Once it is changed, the form is another one. */
export const TierForm = ({ user, outcome }: Asked) => (
  <ChoiceForm
    key={lastOf(user, 'tier')}
    outcome={outcomeOf(outcome, 'tier')}
    intent="tier"
    label="Plan que le damos"
    hint="Lo que regala el estudio, pague o no pague su membresía: con ella tiene al menos Digital Pro. Enterprise es Pro sin topes y solo se da desde acá."
    now={user.grantedTier}
  >
    {tiers.map((tier) => (
      <option key={tier} value={tier}>
        {tierLabels[tier]}
      </option>
    ))}
  </ChoiceForm>
);

/** Corrects what kind of account it is. */
export const RoleForm = ({ user, outcome }: Asked) => (
  <ChoiceForm
    key={lastOf(user, 'role')}
    outcome={outcomeOf(outcome, 'role')}
    intent="role"
    label="Tipo de cuenta"
    now={user.role}
  >
    {accountRoles.map((role) => (
      <option key={role} value={role}>
        {roleLabels[role].name}
      </option>
    ))}
  </ChoiceForm>
);

/** A list that names the field, what was seen, and why it changes. */
function ChoiceForm(props: {
  outcome: Outcome | undefined;
  intent: 'tier' | 'role';
  label: string;
  hint?: string;
  now: string;
  children: ReactNode;
}) {
  const { outcome, intent, label, hint, now, children } = props;
  return (
    <OutcomeForm outcome={outcome}>
      <input type="hidden" name="from" value={now} />
      <Field label={label} hint={hint} error={outcome?.errors[intent]}>
        <Select name={intent} defaultValue={outcome?.values[intent] ?? now} required>
          {children}
        </Select>
      </Field>
      <Field
        label="Por qué cambia"
        hint="La persona lo puede leer en su copia de datos."
        error={outcome?.errors.note}
      >
        <TextInput
          name="note"
          defaultValue={outcome?.values.note}
          maxLength={longestWords}
          required
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent={intent} small busy="Guardando...">
          Cambiar
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}
