import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { exportSubscribers } from '#server/services/newsletter/export-subscribers.ts';
import type { Route } from './+types/newsletter-file.ts';

/** The confirmed addresses as a file for a spreadsheet. */
export function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const file = exportSubscribers(args.context.get(services), actor);
  return new Response(file, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="boletin.csv"',
    },
  });
}
