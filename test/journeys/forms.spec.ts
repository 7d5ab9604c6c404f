import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { nobodys, pageAddresses } from '../browser/addresses.ts';
import { type Artist, makeArtist, makeSong, signInContext } from '../browser/artist.ts';
import { fillForm, findForms, findFormsIn, type FoundForm } from '../browser/forms.ts';
import { expect, test } from '../browser/page.ts';
import { fillDesk, makeStaffMember, writeMessage } from '../browser/staff.ts';
import { sampled, waysOf } from '../sampled.ts';

/** Forms that refuse what this person can write, however well: for a link that was never mailed. */
const refuse = /[?&](token|de)=x/;

/** What is asked for once in some minutes, and says so to whoever asks again. */
const waits = /intent=compare/;

/** One form, tried by one person. */
type Trial = { person: Artist; form: FoundForm; email: string; wasSent?: boolean };

test.describe.configure({ mode: 'parallel' });

// Nothing below names a form: they are found on the pages of the routes, so a new one is tried unasked.
for (const kind of ['visitor', 'artist', 'staff'] as const) {
  test(`${kind}: every form is understood without JavaScript and before hydration`, async ({
    browser,
    baseURL: origin,
    faults,
  }) => {
    const baseURL = origin ?? '';
    faults.allow(/status of 4\d\d/);
    test.setTimeout(400_000);
    const finder = await (kind === 'staff' ? makeStaffMember : makeArtist)(baseURL);
    const projectId = kind === 'artist' ? await makeSong(baseURL, finder) : nobodys;
    await using silent = await openPage(browser, { baseURL, javaScriptEnabled: false });
    await using slow = await openPage(browser, { baseURL });
    // The scripts that are on their way, and stay there.
    await slow.route(/\.js(\?|$)/, () => {});
    const contactId = kind === 'staff' ? await writeMessage(baseURL, finder) : nobodys;
    const desk = kind === 'staff' ? await fillDesk(baseURL, finder) : {};
    const addresses = pageAddresses({ projectId, contactId, ...desk });
    if (kind !== 'visitor') await become(silent, finder, baseURL);
    const found = {
      visitor: () => findAllForms(silent, addresses),
      artist: () => findArtistsForms(browser, { artist: silent, addresses, baseURL }),
      staff: () => findStaffsForms(silent, addresses),
    };
    const forms = await found[kind]();
    expect(forms.length).toBeGreaterThan(5);

    /** Some forms end a session, others the account: what an artist presses is their own. */
    const trialOf = async (found: FoundForm, number: string): Promise<Trial> => {
      const person = kind === 'artist' ? await makeArtist(baseURL) : finder;
      let { address } = found;
      if (kind === 'artist' && address.includes(projectId))
        address = address.replace(projectId, await makeSong(baseURL, person));
      // A message is passed on once.
      if (kind === 'staff' && address.includes(contactId))
        address = address.replace(contactId, await writeMessage(baseURL, person));
      // Of its own for each, and short enough for a mail server.
      return { person, form: { ...found, address }, email: `${number}.${person.email}` };
    };
    const ways = [
      { page: silent, attempt: withoutScript },
      { page: slow, attempt: beforeHydration },
    ];
    const trials = await Promise.all(
      sampled(forms, 3).flatMap((form, number) =>
        waysOf(ways, number).map(async (way) => ({
          ...way,
          trial: await trialOf(form, `${number}${way.attempt.name.slice(0, 1)}`),
        })),
      ),
    );
    const problems: string[] = [];
    const sent = new Set<string>();
    for (const { page, attempt, trial } of trials) {
      await become(page, kind === 'visitor' ? null : trial.person, baseURL);
      const { address, signature } = trial.form;
      await attempt(page, { ...trial, wasSent: sent.has(signature) }).then(
        () => sent.add(signature),
        (error: Error) =>
          problems.push(`${address} ${signature}, ${attempt.name}: ${error.message}`),
      );
    }
    expect(problems).toEqual([]);
  });
}

