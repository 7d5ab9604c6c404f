// node scripts/cover-sheet.ts [FILE.png] [--ratio 4:5] [--tile 240] [--from 1] [--count 48]: docs/cover-sheet.png, the covers of
// seeds 1 to 48 side by side, each as the tool would show it first: none is chosen by hand.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { createMetrics, registerFaces } from '#packages/cover-art/node/fonts.ts';
import { drawVariations } from '#packages/cover-art/node/draw-variations.ts';
import { type Brief, ratios } from '#packages/cover-art/src/index.ts';
import { type Genre, genreNames } from '#packages/cover-art/src/tables/genres.ts';
import { type Mood, moodNames } from '#packages/cover-art/src/tables/moods.ts';

/** A line each: genre, mood, artist and title; every genre comes before one comes again. None of them exists. */
const briefs = `
pop          alegre      Lina Ocampo | Menta
rock         rebelde     Los Andenes | Nadie vino por mí
hip-hop      energico    Kilo Santafé | Ladrillo
r&b          romantico   Noa Restrepo | Piel con piel
electronic   nocturno    Frecuencia Suba | Señal perdida
latin        fiestero    Brisa Limón | ¿Y si bailamos hasta que salga el sol?
reggaeton    nocturno    Kid Tamarindo | Dale despacio
country      nostalgico  Gonzalo Vega | La carretera que va a Tunja
jazz         elegante    Trío Moncayo | Azul en La Candelaria
classical    elegante    Cuarteto Chapinero | Nocturno en sol menor para un domingo
folk         sereno      Páramo | Frailejón
punk         rebelde     Bultos | ¡No!
metal        oscuro      Ceniza Eterna | El último aullido
blues        melancolico Ñato Rivera | Cuarto de hotel
reggae       sereno      Raíz del Magdalena | Río adentro
world        alegre      Colectivo Sumapaz | Canto para moler maíz
alternative  sonador     Sombra Sonora | Lo que dijo el agua
indie        nostalgico  Niebla Norte | Cartas para alguien que ya no vive aquí
funk         energico    La Nevera | Enchúfate
soul         romantico   Aurelio Díaz | Te extraño, Bogotá
trap         oscuro      LA 22 | Calle de honor
cumbia       fiestero    Doña Cumbia y su Conjunto | Que suene el acordeón
vallenato    nostalgico  Los Primos Daza | Carta desde Villanueva
champeta     fiestero    El Rey Picotero | Fiebre de sábado
salsa        energico    Orquesta Sabrosura | Timbal de fuego
bolero       romantico   Gloria Amparo | Nosotros, los de entonces
bambuco      sereno      Dueto Alborada | La guabina de mi abuela
pop          sonador     Mónica Ñáñez | Luna de papel
rock         energico    Volcán Galeras | Erupción
hip-hop      nocturno    MC Ladrillo | Obra negra
electronic   sonador     Aurora Beltrán | Marea
r&b          nocturno    Jota Mesa | 3 a. m.
latin        romantico   Sabor a Ñame | Domingo en Cartagena
folk         nostalgico  Abril Sandoval | El patio de atrás
jazz         nocturno    Los Búhos | Insomnio
indie        melancolico Ximena Duarte | Todo lo que nunca dijimos
metal        rebelde     Pirita | Sangre en la mina
alternative  oscuro      Tercer Piso | Nada
cumbia       alegre      Las del Boquerón | Lulo en agua
trap         energico    Yeison K | Ni un paso atrás
salsa        fiestero    Septeto La Ceiba | Pa’ que lo bailes
world        sereno      Tambores de Timbiquí | Marimba de la selva oscura y profunda
classical    melancolico Iván Ospina | Réquiem de los pájaros
pop          energico    Vértigo | Otra vez lunes
reggaeton    romantico   Dulce María Cano | Beso de contrabando
vallenato    alegre      Chepe Molina | Patillal
soul         elegante    Inés Valderrama | Terciopelo
electronic   energico    8BITÁCORA | Corto circuito
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    ratio: { type: 'string', default: '1:1' },
    tile: { type: 'string', default: '240' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '48' },
  },
});
const ratio = ratios.find((one) => one === values.ratio) ?? '1:1';
const [first, count] = [Number(values.from), Number(values.count)];
const target = positionals[0] ?? join(import.meta.dirname, '../docs/cover-sheet.png');

registerFaces();
const measure = createMetrics();
const seeds = Array.from({ length: count }, (_, at) => first + at);
const tiles: Tile[] = [];
for (const seed of seeds) tiles.push(await tileOf(seed, Number(values.tile)));
const { bytes, width, height } = await sheetOf(tiles);
writeFileSync(target, bytes);
console.log(`${target}: ${tiles.length} portadas, ${width} × ${height}, ${bytes.length} bytes`);

type Tile = { raw: Buffer; width: number; height: number };

/** The first of the four covers that the tool would show of the brief of a seed. */
async function tileOf(seed: number, side: number): Promise<Tile> {
  // Drawn larger and made small, as a phone does it.
  const [shown] = await drawVariations(briefOf(seed), seed, {
    ...{ measure, side: Math.max(480, side) },
  });
  if (!shown) throw new Error(`La semilla ${seed} no tiene portadas.`);
  const { scene, file } = shown;
  console.log(`${seed} ${scene.style} ${scene.palette.id} ${scene.type.title.face}`);
  const { width, height } = scene.frame;
  return { raw: file, width: Math.round(width * side), height: Math.round(height * side) };
}

function briefOf(seed: number): Brief {
  const lines = briefs.trim().split('\n');
  const line = lines[(seed - 1) % lines.length] ?? '';
  const [, genre = '', mood = '', artist = '', title = ''] =
    /^(\S+)\s+(\S+)\s+(.+) \| (.+)$/.exec(line) ?? [];
  if (!isGenre(genre) || !isMood(mood)) throw new Error(`La línea no se entiende: ${line}`);
  return { genre, mood, artist, title, ratio };
}

function isGenre(text: string): text is Genre {
  return Object.hasOwn(genreNames, text);
}

function isMood(text: string): text is Mood {
  return Object.hasOwn(moodNames, text);
}

/** Eight in a row, in a palette of 256 colours. */
async function sheetOf(all: readonly Tile[]) {
  const [across, gap] = [Math.min(8, all.length), 8];
  const { width: wide, height: tall } = all[0] ?? { width: 1, height: 1 };
  const [width, height] = [
    across * (wide + gap) + gap,
    Math.ceil(all.length / across) * (tall + gap) + gap,
  ];
  const placed = await Promise.all(
    all.map(async (tile, at) => ({
      input: await sharp(tile.raw).resize(wide, tall).png().toBuffer(),
      left: gap + (at % across) * (wide + gap),
      top: gap + Math.floor(at / across) * (tall + gap),
    })),
  );
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#262626' } })
    .composite(placed)
    .png({ palette: true, colours: 256, effort: 9, compressionLevel: 9, dither: 0.6 })
    .toBuffer();
  return { bytes, width, height };
}
