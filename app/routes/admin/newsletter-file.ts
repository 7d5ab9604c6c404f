import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { exportSubscribers } from '#server/services/newsletter/export-subscribers.ts';
import type { Route } from './+types/newsletter-file.ts';

const headers = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="boletin.csv"',
};

/** The confirmed addresses as a file for a spreadsheet. */
export function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  // Nobody takes a file who only asks about it.
  if (args.request.method === 'HEAD') return new Response(null, { headers });
  return new Response(exportSubscribers(args.context.get(services), actor), { headers });
}
