import { beforeEach, vi } from 'vitest';
import {
  activateTwoFactor,
  readTwoFactor,
  startTwoFactor,
} from '#server/services/accounts/two-factor.ts';
import { type Browser, openBrowserOf } from './open-browser.ts';
import { makePerson, testPassword, type TestServices } from './test-services.ts';
import { totpCode } from './totp.ts';

const step = 30_000;

/** Stops the clock in the middle of a code's 30 seconds, for each test of a file. Returns the time. */
export function stopClock(): number {
  const now = Math.floor(Date.now() / step) * step + step / 2;
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
  });
  return now;
}

/** A person whose app is joined, with what the app and the person keep. */
export async function enrol(services: TestServices, email: string) {
  await makePerson(services, email);
  const browser = await openBrowserOf(services, email);
  return { email, browser, ...(await joinApp(services, browser)) };
}

/** Joins an app to the account that is signed in in this browser. */
export async function joinApp(services: TestServices, browser: Browser) {
  await startTwoFactor(services, await browser.actor(), {
    headers: browser.cookies(),
    password: testPassword,
  });
  const setup = await readTwoFactor(services, await browser.actor());
  if (setup.state !== 'setup') throw new Error('No setup');
  const { secret } = setup;
  // The previous code is still good: the present one is left for what the test does.
  const first = totpCode(secret, Date.now() - step);
  const on = await activateTwoFactor(services, await browser.actor(), {
    headers: browser.cookies(),
    code: first,
  });
  browser.keep(on.headers);
  return { secret, first, recoveryCodes: on.recoveryCodes };
}

/** A code that is not the app's now, nor in the steps around now. */
export function wrongCode(secret: string): string {
  const good = [-1, 0, 1].map((away) => totpCode(secret, Date.now() + away * step));
  return ['000000', '111111', '222222', '333333'].find((code) => !good.includes(code)) ?? '';
}
