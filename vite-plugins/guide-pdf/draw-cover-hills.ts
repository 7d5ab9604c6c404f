import { brand } from '#content/brand.ts';
import { pages } from '#content/site-map.ts';
import { heightAt } from '#packages/ridge/src/index.ts';
import { box } from './miniature.ts';
import { colors, paper } from './paper.ts';
import { decorate, type Sheet } from './sheet.ts';

/** The stretch of the hills with both summits, across the whole page. */
const from = 850;
const to = 1550;
const scale = paper.width / (to - from);
const axis = 744;
const pitch = 8;

const summits = [
  { name: 'Monserrate', altitude: '3152 m', x: 1050 },
  { name: 'Guadalupe', altitude: '3317 m', x: 1370 },
];

const place = (x: number) => (x - from) * scale;
const height = (x: number) => heightAt(x) * scale;
/** A share of the height for each bar, spread evenly and never the same twice in a row. */
const share = (bar: number) => (bar % 6 === 3 ? 1 : 0.5 + 0.46 * ((bar * 0.618034) % 1));

/** The hills as the waveform of a song: what has sounded is amber, up to `progress` of the way. */
export function drawCoverHills(sheet: Sheet, progress: number): void {
  decorate(sheet, () => {
    const { doc } = sheet;
    const playhead = from + (to - from) * progress;
    drawBars(sheet, playhead, 1);
    doc.save().opacity(0.26);
    doc
      .translate(0, axis + 4)
      .scale(1, -0.27)
      .translate(0, -axis);
    drawBars(sheet, playhead, -1);
    doc.restore();
    drawFog(sheet);
    drawOutline(sheet);
    drawFoot(sheet);
    if (progress < 1)
      doc
        .moveTo(place(playhead), axis - height(playhead) - 16)
        .lineTo(place(playhead), axis + 48)
        .lineWidth(2)
        .stroke(colors.amber);
  });
  const page = sheet.miniatures.at(-1);
  if (page) page.rules += box(0, axis - 180, paper.width * progress, 180);
}

function drawBars({ doc }: Sheet, playhead: number, side: 1 | -1): void {
  doc.save().lineWidth(4 * scale);
  for (const isLit of [true, false]) {
    for (let x = from + pitch / 2, bar = 0; x < to; x += pitch, bar += 1) {
      if (x < playhead !== isLit) continue;
      doc.moveTo(place(x), axis - side).lineTo(place(x), axis - height(x) * share(bar));
    }
    doc.stroke(isLit ? colors.amber : colors.nightInk);
  }
  doc.restore();
}

/** Banks of fog across the foot of the hills, as everywhere they are drawn. */
function drawFog({ doc }: Sheet): void {
  for (const [y, thickness] of [
    [34, 2.5],
    [48, 4],
    [61, 6],
    [74, 3.5],
  ] as const) {
    doc.moveTo(0, axis - y * scale).lineTo(paper.width, axis - y * scale);
    doc.lineWidth(thickness * scale).stroke(colors.night);
  }
}

function drawOutline({ doc }: Sheet): void {
  doc.moveTo(0, axis - height(from));
  for (let x = from; x <= to; x += 5) doc.lineTo(place(x), axis - height(x));
  doc.lineWidth(1.3).stroke(colors.nightInk);
  doc.moveTo(0, axis).lineTo(paper.width, axis).lineWidth(1.6).stroke(colors.nightInk);
  const monserrate = [place(1050), axis - height(1050)] as const;
  doc.path(`M${monserrate[0] - 5} ${monserrate[1] + 1}v-8l4-3v-6h3v6l4 3v8Z`).fill(colors.nightInk);
  const guadalupe = [place(1370), axis - height(1370)] as const;
  doc.path(`M${guadalupe[0]} ${guadalupe[1]}v-13m-4 4h8`).lineWidth(1.8).stroke(colors.nightInk);
}

function drawFoot({ doc }: Sheet): void {
  doc.font('mono', 7).fillColor(colors.nightInk);
  for (const { name, altitude, x } of summits) {
    const y = axis - height(x) - 44;
    for (const [line, text] of [name, altitude].entries()) {
      const left = place(x) - doc.widthOfString(text) / 2;
      doc.text(text, left, y + line * 10, { lineBreak: false });
    }
  }
  doc.fillColor(colors.night2);
  const address = brand.website.replace('https://', '') + pages.guides.path;
  doc.text(address, paper.edge, 802, { lineBreak: false });
  const altitude = brand.altitude;
  const left = paper.right - doc.widthOfString(altitude);
  doc.text(altitude, left, 802, { lineBreak: false });
}
