import { openTestApp, type TestApp } from './test-app.ts';

/** What one of the staff sees and sends, of the product as it was built. */
export type StaffPages = TestApp & {
  /** Of their session. */
  cookie: string;
  userId: string;
  /** What a page shows: what its script reads besides is left out. */
  open(path: string): Promise<string>;
  post(path: string, fields: Record<string, string>): Promise<Posted>;
  /** What the form of a refund on the page of an order has without being seen. */
  refundFields(path: string): Promise<Record<string, string>>;
};

type Posted = { response: Response; status: number; notices: string; page: string };

/** The whole product, and somebody of the staff who is signed in. Call it at the top of the file. */
export async function openStaffPages(): Promise<StaffPages> {
  const app = await openTestApp();
  const { cookie, userId } = await app.person('equipo@ejemplo.co', { isStaff: true });
  const open = async (path: string) => shownIn(await (await app.ask(path, { cookie })).text());
  return {
    ...app,
    ...{ cookie, userId, open },
    async post(path, fields) {
      const body = new URLSearchParams(fields);
      const response = await app.ask(path, { cookie, method: 'POST', body });
      const notices = response.headers.getSetCookie().join();
      return { response, status: response.status, notices, page: shownIn(await response.text()) };
    },
    async refundFields(path) {
      const forms = (await open(path)).match(/<form\b.*?<\/form>/gs) ?? [];
      const form = forms.find((one) => one.includes('name="amount"')) ?? '';
      const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
      return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    },
  };
}

const shownIn = (html: string) =>
  (html.split('window.__reactRouterContext')[0] ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u{A0}', ' ');
