import { z } from 'zod';
import { isPeerAddress, peerAddress } from './payment-variables.ts';

/** A model that writes drafts: off unless the operator sets it up, all of it or nothing. */
export const textModelVariables = {
  TEXT_MODEL_URL: z.string().refine(isPeerAddress).optional(),
  // What a header can carry.
  TEXT_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/)
    .optional(),
  // It is kept with each song.
  TEXT_MODEL_NAME: z
    .string()
    .regex(/^[\w.:@/-]{1,100}$/)
    .optional(),
};

type Name = keyof typeof textModelVariables;

export const acceptedTextModelVariables: Record<Name, string> = {
  TEXT_MODEL_URL: `${peerAddress}: donde empieza la API de tu modelo, como https://api.modelo.example/v1`,
  TEXT_MODEL_KEY: 'debe ser la llave de la API de tu modelo, sin espacios ni tildes',
  TEXT_MODEL_NAME: 'debe ser el nombre del modelo como lo escribe su API, sin espacios',
};

type Given = { [N in Name]?: string | undefined };

export function findHalfSetTextModel(
  given: Readonly<Record<string, string | undefined>>,
): string[] {
  const names = Object.keys(textModelVariables);
  const missing = names.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  const verb = missing.length === 1 ? 'falta' : 'faltan';
  return [`${missing.join(' y ')} ${verb}: el modelo de texto se define completo o no se define.`];
}

/** Null where there is none. */
export function toTextModelConfig({
  TEXT_MODEL_URL: url,
  TEXT_MODEL_KEY: key,
  TEXT_MODEL_NAME: name,
}: Given): { url: string; key: string; name: string } | null {
  return url && key && name ? { url, key, name } : null;
}
