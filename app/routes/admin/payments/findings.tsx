import { href, Link } from 'react-router';
import { z } from 'zod';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { handleFormAction } from '#app/routes/handle-form-action.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { Alert } from '#app/ui/alert.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Field } from '#app/ui/field.tsx';
import { KeysetLinks } from '#app/ui/keyset-links.tsx';
import { type Outcome, OutcomeForm, outcomeOf } from '#app/ui/outcome-form.tsx';
import { Panel } from '#app/ui/panel.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { momentText } from '#app/ui/moment.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { comparedAfterHours } from '#content/payment-findings.ts';
import { longestResolution, resolutionSchema } from '#packages/payments/src/index.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import type { StaffFinding } from '#server/services/payment-desk/finding.ts';
import { askComparison } from '#server/services/payment-desk/ask-comparison.ts';
import { toFindingId } from '#server/services/payment-desk/finding-id.ts';
import { listFindings } from '#server/services/payment-desk/list-findings.ts';
import {
  type Comparison,
  readComparisons,
} from '#server/services/payment-desk/read-comparisons.ts';
import { resolveFinding } from '#server/services/payment-desk/resolve-finding.ts';
import type { Route } from './+types/findings.ts';
import { countText } from '../lists/count-text.ts';
import { findingList } from './finding-list.ts';
import { FindingText } from './finding-text.tsx';
import { providerWords } from './provider-words.ts';
import './payments.css';

const moment = momentText('long');

export const handle = { follows: ['order'] } satisfies PageHandle;

export const meta: Route.MetaFunction = () => privatePage('Diferencias de pagos');

export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const asked = findingList.read(args.request.url);
  const app = args.context.get(services);
  const [page, comparisons] = [
    await listFindings(app, actor, asked),
    await readComparisons(app, actor),
  ];
  return { page, asked, comparisons, isCompared: app.payments.providers.length > 0 };
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

const keptResolutionSchema = resolutionSchema.extend({ finding: z.string() });

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const form = await readTextFields(args.request);
  const here = href('/admin/pagos/diferencias');
  if (form.intent === 'compare') {
    return handleFormAction(args, form, z.object({}), async () => {
      await askComparison(args.context.get(services), actor);
      return redirectWithFlash(here, 'comparison-asked');
    });
  }
  return handleFormAction(args, form, keptResolutionSchema, async ({ finding, resolution }) => {
    const findingId = toFindingId(finding);
    await resolveFinding(args.context.get(services), actor, { findingId, resolution });
    return redirectWithFlash(here, 'finding-resolved');
  });
}

export default function Findings({ loaderData, actionData }: Route.ComponentProps) {
  const { page, asked, comparisons, isCompared } = loaderData;
  const outcome = useLastOutcome(actionData);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/pagos')}>← Pagos</Link>
        </p>
        <h1>Diferencias</h1>
      </header>
      {isCompared && <CompareForm comparisons={comparisons} outcome={outcome} />}
      {!(isCompared && outcomeOf(outcome, 'compare')) && (
        <Late findings={page.rows} outcome={outcome} />
      )}
      <Panel title={asked.view === 'open' ? 'Lo que no cuadra' : 'Lo que ya se resolvió'}>
        <Tabs
          label="Estado de las diferencias"
          items={(['open', 'resolved'] as const).map((view) => ({
            to: findingList.to({ view }),
            label: findingList.views[view].label,
            current: view === asked.view,
          }))}
        />
        {page.rows.length === 0 ? (
          <Nothing isOpen={asked.view === 'open'} />
        ) : (
          <ul className="payment-findings">
            {page.rows.map((finding) => (
              <li key={finding.id}>
                <FindingText finding={finding} />
                {finding.resolved === null && (
                  <ResolveForm
                    finding={finding}
                    outcome={outcome?.values.finding === finding.id ? outcome : undefined}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <KeysetLinks
          label="Páginas de diferencias"
          before={page.before && findingList.to({ ...asked, cursor: page.before })}
          after={page.after && findingList.to({ ...asked, cursor: page.after })}
        />
      </Panel>
    </>
  );
}

/** When the providers in use were compared, and the button of who does not wait for the night. */
const CompareForm = (props: {
  comparisons: readonly Comparison[];
  outcome: Outcome | undefined;
}) => (
  <OutcomeForm outcome={outcomeOf(props.outcome, 'compare')}>
    <p>
      {lastText(props.comparisons)} Se compara cada noche lo que tiene más de {comparedAfterHours}{' '}
      horas.
    </p>
    <div className="desk-buttons">
      <SubmitButton intent="compare" small busy="Pidiendo...">
        Comparar ahora
      </SubmitButton>
    </div>
  </OutcomeForm>
);

function lastText(comparisons: readonly Comparison[]): string {
  if (comparisons.length === 0) return 'Todavía no se ha comparado con las pasarelas.';
  const each = comparisons.map(
    ({ provider, comparedAt, openDifferences }) =>
      `${providerWords[provider]}, ${moment(comparedAt)}, y ${openText(openDifferences)}`,
  );
  return `Comparado por última vez: ${each.join('; ')}.`;
}

function openText(open: Comparison['openDifferences']): string {
  if (open.count === 0) return 'no hay diferencias sin resolver';
  const noun = open.count === 1 ? 'diferencia' : 'diferencias';
  return `hay ${countText(open)} ${noun} sin resolver`;
}

const Nothing = ({ isOpen }: { isOpen: boolean }) =>
  isOpen ? (
    <EmptyState title="Todo cuadra">
      Lo que pasa por las pasarelas y lo que hay en el libro es lo mismo. Cada noche se compara.
    </EmptyState>
  ) : (
    <EmptyState title="Todavía no se ha resuelto ninguna" />
  );

/** What somebody wrote about a finding that another resolved meanwhile is not lost. */
function Late(props: { findings: readonly StaffFinding[]; outcome: Outcome | undefined }) {
  const { findings, outcome } = props;
  const isShown = findings.some(
    ({ id, resolved }) => id === outcome?.values.finding && resolved === null,
  );
  if (!outcome || isShown) return null;
  return (
    <div className="desk-waiting">
      <Alert tone="error" title={outcome.title}>
        {outcome.message}
      </Alert>
      {outcome.values.resolution && (
        <>
          <p>Esto escribiste:</p>
          <p className="desk-history-text" dir="auto">
            {outcome.values.resolution}
          </p>
        </>
      )}
    </div>
  );
}

/** How it was resolved; where a refund waits to be made, the way to it. */
function ResolveForm(props: { finding: StaffFinding; outcome: Outcome | undefined }) {
  const { finding, outcome } = props;
  if (finding.waitsForRefund && finding.order)
    return (
      <p>
        <Link
          to={href('/admin/pagos/:orderId', { orderId: finding.order.id })}
          className={buttonClass({ small: true })}
        >
          Ir a la devolución
        </Link>
      </p>
    );
  return (
    <OutcomeForm outcome={outcome}>
      <input type="hidden" name="finding" value={finding.id} />
      <Field label="Qué hiciste" error={outcome?.errors.resolution}>
        <TextArea
          name="resolution"
          rows={2}
          maxLength={longestResolution}
          defaultValue={outcome?.values.resolution}
          required
        />
      </Field>
      <div className="desk-buttons">
        <SubmitButton small busy="Guardando...">
          Resolver
        </SubmitButton>
      </div>
    </OutcomeForm>
  );
}
