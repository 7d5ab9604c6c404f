import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { bogotaDate } from '#packages/business-days/src/index.ts';
import { isAppError } from '#server/app-error.ts';
import { exportContacts } from '#server/services/desk/export-contacts.ts';
import type { Route } from './+types/contacts-file.ts';
import { contactList } from './contact-list.ts';

/** The contacts, all or those that a search finds, as a file for a spreadsheet. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  const asked = contactList.read(args.request.url);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="contactos-${bogotaDate(app.now())}.csv"`,
  };
  // Nobody takes a file who only asks about it.
  if (args.request.method === 'HEAD') return new Response(null, { headers });
  try {
    return new Response(await exportContacts(app, actor, asked), { headers });
  } catch (error) {
    if (!isAppError(error) || error.code !== 'export.busy') throw error;
    return redirectWithFlash(contactList.to(asked), 'export-busy');
  }
}
