import type { DraftFields } from './form-draft.ts';

/** A field that a person fills in. Of several choices each is one. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What nobody types, what has to be agreed to again, and what must not be kept. */
const untyped = new Set(['button', 'checkbox', 'file', 'hidden', 'password', 'submit']);

/** The fields of a form that may be kept and filled again; without those that only programs fill in. */
export const typedFields = (form: HTMLFormElement): TypedField[] =>
  [...form.elements].filter(
    (control): control is TypedField =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      !untyped.has(control.type) &&
      control.tabIndex !== -1 &&
      control.name !== '',
  );

const isChoice = (field: TypedField): field is HTMLInputElement => field.type === 'radio';

/** Its value; that of a choice, when it is the one. */
export const stateOf = (field: TypedField): string =>
  isChoice(field) && !field.checked ? '' : field.value;

/** What the page came with: of a list without a choice, its first entry. */
export function storedIn(field: TypedField): string {
  if (isChoice(field)) return field.defaultChecked ? field.value : '';
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

export const isChanged = (field: TypedField): boolean => stateOf(field) !== storedIn(field);

/** Whether the page came with words in them, such as those of a form that was refused. */
export const comesFilled = (fields: readonly TypedField[]): boolean =>
  fields.some((field) => !(field instanceof HTMLSelectElement) && storedIn(field) !== '');

/** The states of fields by their names. */
export const draftOf = (fields: readonly TypedField[]): DraftFields =>
  Object.fromEntries(
    fields
      .filter((field) => !isChoice(field) || field.checked)
      .map(({ name, value }) => [name, value]),
  );

/** What a draft has for a field; one that it does not know stays as it is. */
export function keptIn(draft: DraftFields, field: TypedField): string {
  const value = draft[field.name];
  if (isChoice(field)) return value === field.value ? value : '';
  return value ?? field.value;
}

export function fill(field: TypedField, state: string): void {
  if (isChoice(field)) field.checked = state !== '';
  else field.value = state;
}
