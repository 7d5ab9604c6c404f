import { href, Link } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { privatePage } from '#app/private-page.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { useLastOutcome } from '#app/ui/use-last-outcome.ts';
import { isAppError } from '#server/app-error.ts';
import { readTextFields } from '#server/forms/read-text-fields.ts';
import { toQuoteId } from '#server/services/quotes/quote-id.ts';
import { readQuote } from '#server/services/quotes/read-quote.ts';
import { keepDrawn, later } from '#app/ui/later.tsx';
import type { Route } from './+types/quote.ts';
import { QuoteBadge } from '../../quote/quote-badge.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { handleDraftForm } from './handle-draft-form.ts';
import { handleSentForm } from './handle-sent-form.ts';
import { packagesForSale } from './packages-for-sale.ts';
import './quote.css';

const loadSentQuote = () => import('./sent-quote.tsx');
const SentQuote = keepDrawn(
  import.meta.env.SSR ? (await loadSentQuote()).SentQuote : later(loadSentQuote, 'SentQuote'),
);

export const handle = { follows: ['quote'] } satisfies PageHandle;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  privatePage(loaderData.quote.number ?? `Cotización para ${loaderData.quote.name}`);

/** `?linea=` says which line of a draft is open, counted from 1; `?eliminar` and `?retirar` ask whether it is meant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  try {
    const quote = await readQuote(app, actor, toQuoteId(args.params.quoteId));
    const { searchParams } = new URL(args.request.url);
    const open = searchParams.get('linea') ?? '';
    const openLine = /^\d{1,2}$/.test(open) ? Number(open) - 1 : null;
    const isAsked = searchParams.has(quote.state === 'draft' ? 'eliminar' : 'retirar');
    const offers = quote.state === 'draft' ? packagesForSale() : [];
    return { quote, offers, openLine, isAsked, newKey: crypto.randomUUID() };
  } catch (error) {
    if (isAppError(error)) throw redirectWithFlash(href('/admin/cotizaciones'), 'quote-gone');
    throw error;
  }
}

/** Who was too late sees what the other one did. */
export const shouldRevalidate = () => true;

export async function action(args: Route.ActionArgs) {
  const actor = requireStaff(args);
  const form = await readTextFields(args.request);
  const asked = { app: args.context.get(services), actor, form, quoteId: args.params.quoteId };
  return (await handleSentForm(args, asked)) ?? handleDraftForm(args, asked);
}

/** From one quote to another, by Back and Forward too, nothing of the first one stays. */
export default function QuotePage(props: Route.ComponentProps) {
  return <Quote key={props.loaderData.quote.id} {...props} />;
}

function Quote({ loaderData, actionData }: Route.ComponentProps) {
  const { quote, offers, openLine, isAsked, newKey } = loaderData;
  const outcome = useLastOutcome(actionData);
  return (
    <>
      <header className="desk-head">
        <p>
          <Link to={href('/admin/cotizaciones')}>← Cotizaciones</Link>
        </p>
        <h1>
          <bdi>{quote.name}</bdi>
        </h1>
        <p className="desk-standing">
          <QuoteBadge state={quote.state} />
          <span>{quote.number ?? 'Sin número todavía: lo recibe al enviarse.'}</span>
        </p>
      </header>
      {quote.state === 'draft' ? (
        <DraftEditor
          quote={quote}
          offers={offers}
          openLine={openLine}
          isAsked={isAsked}
          outcome={outcome}
        />
      ) : (
        <SentQuote quote={quote} isAsked={isAsked} newKey={newKey} outcome={outcome} />
      )}
    </>
  );
}
