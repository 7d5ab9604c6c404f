import { fieldValue } from '#simulators/clock/bogota-time.ts';
import { expect, type Page } from '@playwright/test';

/** Moves the clock of test mode, to the minute, as whoever tries the product does. */
export async function moveClockTo(page: Page, time: Date): Promise<void> {
  await page.goto('/dev/reloj');
  await page.getByLabel('Hasta').fill(fieldValue(time));
  await page.getByRole('button', { name: 'Adelantar hasta ahí' }).click();
  await expect(page.getByText('Listo.')).toBeVisible();
}
