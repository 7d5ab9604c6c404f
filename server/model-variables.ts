import { z } from 'zod';
import { isPeerAddress, peerAddress } from './payment-variables.ts';

/** Where an API begins. */
const url = z.string().refine(isPeerAddress).optional();
/** What a header can carry. */
const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/)
  .optional();
/** It is kept with what the model made. */
const name = z
  .string()
  .regex(/^[\w.:@/-]{1,100}$/)
  .optional();

/** Models that write and that draw: each is off unless the operator sets it up, all of it or nothing. */
export const modelVariables = {
  ...{ TEXT_MODEL_URL: url, TEXT_MODEL_KEY: key, TEXT_MODEL_NAME: name },
  ...{ IMAGE_MODEL_URL: url, IMAGE_MODEL_KEY: key, IMAGE_MODEL_NAME: name },
};

type Name = keyof typeof modelVariables;
type Kind = 'TEXT_MODEL' | 'IMAGE_MODEL';

const acceptedUrl = `${peerAddress}: donde empieza la API de tu modelo, como https://api.modelo.example/v1`;
const acceptedKey = 'debe ser la llave de la API de tu modelo, sin espacios ni tildes';
const acceptedName = 'debe ser el nombre del modelo como lo escribe su API, sin espacios';

export const acceptedModelVariables: Record<Name, string> = {
  ...{ TEXT_MODEL_URL: acceptedUrl, IMAGE_MODEL_URL: acceptedUrl },
  ...{ TEXT_MODEL_KEY: acceptedKey, IMAGE_MODEL_KEY: acceptedKey },
  ...{ TEXT_MODEL_NAME: acceptedName, IMAGE_MODEL_NAME: acceptedName },
};

const words = { TEXT_MODEL: 'el modelo de texto', IMAGE_MODEL: 'el modelo de imagen' } as const;

type Given = { [N in Name]?: string | undefined };

export const findHalfSetModels = (given: Readonly<Record<string, string | undefined>>): string[] =>
  (['TEXT_MODEL', 'IMAGE_MODEL'] as const).flatMap((kind) => {
    const names = namesOf(kind);
    const missing = names.filter((one) => !given[one]);
    if (missing.length === 0 || missing.length === names.length) return [];
    const verb = missing.length === 1 ? 'falta' : 'faltan';
    return [`${missing.join(' y ')} ${verb}: ${words[kind]} se define completo o no se define.`];
  });

/** Null where there is none. */
export function toModelConfig(
  given: Given,
  kind: Kind,
): { url: string; key: string; name: string } | null {
  const [url, key, name] = namesOf(kind).map((one) => given[one]);
  return url && key && name ? { url, key, name } : null;
}

const namesOf = (kind: Kind) => [`${kind}_URL`, `${kind}_KEY`, `${kind}_NAME`] as const;
