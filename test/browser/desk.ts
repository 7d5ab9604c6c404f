import { expect, type Page } from '@playwright/test';

/** Somebody asks for a proposal from a service's page, or reports a problem; their address is returned. */
export async function propose(
  page: Page,
  baseURL: string | undefined,
  name: string,
  severity?: string,
): Promise<string> {
  const email = `${Date.now()}@ejemplo.co`;
  const form = { name, email, message: '¿Cuánto cuesta?', consent: 'on' };
  const response = await page.request.post(
    severity ? '/reportar-un-problema' : '/manejo-artistico',
    {
      headers: { origin: baseURL ?? '' },
      form: severity ? { ...form, severity } : form,
      maxRedirects: 0,
    },
  );
  expect(response.status()).toBe(303);
  return email;
}

export const found = (page: Page) => page.getByRole('table').getByRole('row');

export async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(/buscar=/);
}

/** The page of the proposal of this name, reached through the list. */
export async function openProposal(page: Page, baseURL: string | undefined, name: string) {
  await page.goto(`${baseURL}/admin/contact-submissions`);
  await search(page, name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}
