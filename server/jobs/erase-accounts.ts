import type { AppServices } from '#server/services/app-services.ts';
import { eraseAccounts } from '#server/services/account-deletion/erase-accounts.ts';

/** Once an hour, the accounts whose owners did not change their minds go. */
export async function workOnErasures(services: AppServices, uploadsFolder: string): Promise<void> {
  await services.jobs.work('erase-accounts', async () => {
    const erased = await eraseAccounts(services, uploadsFolder);
    if (erased > 0) services.log.info({ erased }, 'accounts erased');
  });
  await services.jobs.repeat('erase-accounts', '47 * * * *');
}
