import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { CheckboxGroup } from '#app/ui/checkbox-group.tsx';
import { Field } from '#app/ui/field.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { Select } from '#app/ui/select.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import type { StaffSong } from '#server/services/distributions/read-song.ts';
import { moveText } from './distribution-history.tsx';
import { DeleteButton } from './delete-form.tsx';
import { allTickedPath, songPath } from './distribution-list.ts';
import { isMove, MoveFields } from './move-form.tsx';
import type { MissingPlatforms } from './missing-platforms.ts';
import { useTickCount } from './tick-count.ts';
import { tickName } from './ticked.ts';
import './distributions.css';

/** Asks for one platform that the song is not at, or for a plan's whole set. */
export function RequestForm(props: {
  missing: MissingPlatforms;
  outcome: Outcome | undefined;
  /** There is nothing of it yet to work on. */
  isFirst: boolean;
}) {
  const { plans, regions } = props.missing;
  if (regions.length === 0)
    return <p className="desk-clock">Ya está pedida en todas las plataformas.</p>;
  const outcome = outcomeOf(props.outcome, 'create');
  const look = props.isFirst ? 'primary' : 'secondary';
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
            outcome?.values.platform ??
            plans.find(({ left }) => left > 0)?.value ??
            regions[0]?.platforms[0]?.id
          }
          required
        >
          <optgroup label="Todas las de un plan">
            {plans.map(({ value, label, left }) => (
              <option key={value} value={value} disabled={left === 0}>
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
        <SubmitButton intent="create" small look={look} busy="Creando...">
          Crear
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}

/** Moves the ticked ones of the status that is shown, or takes them back. */
export function BulkMoveForm(props: {
  song: StaffSong;
  isAllTicked: boolean;
  outcome: Outcome | undefined;
}) {
  const { song, isAllTicked } = props;
  const { shown, distributions } = song;
  const [noneTicked, allTicked] = [songPath(song.id, shown), allTickedPath(song.id, shown)];
  const { boxes, count, recount } = useTickCount();
  const outcome = withWho(isOfTicked(props.outcome) ? props.outcome : undefined, song);
  const ticked = outcome?.values.distributions?.split(' ');
  const rest = song.counts[shown] - distributions.length;
  return (
    <OutcomeForm outcome={outcome}>
      {distributions.length > 0 && (
        <>
          <div ref={boxes} onChange={recount} key={String(isAllTicked)}>
            <CheckboxGroup legend="Plataformas" error={outcome?.errors.distributions}>
              <p className="desk-pick-all">
                <Link
                  to={isAllTicked ? noneTicked : allTicked}
                  className={buttonClass({ small: true })}
                  preventScrollReset
                  replace
                >
                  {isAllTicked ? 'Desmarcar todas' : `Marcar todas (${distributions.length})`}
                </Link>
              </p>
              {distributions.map(({ id, platformName }) => (
                <div key={id} className="desk-pick">
                  <Checkbox
                    name={tickName(id)}
                    defaultChecked={ticked ? ticked.includes(id) : isAllTicked}
                  >
                    {platformName}
                  </Checkbox>
                  <Link to={href('/admin/distribuciones/:distributionId', { distributionId: id })}>
                    Abrir<span className="visually-hidden"> {platformName}</span>
                  </Link>
                </div>
              ))}
            </CheckboxGroup>
          </div>
          {rest > 0 && (
            <p className="desk-clock">Quedan {rest} más: aparecen cuando muevas estas.</p>
          )}
          <MoveFields from={shown} hold={song.hold} outcome={outcome} ticked={count} />
          {distributions.some(({ isUnsent }) => isUnsent) && (
            <TakeBack
              here={isAllTicked ? allTicked : noneTicked}
              outcome={outcome}
              ticked={count}
            />
          )}
        </>
      )}
    </OutcomeForm>
  );
}

/** Takes the ticked ones back; of several it asks first, as long as it is about as many. */
function TakeBack(props: { here: string; outcome: Outcome | undefined; ticked: number | null }) {
  const { here, outcome, ticked } = props;
  const asked = outcome?.values.distributions?.split(' ').length;
  const question = outcome?.errors.sure;
  if (!question || asked === undefined || (ticked !== null && ticked !== asked))
    return <DeleteButton ticked={ticked} />;
  return (
    <FocusOnMount className="desk-asked">
      <input type="hidden" name="sure" value={asked} />
      <p className="desk-question">{question}</p>
      <div className="desk-buttons">
        <SubmitButton intent="delete" small look="danger" busy="Quitando...">
          Sí, quitar {asked}
        </SubmitButton>
        <Link to={here} className={buttonClass({ small: true })} preventScrollReset replace>
          No
        </Link>
      </div>
    </FocusOnMount>
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