/** The forms that the person of this page reaches, each once, wherever it stands. */
async function findAllForms(page: Page, addresses: string[]): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  // To open a page takes longer than to try what is found on it, and most have the forms of all: those that were
  // reached before, and those that nobody reaches at their place.
  const looked = new Set<string>();
  // Of no site, so that it may read what is of any.
  const reader = await page.context().newPage();
  for (const address of addresses) {
    const response = await page.request.get(address);
    // Who was led elsewhere finds those forms there.
    const { pathname, href } = new URL(response.url());
    if (pathname !== new URL(address, href).pathname) continue;
    const written = await findFormsIn(reader, { html: await response.text(), address: href });
    const unknown = written.filter(
      ({ index, signature }) => !forms.has(signature) && !looked.has(`${index} ${signature}`),
    );
    if (unknown.length === 0) continue;
    await page.goto(address);
    for (const form of await findForms(page))
      if (!forms.has(form.signature)) forms.set(form.signature, { ...form, address });
    for (const { index, signature } of unknown) looked.add(`${index} ${signature}`);
  }
  await reader.close();
  return [...forms.values()];
}

/** Those that an artist has and a visitor has not: of a page that is for both, each has their own. */
async function findArtistsForms(
  browser: Browser,
  { artist, addresses, baseURL }: { artist: Page; addresses: string[]; baseURL: string },
): Promise<FoundForm[]> {
  await using visitor = await openPage(browser, { baseURL, javaScriptEnabled: false });
  const differing: string[] = [];
  for (const address of addresses)
    if (!(await isSameForEveryone(new URL(address, baseURL)))) differing.push(address);
  const forms = await findAllForms(artist, differing);
  const visitors = await findAllForms(visitor, differing);
  const known = new Set(visitors.map(({ signature }) => signature));
  return forms.filter(({ signature }) => !known.has(signature));
}

/** Those of the desk, without what every page of the application has. */
async function findStaffsForms(staff: Page, addresses: string[]): Promise<FoundForm[]> {
  const known = new Set((await findAllForms(staff, ['/dashboard'])).map((form) => form.signature));
  const desk = addresses.filter((address) => address.startsWith('/admin/'));
  return (await findAllForms(staff, desk)).filter(({ signature }) => !known.has(signature));
}

/** What is made once has a validator (RFC 9110 §8.8.3); what is made for somebody is not stored. */
async function isSameForEveryone(address: URL): Promise<boolean> {
  const { headers } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
  return headers.has('etag');
}

async function withoutScript(page: Page, trial: Trial): Promise<void> {
  const { form } = trial;
  await page.goto(form.address);
  if (form.hasFields) {
    const status = await submit(page, form);
    expect(status, 'the response to an empty form').toBeLessThan(500);
    expect(status, 'the response to an empty form').not.toBe(403);
    await expectPageOfTheSite(page);
    await page.goto(form.address);
  }
  await fillAndSubmit(page, trial);
}

/** On a slow network the page is there and its scripts are not; who fills in a form does not wait for them. */
async function beforeHydration(page: Page, trial: Trial): Promise<void> {
  await page.goto(trial.form.address, { waitUntil: 'commit' });
  // All of it is read, and its scripts, which are deferred, have not come: nobody fills in half a form.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await fillAndSubmit(page, trial);
}

async function fillAndSubmit(page: Page, { form, person, email, wasSent }: Trial): Promise<void> {
  const { index, signature, address } = form;
  const isOwn =
    /currentPassword|intent=signin/.test(signature) && !signature.includes('intent=email');
  await fillForm(page.locator('form').nth(index), {
    email: isOwn ? person.email : email,
    password: person.password,
  });
  const status = await submit(page, form);
  if (refuse.test(address)) expect([400, 404, 410, 422], 'status').toContain(status);
  else expect(wasSent && waits.test(signature) ? [200, 409] : [200], 'status').toContain(status);
  await expectPageOfTheSite(page);
  expect(page.url(), 'the address that a person sees').not.toMatch(/[?&]index\b/);
}

/** Presses the button and resolves with the status of the page that the person ends at. */
async function submit(page: Page, { index }: FoundForm): Promise<number> {
  const form = page.locator('form').nth(index);
  // What the browser would refuse by itself, the server has to refuse too.
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  const button = form.locator('button:is([type=submit], :not([type])):enabled').first();
  const [response] = await Promise.all([
    page.waitForResponse(
      (response) =>
        response.request().isNavigationRequest() && ![301, 302, 303].includes(response.status()),
    ),
    button.click({ noWaitAfter: true }),
  ]);
  return response.status();
}

async function expectPageOfTheSite(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A page in a context of its own, which goes with it: a new one for each form would take longer than the form. */
async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page & AsyncDisposable> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return Object.assign(page, { [Symbol.asyncDispose]: () => context.close() });
}

/** Nothing of the one before is left: without script, cookies are all that a page can keep. */
async function become(page: Page, person: Artist | null, baseURL: string): Promise<void> {
  await page.context().clearCookies();
  if (person) await signInContext(page.context(), person, baseURL);
}
