import { services } from '#app/context.ts';
import { requireStaff, requireUser } from '#app/guards.ts';
import { pdfResponse } from '#app/routes/quote/pdf-response.ts';
import { printReceipt } from '#server/services/receipts/print-receipt.ts';
import { toErrorResponse } from '#server/services/to-error-response.ts';
import type { Route } from './+types/receipt-file.ts';

/** The receipt of the order that `?pedido=` names, as a PDF: of one's own, or of anybody's for the staff. */
export async function loader(args: Route.LoaderArgs) {
  const own = requireUser(args);
  const actor = own.session.isStaff ? requireStaff(args) : own;
  const orderId = new URL(args.request.url).searchParams.get('pedido') ?? '';
  try {
    return pdfResponse(await printReceipt(args.context.get(services), actor, { orderId }));
  } catch (error) {
    const described = toErrorResponse(error);
    if (!described) throw error;
    const { status, headers, body } = described;
    return new Response(`${body.title}. ${body.message}\n`, {
      status,
      headers: {
        ...headers,
        'content-type': 'text/plain; charset=utf-8',
        'x-robots-tag': 'noindex',
      },
    });
  }
}
