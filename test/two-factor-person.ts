import { beforeEach, vi } from 'vitest';
import { readSession } from '#server/services/accounts/read-session.ts';
import { passSecondStep } from '#server/services/accounts/second-step.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import {
  activateTwoFactor,
  readTwoFactor,
  startTwoFactor,
} from '#server/services/accounts/two-factor.ts';
import {
  makePerson,
  testPassword,
  type TestServices,
  anyone,
  sessionActor,
  anonymousAt,
} from './test-services.ts';
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

/** A browser: it keeps the cookies that it is given, and lets go of those that end. */
export function openBrowser(services: TestServices, ip = '10.3.0.1') {
  const jar = new Map<string, string>();
  const visitor = anonymousAt(ip, 'Firefox/144.0');
  const cookies = () =>
    new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  const keep = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  return {
    jar,
    cookies,
    keep,
    /** Whether a code is asked for after the password. */
    async enter(email: string, password = testPassword) {
      const entered = await signIn(services, visitor, { headers: cookies(), email, password });
      keep(entered.headers);
      return entered.needsCode;
    },
    async pass(kind: 'app' | 'recovery', code: string, trustDevice = false) {
      const fields = { code: { kind, code }, trustDevice };
      const passed = await passSecondStep(services, visitor, { headers: cookies(), ...fields });
      keep(passed.headers);
      return passed.recoveryCodesLeft;
    },
    isSignedIn: async () => (await readSession(services, anyone, cookies())).session !== null,
    async session() {
      const { session } = await readSession(services, anyone, cookies());
      if (!session) throw new Error('Nobody is signed in');
      return session;
    },
  };
}

/** A person whose app is joined, with what the app and the person keep. */
export async function enrol(services: TestServices, email: string) {
  await makePerson(services, email);
  const browser = openBrowser(services);
  await browser.enter(email);
  return { email, browser, ...(await joinApp(services, browser)) };
}

/** Joins an app to the account that is signed in in this browser. */
export async function joinApp(services: TestServices, browser: ReturnType<typeof openBrowser>) {
  await startTwoFactor(services, sessionActor(await browser.session()), {
    headers: browser.cookies(),
    password: testPassword,
  });
  const setup = await readTwoFactor(services, sessionActor(await browser.session()));
  if (setup.state !== 'setup') throw new Error('No setup');
  const { secret } = setup;
  // The previous code is still good: the present one is left for what the test does.
  const first = totpCode(secret, Date.now() - step);
  const on = await activateTwoFactor(services, sessionActor(await browser.session()), {
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
