import type { AppServices } from '#server/services/app-services.ts';
import { expireAccounts } from '#server/services/account-deletion/expire-accounts.ts';

/** Once an hour, the accounts whose owners did not change their minds go. */
export async function workOnExpiredAccounts(
  services: AppServices,
  uploadsFolder: string,
): Promise<void> {
  await services.jobs.work('erase-accounts', async () => {
    const deleted = await expireAccounts(services, uploadsFolder);
    if (deleted > 0) services.log.info({ deleted }, 'accounts deleted');
  });
  await services.jobs.repeat('erase-accounts', '47 * * * *');
}
