/** What a song can be about: the words by which somebody names it, its family of images, and the fields of nouns that speak of it. */
export type Theme = {
  /** Plain letters, n for ñ; a word of the theme that begins so names it. */
  words: string;
  family: Family;
  /** Where it is at home, if anywhere. */
  world?: World;
  fields: string;
};

export const worlds = ['casa', 'calle', 'campo', 'mar', 'noche', 'fiesta', 'camino'] as const;

export type World = (typeof worlds)[number];

export type Family = 'amor' | 'desamor' | 'fiesta' | 'lucha' | 'raíces' | 'ciudad' | 'vida' | 'fe';

/** In the order in which they are asked: the particular before the general. */
export const themes = {
  tusa: {
    words: 'tusa desamor desam ruptura despech rompi terminamos ex olvid',
    family: 'desamor',
    world: 'casa',
    fields: 'farewell sorrow keepsake furniture shadow',
  },
  traicion: {
    words: 'traici enga mentir infiel infidel cuernos falsed',
    family: 'desamor',
    fields: 'lie promise anger face',
  },
  celos: {
    words: 'celos celoso celosa desconfi',
    family: 'desamor',
    fields: 'lie anger fear screen',
  },
  distancia: {
    words: 'distancia lejos lejan kilometr',
    family: 'desamor',
    world: 'camino',
    fields: 'journey screen vehicle luggage farewell',
  },
  soledad: {
    words: 'soledad solo solas solitari aislad vacio',
    family: 'desamor',
    world: 'casa',
    fields: 'shadow sorrow room furniture household',
  },
  adios: {
    words: 'adios despedid ausenc partida',
    family: 'desamor',
    world: 'camino',
    fields: 'farewell journey luggage vehicle',
  },
  recuerdo: {
    words: 'recuerd nostalg memor extra pasado',
    family: 'desamor',
    world: 'casa',
    fields: 'news keepsake day household chest',
  },
  beso: {
    words: 'beso besar caric piel abrazo',
    family: 'amor',
    world: 'noche',
    fields: 'touch face love clothes',
  },
  primer: {
    words: 'primer encuentro flechazo',
    family: 'amor',
    world: 'calle',
    fields: 'face street hour love',
  },
  amor: {
    words:
      'amor amarte amarnos amando amo enamor querer corazon pasion novio novia espos pareja boda',
    family: 'amor',
    fields: 'love face touch chest joy',
  },
  deseo: {
    words: 'deseo seduc sensual tentac',
    family: 'amor',
    world: 'noche',
    fields: 'touch fire face hour',
  },
  luna: {
    words: 'luna estrella cielo lucero noche madrugad',
    family: 'amor',
    world: 'noche',
    fields: 'light hour shadow face',
  },
  rumba: {
    words: 'fiesta rumba parranda celebr cumple quince viernes sabado carnaval feria',
    family: 'fiesta',
    world: 'fiesta',
    fields: 'party rhythm drink instrument crowd',
  },
  baile: {
    words: 'baile bailar bail pista danza perre',
    family: 'fiesta',
    world: 'fiesta',
    fields: 'rhythm party clothes touch song',
  },
  playa: {
    words: 'playa verano sol arena vacacion caribe',
    family: 'fiesta',
    world: 'mar',
    fields: 'harbour water landscape drink light',
  },
  musica: {
    words: 'musica cancion cantar canto guitarra acordeon tambor ritmo melod',
    family: 'fiesta',
    world: 'fiesta',
    fields: 'instrument song rhythm party',
  },
  amistad: {
    words: 'amig amist parcer companer compadr panas',
    family: 'fiesta',
    world: 'calle',
    fields: 'friend drink street news party',
  },
  libertad: {
    words: 'libert libres volar liber',
    family: 'lucha',
    world: 'camino',
    fields: 'bird path fight weather strength',
  },
  lucha: {
    words: 'lucha luchar pelea batalla guerr fuerza vencer gana resist',
    family: 'lucha',
    world: 'calle',
    fields: 'fight strength anger street',
  },
  protesta: {
    words: 'protest revoluc injust poder gobierno marcha paz',
    family: 'lucha',
    world: 'calle',
    fields: 'crowd street fight anger',
  },
  superacion: {
    words: 'super lograr logro meta exito levant caer triunf',
    family: 'lucha',
    world: 'camino',
    fields: 'dream strength fight path',
  },
  comienzo: {
    words: 'empez comenz comienz renac',
    family: 'lucha',
    world: 'camino',
    fields: 'path dream light day strength',
  },
  trabajo: {
    words: 'trabaj plata dinero oficio obrer jornad deuda',
    family: 'lucha',
    world: 'calle',
    fields: 'work money hour strength',
  },
  sueno: {
    words: 'sueno sonar anhel ilusion futur',
    family: 'lucha',
    world: 'noche',
    fields: 'dream hour path luggage',
  },
  madre: {
    words: 'madre mama mami abuel padre papa familia herman hijo hija',
    family: 'raíces',
    world: 'casa',
    fields: 'family room household food',
  },
  infancia: {
    words: 'infanc nino nina ninez juego colegio crecer',
    family: 'raíces',
    world: 'casa',
    fields: 'home family household animal',
  },
  pueblo: {
    words: 'pueblo campo vereda finca campes cosech',
    family: 'raíces',
    world: 'campo',
    fields: 'landscape plant animal work home',
  },
  cafe: {
    words: 'cafe tinto taza cafetal',
    family: 'raíces',
    world: 'campo',
    fields: 'drink food plant landscape room',
  },
  tierra: {
    words: 'tierra patria colomb raiz raices origen pais nacer',
    family: 'raíces',
    world: 'campo',
    fields: 'home landscape plant crowd',
  },
  rio: {
    words: 'rio rios paramo montan selva bosque natural agua sierra cordillera',
    family: 'raíces',
    world: 'campo',
    fields: 'landscape water plant bird stone',
  },
  oceano: {
    words: 'mar ola olas marin puerto barco marea orilla',
    family: 'vida',
    world: 'mar',
    fields: 'harbour water weather vehicle',
  },
  ciudad: {
    words: 'ciudad bogota medellin cali metro trancon edific',
    family: 'ciudad',
    world: 'calle',
    fields: 'street building vehicle light screen',
  },
  barrio: {
    words: 'barrio calle esquina cuadra vecin',
    family: 'ciudad',
    world: 'calle',
    fields: 'street crowd building friend work',
  },
  viaje: {
    words: 'viaj camin ruta carreter migra frontera maleta regres volver',
    family: 'vida',
    world: 'camino',
    fields: 'journey path luggage vehicle',
  },
  lluvia: {
    words: 'lluv llov aguacer tormenta invierno',
    family: 'ciudad',
    world: 'calle',
    fields: 'weather water street opening clothes',
  },
  tiempo: {
    words: 'tiempo ano anos reloj vejez edad hora manana ayer hoy',
    family: 'vida',
    world: 'casa',
    fields: 'span hour day fate',
  },
  vida: {
    words: 'vida vivir destino suerte azar existir',
    family: 'vida',
    world: 'camino',
    fields: 'fate path span dream',
  },
  duelo: {
    words: 'muerte morir duelo luto partiste cementer',
    family: 'vida',
    world: 'casa',
    fields: 'farewell sorrow keepsake angel',
  },
  miedo: {
    words: 'miedo ansied angust duda deprim depres',
    family: 'vida',
    world: 'noche',
    fields: 'fear shadow chest hour',
  },
  fe: {
    words: 'fe dios creer rezo oracion milagro iglesia virgen alma angel',
    family: 'fe',
    fields: 'prayer angel strength light',
  },
  esperanza: {
    words: 'esperanz amanec luz sanar perdon',
    family: 'fe',
    fields: 'light strength hour prayer',
  },
  navidad: {
    words: 'navid diciembre novena',
    family: 'raíces',
    world: 'casa',
    fields: 'family day food light',
  },
} as const satisfies Record<string, Theme>;

/** A theme with the name by which an image says that it is at home in it. */
export type NamedTheme = Theme & { name: string };

/** All of them, in their order. */
export const namedThemes: readonly NamedTheme[] = Object.entries<Theme>(themes).map(
  ([name, theme]) => ({ ...theme, name }),
);
