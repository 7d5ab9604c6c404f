import { checkAxe } from '../browser/axe.ts';
import { expect, test } from '../browser/page.ts';

test('the home page answers under a strict policy and has no accessibility fault', async ({
  page,
}) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  // Only the frames of players, which wait to be pressed, may come from elsewhere.
  expect(policy.replace(/frame-src [^;]*;/, '')).not.toMatch(/unsafe-|https?:|\*/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAxe(page);
});

test('an unknown address gets the 404 page and a way home', async ({ page, faults }) => {
  faults.allow(/status of 404/);
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('an address that cannot be decoded is refused before anything repeats it', async ({
  baseURL,
}) => {
  // As it is built: what a bundler leaves out is there in every other test.
  const response = await fetch(`${baseURL}/pqr/aB-c_9%`);
  expect(response.status).toBe(400);
});
