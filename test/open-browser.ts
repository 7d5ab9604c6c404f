import { readSession, type Session } from '#server/services/accounts/read-session.ts';
import { passSecondStep } from '#server/services/accounts/second-step.ts';
import { signIn } from '#server/services/accounts/sign-in.ts';
import {
  anonymousAt,
  anyone,
  sessionActor,
  testPassword,
  type TestServices,
} from './test-services.ts';

export type Browser = ReturnType<typeof openBrowser>;

/** A browser: it keeps the cookies that it is given, and lets go of those that end. */
export function openBrowser(
  services: TestServices,
  { ip = '10.3.0.1', userAgent = 'Firefox/144.0' } = {},
) {
  const jar = new Map<string, string>();
  const visitor = anonymousAt(ip, userAgent);
  const cookies = () =>
    new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
  const keep = (headers: Headers) => {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
  };
  async function session(): Promise<Session> {
    const { session } = await readSession(services, anyone, cookies());
    if (!session) throw new Error('Nobody is signed in');
    return session;
  }
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
    session,
    /** Its person, who acts through its session. */
    actor: async () => sessionActor(await session(), visitor),
  };
}

/** A browser whose person has signed in. */
export async function openBrowserOf(
  services: TestServices,
  email: string,
  place?: Parameters<typeof openBrowser>[1],
): Promise<Browser> {
  const browser = openBrowser(services, place);
  await browser.enter(email);
  return browser;
}
