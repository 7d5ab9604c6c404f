import { href } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { isAppError } from '#server/app-error.ts';
import { exportLedger, toLedgerDays } from '#server/services/payment-desk/export-ledger.ts';
import type { Route } from './+types/ledger-file.ts';

/** What came in and went back from one day to another, as a file for the accountant. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const { searchParams } = new URL(args.request.url);
  const days = toLedgerDays(searchParams.get('desde'), searchParams.get('hasta'));
  if (!days) return redirectWithFlash(href('/admin/pagos'), 'ledger-days');
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="pagos-${days.from}-${days.to}.csv"`,
  };
  // Nobody takes a file who only asks about it.
  if (args.request.method === 'HEAD') return new Response(null, { headers });
  try {
    return new Response(await exportLedger(args.context.get(services), actor, days), { headers });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'export.busy') throw error;
    return redirectWithFlash(href('/admin/pagos'), 'export-busy');
  }
}
