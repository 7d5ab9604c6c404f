import { href, Link } from 'react-router';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { DistributionStatus } from '#packages/distribution/src/index.ts';
import type { StaffSong } from '#server/services/distributions/read-song.ts';
import { moveText } from './distribution-history.tsx';
import { DeleteButton } from './delete-form.tsx';
import { isMove, MoveFields } from './move-form.tsx';
import type { MissingPlatforms } from './missing-platforms.ts';
import { tickName } from './ticked.ts';
import './distributions.css';

/** Asks for one platform that the song is not at, or for a plan's whole set. */
export function RequestForm(props: { missing: MissingPlatforms; outcome: Outcome | undefined }) {
  const { plans, regions } = props.missing;
  const outcome = outcomeOf(props.outcome, 'create');
  return (
    <OutcomeForm outcome={outcome}>
      <Field
        label="A dónde va"
        hint="Las que ya tiene no se repiten."
        error={outcome?.errors.platform}
      >
        <Select
          name="platform"
          defaultValue={
            outcome?.values.platform ?? (plans.find(({ left }) => left > 0) ?? plans[0])?.value
          }
          required
        >
          <optgroup label="Todas las de un plan">
            {plans.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
          {regions.map(({ label, platforms }) => (
            <optgroup key={label} label={label}>
              {platforms.map(({ id, name, kind }) => (
                <option key={id} value={id}>
                  {name} · {kind}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <div className="desk-buttons">
        <SubmitButton intent="create" small look="primary" busy="Creando...">
          Crear
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** Moves the ticked ones of a status, or takes them back; all are ticked at first. */
export function BulkMoveForm(props: {
  song: StaffSong;
  status: DistributionStatus;
  outcome: Outcome | undefined;
}) {
  const { song, status } = props;
  const outcome = withWho(isOfTicked(props.outcome) ? props.outcome : undefined, song);
  const ticked = outcome?.values.distributions?.split(' ');
  const rest = song.counts[status] - song.distributions.length;
  return (
    <OutcomeForm outcome={outcome} key={status}>
      {song.distributions.length > 0 && (
        <>
          <CheckboxGroup legend="Plataformas" error={outcome?.errors.distributions}>
            {song.distributions.map(({ id, platformName }) => (
              <div key={id} className="desk-pick">
                <Checkbox name={tickName(id)} defaultChecked={ticked?.includes(id) ?? true}>
                  {platformName}
                </Checkbox>
                <Link to={href('/admin/distribuciones/:distributionId', { distributionId: id })}>
                  Abrir<span className="visually-hidden"> {platformName}</span>
                </Link>
              </div>
            ))}
          </CheckboxGroup>
          {rest > 0 && (
            <p className="desk-clock">Quedan {rest} más: aparecen cuando muevas estas.</p>
          )}
          <MoveFields from={status} hold={song.hold} outcome={outcome} />
          {song.distributions.some(({ isUnsent }) => isUnsent) && <DeleteButton />}
        </>
      )}
    </OutcomeForm>
  );
}

/** Whether a form's last try was about distributions that were ticked. */
export const isOfTicked = (outcome: Outcome | undefined): boolean =>
  isMove(outcome) || outcomeOf(outcome, 'delete') !== undefined;

/** Of two who do the same at once the second is told what the first did. */
function withWho(outcome: Outcome | undefined, { lastMove }: StaffSong): Outcome | undefined {
  if (outcome?.code !== 'distribution.moved' || !lastMove) return outcome;
  return {
    ...outcome,
    message: `${moveText(lastMove.staffName, lastMove.status)} ${outcome.message}`,
  };
}
