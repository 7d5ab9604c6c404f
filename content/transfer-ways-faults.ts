import { z } from 'zod';
import { transferWaySchema } from './transfer-ways-schema.ts';

/** What each field of a way accepts, for who writes their accounts. */
const accepted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: {
    bank: 'debe ser el nombre del banco, de hasta 60 letras',
    accountType: 'debe ser ahorros o corriente',
    number: 'debe ser el número de la cuenta, de 6 a 30 cifras con espacios o guiones',
    document: 'debe ser el NIT o la cédula del titular, de hasta 40 letras',
  },
  wallet: {
    name: 'debe ser Nequi o Daviplata',
    number: 'debe ser un celular de Colombia: diez cifras seguidas que empiezan por 3',
  },
  link: {
    name: 'debe ser el nombre del enlace, de hasta 60 letras',
    url: 'debe ser una dirección que empiece por https://',
  },
};

const ofAll: Readonly<Record<string, string>> = {
  kind: 'debe ser account, wallet o link',
  holder: 'debe ser el nombre del titular, de hasta 80 letras',
  demo: 'solo puede ser true; una cuenta de verdad no lo lleva',
};

const told = z.looseObject({
  kind: z.string().catch(''),
  bank: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

/** What is wrong with the ways that the operator wrote, each in a sentence that names the account and the field. */
export function transferWayFaults(ways: readonly unknown[]): string[] {
  return ways.flatMap((way, place) => {
    const { error } = transferWaySchema.safeParse(way);
    if (!error) return [];
    const { kind, bank, name } = told.catch({ kind: '' }).parse(way);
    const title = bank || name;
    const account = `en la cuenta ${place + 1}${title ? ` (${title})` : ''}`;
    return error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => `${account}, sobra «${key}»: ese campo no existe.`)
        : [sentenceOf(account, kind, String(issue.path[0] ?? 'kind'))],
    );
  });
}

const sentenceOf = (account: string, kind: string, field: string): string =>
  `${account}, «${field}» ${accepted[kind]?.[field] ?? ofAll[field] ?? 'no sirve'}.`;
