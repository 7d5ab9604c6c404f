import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { exportContacts } from '#server/services/desk/export-contacts.ts';
import type { Route } from './+types/contacts-file.ts';
import { readContactQuery } from './contact-query.ts';

/** The contacts, all or those that a search finds, as a file for a spreadsheet. */
export function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const { search } = readContactQuery(args.request.url);
  return new Response(exportContacts(app, actor, { search }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="contactos-${bogotaDate(app.now())}.csv"`,
    },
  });
}
