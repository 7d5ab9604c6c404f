import { href, Link } from 'react-router';
import { buttonClass } from '#app/ui/button.tsx';
import { FocusOnMount } from '#app/ui/focus-on-mount.tsx';
import { type Outcome, OutcomeForm } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';

/** What cannot be taken back: a link to the question, at the same place of the page, and the form that does it. */
export function AskFirst(props: {
  quoteId: string;
  isAsked: boolean;
  outcome: Outcome | undefined;
  /** As what is done is called, in the address too. */
  title: 'Eliminar' | 'Retirar';
  /** What it does to whom. */
  effect: string;
  /** The label of the link. */
  ask: string;
  question: string;
  intent: string;
  busy: string;
  /** The revision that the person saw, where it matters. */
  revision?: number;
}) {
  const { quoteId, title, revision } = props;
  const verb = title.toLowerCase();
  const here = href('/admin/cotizaciones/:quoteId', { quoteId });
  return (
    <Panel title={title} id={verb}>
      <div className="desk-panel-body">
        <OutcomeForm outcome={props.outcome} action={here}>
          {revision !== undefined && <input type="hidden" name="revision" value={revision} />}
          <p>{props.effect}</p>
          {props.isAsked ? (
            <>
              <FocusOnMount className="desk-question">{props.question}</FocusOnMount>
              <div className="desk-buttons">
                <SubmitButton intent={props.intent} look="danger" small busy={props.busy}>
                  Sí, {verb}
                </SubmitButton>
                <Link
                  to={`${here}#${verb}`}
                  className={buttonClass({ small: true })}
                  replace
                  preventScrollReset
                >
                  No
                </Link>
              </div>
            </>
          ) : (
            <div className="desk-buttons">
              <Link
                to={`${here}?${verb}#${verb}`}
                className={buttonClass({ small: true })}
                replace
                preventScrollReset
              >
                {props.ask}
              </Link>
            </div>
          )}
        </OutcomeForm>
      </div>
    </Panel>
  );
}
