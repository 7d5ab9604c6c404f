import { href } from 'react-router';
import { services } from '#app/context.ts';
import { requireStaff } from '#app/guards.ts';
import { redirectWithFlash } from '#app/routes/redirect-with-flash.ts';
import { isAppError } from '#server/app-error.ts';
import { exportAddressData } from '#server/services/address-data/export-address-data.ts';
import { toRequestId } from '#server/services/legal-requests/request-id.ts';
import type { Route } from './+types/address-file.ts';

/** What stands under the address of a request, as one archive. */
export async function loader(args: Route.LoaderArgs) {
  const actor = requireStaff(args);
  const app = args.context.get(services);
  try {
    const requestId = toRequestId(args.params.requestId);
    const isHead = args.request.method === 'HEAD';
    const { radicado, archive } = await exportAddressData(app, actor, { requestId, isHead });
    return new Response(archive, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="datos-${radicado}.zip"`,
      },
    });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code !== 'address-data.unchecked')
      return redirectWithFlash(href('/admin/solicitudes'), 'request-gone');
    const page = href('/admin/solicitudes/:requestId/datos', args.params);
    return redirectWithFlash(page, 'address-unchecked');
  }
}
