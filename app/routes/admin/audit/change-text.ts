import { groundLabels, roleLabels, tierLabels } from '#packages/account/src/index.ts';
import { dayText } from '../day-text.ts';
import { auditFields, textIn } from './audit-texts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A field as it was and as it is; null where that is not said. */
export type FieldChange = { field: string; before: string | null; after: string | null };

/** What an entry says that changed, field by field. */
export const changesOf = (before: Fields, after: Fields): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field: textIn(auditFields, field),
    before: valueIn(before, field),
    after: valueIn(after, field),
  }));

const longest = 200;

function valueIn(fields: Fields, field: string): string | null {
  const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (value === undefined) return null;
  if (value === null) return 'nada';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return value.toLocaleString('es-CO');
  if (typeof value !== 'string') return JSON.stringify(value).slice(0, longest);
  return isDay(value) ? dayText(value) : textIn(words, value).slice(0, longest);
}

const isDay = (text: string) =>
  /^\d{4}-[01]\d-[0-3]\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Values that stand for words of ours. */
const words: Readonly<Record<string, string>> = {
  ...tierLabels,
  ...groundLabels,
  ...Object.fromEntries(Object.entries(roleLabels).map(([role, { name }]) => [role, name])),
};
