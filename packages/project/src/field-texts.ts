// Apart from the schemas: pages say these words without loading what checks the fields.

/** What a person reads about a field that they left empty. */
export const fieldIsMissing = 'Por favor completa todos los campos obligatorios';

/** What a form sends to write over whatever is there: its person was warned that it changed meanwhile. */
export const newestRevision = 'newest';
