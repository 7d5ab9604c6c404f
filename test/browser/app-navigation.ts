import type { Locator, Page } from '@playwright/test';

/** The navigation of the application: a rail, on a phone a bar. */
export const places = (page: Page): Locator => page.getByRole('navigation', { name: 'Aplicación' });

/** The entry of it where one is. */
export const current = (page: Page): Locator => places(page).locator('[aria-current]');
