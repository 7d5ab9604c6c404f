import type pg from 'pg';

const names =
  `María José Juan Luz Ana Carlos Andrés Camila Valentina Santiago Sofía Diego Laura Íngrid Óscar Ximena Wilmer
  Yeison Karol Brayan Ñusta Mateo Lucía Paula Julián Natalia Felipe Daniela Jorge Esteban`.split(
    /\s+/,
  );
const families =
  `Gómez Rodríguez Martínez Peña Muñoz Castaño Quiñones López González Hernández Díaz Moreno Rojas Vargas
  Zuluaga Ibáñez Ñáñez Uribe Ortiz Suárez Restrepo Cárdenas Mejía Ospina Botero Arango Jaramillo Bedoya Salazar
  Guzmán`.split(/\s+/);
const hosts =
  `gmail.example gmail.example gmail.example gmail.example gmail.example gmail.example hotmail.example
  hotmail.example outlook.example yahoo.example unal.example icloud.example`.split(/\s+/);
const services = 'produccion produccion video manejo distribucion distribucion multiple'.split(' ');

/**
 * So many messages of the home page over the last three years, of people who do not exist: as often from a mailbox that
 * everybody has as in life, one of a thousand from a label of its own. `owner` owns the tables.
 */
export async function fillContacts(owner: pg.Client, count: number): Promise<void> {
  const { rows: indexes } = await owner.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'contacts' and indexname not in (select conname from pg_constraint)`,
  );
  // Made once for all rows: one by one takes ten times as long.
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await owner.query(
    `insert into contacts (name, email, phone, service, message, created_at, consent, digest)
     select name, app.fold_text(replace(name, ' ', '.')) || n || '@' ||
         case when n % 1000 = 7 then 'sello' || n / 1000 || '.example' else pick($3, 1 + n::bigint * 7919) end,
       case when n % 5 < 3 then '+573' || 100000000 + n end,
       pick($4, n::bigint * 104729 / 3),
       repeat('Hola, tengo una canción y quiero grabarla con ustedes. ', 1 + n % 8) || n,
       now() - (($5 - n) * interval '3 years' / $5),
       '{"text": "Autorizo el tratamiento de estos datos para responderme", "ip": "10.0.0.1", "user_agent": "Android"}',
       md5(n::text) || md5((-n)::text)
     from generate_series(1, $5) n,
       lateral (select concat_ws(' ', pick($1, n::bigint * 7919),
         case when n % 10 < 3 then pick($1, n::bigint * 31) end,
         pick($2, n::bigint * 104729 / 7), pick($2, n::bigint * 15485863 / 11)) as name) person`.replaceAll(
      /pick\((\$\d), ([^()]+)\)/g,
      '($1::text[])[1 + ($2) % array_length($1::text[], 1)]',
    ),
    [names, families, hosts, services, count],
  );
  for (const { definition } of indexes) await owner.query(definition);
  await owner.query('vacuum analyze contacts');
}
