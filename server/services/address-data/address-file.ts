import { brand } from '#content/brand.ts';
import type { AddressRows } from './collect-address-rows.ts';

/** The text of `datos.json`. `demos` has the names in the archive of the demos that are there, by the ids of their proposals. */
export function addressFile(made: {
  email: string;
  madeAt: Date;
  rows: AddressRows;
  demos: ReadonlyMap<string, string>;
}): string {
  const { email, madeAt, rows, demos } = made;
  const whole = {
    generado: madeAt,
    direccion: email,
    mensajes: rows.contacts,
    propuestas: rows.proposals.map(({ id, demo_file_url, ...proposal }) => ({
      ...proposal,
      demo: demo_file_url === null ? null : (demos.get(id) ?? 'no se encontró'),
      respuestas: rows.replies.flatMap(({ proposal_id, ...reply }) =>
        proposal_id === id ? [reply] : [],
      ),
      historial: rows.entries.flatMap(({ proposal_id, ...entry }) =>
        proposal_id === id ? [entry] : [],
      ),
    })),
    cotizaciones: rows.quotes,
    boletin: rows.newsletter ?? null,
    solicitudes: rows.requests.map(({ id, ...request }) => ({
      ...request,
      historial: rows.requestEntries.flatMap(({ request_id, ...entry }) =>
        request_id === id ? [entry] : [],
      ),
    })),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** What whoever opens the copy reads first. */
export const addressReadMe = (email: string, madeAt: Date): string => `\
LO QUE ${brand.name.toUpperCase()} TIENE DE ${email}

Hicimos esta copia el ${moment.format(madeAt)}, hora de Bogotá. Es todo lo que guardamos de
esa dirección fuera de una cuenta.

demos        Los audios que se adjuntaron, tal como llegaron.
datos.json   Todo lo demás. Se abre con cualquier editor de texto:

mensajes     Lo que se escribió en el formulario del inicio.
propuestas   Lo que se escribió en los otros formularios, con las respuestas y las notas.
cotizaciones Lo que el estudio ofreció en esa dirección, y lo que se respondió. Los valores están
             en centésimas: 39000 es USD 390.
boletin      Si la dirección está en la lista del boletín y cuándo lo aceptó.
solicitudes  Las PQR y las solicitudes sobre datos personales, con su radicado y su historial.

Los nombres de los campos son los de nuestra base de datos, en inglés. Las fechas con hora
están en tiempo universal (UTC): la hora de Bogotá son cinco horas menos.

Si la dirección tiene una cuenta, lo que hay en ella se descarga desde sus ajustes.

¿Preguntas? Escríbenos a ${brand.email}
`;
