import type { Person } from './manner.ts';

/** Words that a fact begins with, by what they say of it. A person's are in both genders: which one is whoever typed it's own. */
const words = (text: string): string[] => text.trim().split(/\s+/);

const un = 'un ';
const una = 'una ';
type Article = typeof un | typeof una;

const articled = (masculine: string, feminine: string): ReadonlyMap<string, Article> =>
  new Map([
    ...words(masculine).map((word) => [word, un] as const),
    ...words(feminine).map((word) => [word, una] as const),
  ]);

/** Several who make music together. */
export const groupHeads = articled(
  'dúo dueto trío cuarteto quinteto sexteto septeto octeto grupo colectivo conjunto ensamble combo',
  'banda orquesta agrupación ',
);

/** What somebody is. */
export const roleHeads: ReadonlySet<string> = new Set(
  words(`
cantante vocalista corista intérprete cantautor cantautora compositor compositora productor productora rapero rapera músico
guitarrista bajista baterista pianista tecladista percusionista violinista saxofonista trompetista acordeonista
flautista gaitero gaitera arreglista letrista multiinstrumentista solista beatmaker freestyler trovador trovadora DJ MC dj mc
`),
);

/** What somebody was named. */
export const statusHeads: ReadonlySet<string> = new Set(
  words(`
ganador ganadora ganadores ganadoras finalista finalistas semifinalista semifinalistas nominado nominada nominados nominadas
telonero telonera teloneros teloneras invitado invitada invitados invitadas becario becaria becarios becarias
`),
);

/** What comes of work. */
export const workHeads = articled(
  'EP LP álbum disco sencillo single mixtape concierto premio show lanzamiento video videoclip reconocimiento tour remix',
  `gira canción beca nominación presentación participación residencia colaboración producción medalla mención certificación
sesión maqueta`,
);

/** What music is made of, in the singular; a plural needs no list. */
export const musicHeads: ReadonlySet<string> = new Set(
  words(`
guitarra bajo batería piano teclado sintetizador voz coro tambora gaita acordeón marimba percusión trompeta saxofón flauta
violín beat ritmo melodía armonía letra sonido ambiente atmósfera groove flow distorsión ruido silencio fusión mezcla música
folclor poesía pop rock hip-hop rap trap reggaetón reguetón cumbia vallenato bolero salsa jazz blues soul funk folk punk metal
indie electrónica champeta currulao bambuco pasillo joropo carranga bullerengue porro ranchera balada merengue bachata dancehall
afrobeat house techno lo-fi ska reggae R&B
`),
);

/** Numbers that count things, as they are written out. */
export const numerals = words(`
dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil
`);

const forms = (person: Person | null, text: string) =>
  words(text).map((word) => [word, person] as const);

/** Verbs that their ending does not tell, and what ends as a verb does and is none. */
export const otherForms: ReadonlyMap<string, Person | null> = new Map([
  ...forms(
    '1s',
    'hice estuve tuve fui produje traje vine puse dije anduve soy llevo tengo hago canto compongo toco',
  ),
  ...forms('1p', 'somos llevamos'),
  ...forms('3s', 'hizo estuvo tuvo fue produjo trajo vino puso dijo anduvo lleva tiene'),
  ...forms(
    null,
    'café té bebé así aquí allí ahí sí mí josé andré salomé noé próximos últimos mínimos máximos ramos',
  ),
]);
