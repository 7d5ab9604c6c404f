import { type Person, persons } from './manner.ts';

/** Words that a fact begins with, by what they say of it. A person's are in both genders: nobody guesses which. */
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
  'banda orquesta agrupación',
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

/** The same of several. */
export const workPlurals: ReadonlySet<string> = new Set([
  ...[...workHeads.keys()].flatMap((word) => [`${word}s`, `${word}es`]),
  ...words('canciones nominaciones presentaciones participaciones colaboraciones producciones'),
  ...words('menciones certificaciones sesiones giras talleres temas versiones'),
]);

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

/** Verbs by which a fact begins, I and we and somebody else, in this order. */
const verbs = [
  ...['toqué tocamos tocó', 'gané ganamos ganó', 'lancé lanzamos lanzó', 'grabé grabamos grabó'],
  ...['canté cantamos cantó', 'compuse compusimos compuso', 'escribí escribimos escribió'],
  ...['produje produjimos produjo', 'participé participamos participó', 'abrí abrimos abrió'],
  ...['empecé empezamos empezó', 'comencé comenzamos comenzó', 'nací nacimos nació'],
  ...['viajé viajamos viajó', 'giré giramos giró', 'estrené estrenamos estrenó'],
  ...['publiqué publicamos publicó', 'saqué sacamos sacó', 'vendí vendimos vendió'],
  ...['llené llenamos llenó', 'llegué llegamos llegó', 'recibí recibimos recibió'],
  ...[
    'obtuve obtuvimos obtuvo',
    'fundé fundamos fundó',
    'creé creamos creó',
    'formé formamos formó',
  ],
  ...['crecí crecimos creció', 'viví vivimos vivió', 'estudié estudiamos estudió'],
  ...['trabajé trabajamos trabajó', 'actué actuamos actuó', 'representé representamos representó'],
  ...['colaboré colaboramos colaboró', 'presenté presentamos presentó', 'hice hicimos hizo'],
  ...['fui fuimos fue', 'tuve tuvimos tuvo', 'estuve estuvimos estuvo', 'dirigí dirigimos dirigió'],
  ...['aprendí aprendimos aprendió', 'pasé pasamos pasó', 'conocí conocimos conoció'],
  ...['firmé firmamos firmó', 'debuté debutamos debutó', 'compartí compartimos compartió'],
  ...['acompañé acompañamos acompañó', 'quedé quedamos quedó', 'subí subimos subió'],
  ...['rapeé rapeamos rapeó', 'bailé bailamos bailó', 'alcancé alcanzamos alcanzó'],
  ...[
    'superé superamos superó',
    'sumé sumamos sumó',
    'seguí seguimos siguió',
    'volví volvimos volvió',
  ],
  ...['he hemos ha', 'soy somos es', 'tengo tenemos tiene', 'llevo llevamos lleva', 'me nos se'],
  ...['hago hacemos hace', 'vengo venimos viene', 'compongo componemos compone'],
];

/** Who speaks where a fact begins with one of these verbs. An ending does not tell: Apartadó and Ibagué are places. */
export const spokenBy: ReadonlyMap<string, Person> = new Map(
  verbs.flatMap((forms) =>
    words(forms).flatMap((form, at): [string, Person][] => {
      const person = persons[at];
      return person ? [[form, person]] : [];
    }),
  ),
);
