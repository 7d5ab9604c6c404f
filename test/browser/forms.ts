import type { Locator, Page } from '@playwright/test';

/** A form of a page: which one it is, wherever it stands, and how to find it again. */
export type FoundForm = {
  address: string;
  index: number;
  signature: string;
  /** Whether there is more to it than its button. */
  hasFields: boolean;
};

/** The forms that a person reaches on the open page without any script: those of closed dialogs are not among them. */
export const findForms = (page: Page): Promise<Omit<FoundForm, 'address'>[]> =>
  page.evaluate(formsIn, { html: null, address: page.url() });

/** The same of a page that was not opened, and of those too that nobody sees. Any page can read it. */
export const findFormsIn = (
  page: Page,
  source: { html: string; address: string },
): Promise<Omit<FoundForm, 'address'>[]> => page.evaluate(formsIn, source);

/** In the page. */
function formsIn({ html, address }: { html: string | null; address: string }) {
  const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  return Array.from(root.forms).flatMap((form, index) => {
    if (form.getAttribute('method') === 'dialog') return [];
    if (html === null && !form.checkVisibility({ visibilityProperty: true })) return [];
    const controls = Array.from(form.elements)
      .filter((control) => !(control instanceof HTMLFieldSetElement))
      .map((control) => {
        const name = control.getAttribute('name') ?? '';
        // Buttons and hidden fields say what it is for, unless they name one of many things.
        return /^(intent|accion)$/.test(name) ? `${name}=${control.getAttribute('value')}` : name;
      });
    const { pathname } = new URL(form.getAttribute('action') ?? '', address);
    const names = [...new Set(controls.filter(Boolean))].sort().join(' ');
    const hasFields = form.querySelector('input:not([type=hidden]), select, textarea') !== null;
    return [{ index, signature: `${form.method} ${pathname} ${names}`, hasFields }];
  });
}

export type Filling = { email: string; password: string };

/** Fills in what a person sees, in a way that the form should take. Who they are is in `filling`. */
export async function fillForm(form: Locator, filling: Filling): Promise<void> {
  const controls = form.locator('input, select, textarea');
  for (const control of await controls.all()) {
    const { type, name, autocomplete, reached, value } = await control.evaluate((element) => ({
      type: element.getAttribute('type') ?? element.tagName.toLowerCase(),
      name: element.getAttribute('name') ?? '',
      autocomplete: element.getAttribute('autocomplete') ?? '',
      reached: element instanceof HTMLElement && element.tabIndex >= 0 && element.checkVisibility(),
      value: 'value' in element ? String(element.value) : '',
    }));
    if (!reached || ['hidden', 'submit', 'button', 'file'].includes(type)) continue;
    if (type === 'checkbox' || type === 'radio') await check(control);
    else if (type === 'select') await chooseSomething(control);
    else if (value === '' || type === 'password')
      await control.fill(textFor({ type, name, autocomplete }, filling));
  }
}

/** As the keyboard does: what draws the box may lie over it. */
async function check(control: Locator): Promise<void> {
  if (!(await control.isChecked())) await control.press('Space');
}

async function chooseSomething(select: Locator): Promise<void> {
  const values = await select
    .locator('option')
    .evaluateAll((options) =>
      options.flatMap((option) =>
        option instanceof HTMLOptionElement && option.value && !option.disabled
          ? [option.value]
          : [],
      ),
    );
  await select.selectOption(values[0] ?? '');
}

const newPassword = 'lluvia en chapinero alto';

function textFor(
  { type, name, autocomplete }: Record<'type' | 'name' | 'autocomplete', string>,
  { email, password }: Filling,
): string {
  if (type === 'password') return autocomplete === 'new-password' ? newPassword : password;
  if (type === 'email') return email;
  if (type === 'tel') return '300 123 4567';
  if (type === 'url') return 'https://ejemplo.co/cancion';
  if (type === 'date') return '2027-01-15';
  if (type === 'datetime-local') return '2026-11-20T10:15';
  if (type === 'number') return '1';
  if (autocomplete === 'one-time-code') return '123456';
  // No two of the saved replies have one title.
  if (name === 'title') return `Canción Ñandú — ¿qué? ${email}`.slice(0, 80);
  return texts[name] ?? 'Canción Ñandú — ¿qué?';
}

/** Where any text would not do. */
const texts: Record<string, string> = {
  copPerUsd: '4.012,50',
  documentNumber: '1.020.304.050',
  isrc: '',
  upc: '',
  spotify: 'https://open.spotify.com/artist/abc',
  instagram: 'https://instagram.com/ana',
  facebook: 'https://facebook.com/ana',
  youtube: 'https://youtube.com/@ana',
  tiktok: 'https://tiktok.com/@ana',
  website: 'https://ejemplo.co',
};
