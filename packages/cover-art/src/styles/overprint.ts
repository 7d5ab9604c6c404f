import { type Colour, contrastOfColours, rgbOf } from '../colour.ts';
import type { Context, Pixels } from '../canvas.ts';
import { shuffled } from '../random.ts';
import { fillAll, layOver } from '../stage.ts';
import { paintPaper } from '../texture.ts';
import { type Box, roomBeside, type Side } from '../scene.ts';
import { figureOf, numberOf, type Style } from './style.ts';

/** From dot to dot. */
const pitch = 0.0125;

const motifs = ['waves', 'discs', 'petals', 'rays', 'hills', 'beads'] as const;

/** Three inks of a risograph over each other: dots, and where they meet another colour. */
export const overprint: Style = {
  id: 'overprint',
  name: 'Risografía',
  compose({ palette, random, sideOf, setType, like }) {
    // A sun does not hang.
    const side = sideOf(like?.motif === 'rays' ? 'start' : undefined);
    const own = motifs.filter((motif) => side !== 'bottom' || motif !== 'rays');
    return {
      type: setType({ side, share: 0.44, most: 0.19 }),
      ground: palette.paper,
      inks: [palette.ink, palette.accents[0]],
      params: {
        motif: figureOf(like, 'motif', random.one(own), own),
        turn: random.between(0, Math.PI),
        // Few and large, or many and small.
        count: random.int(0, 3),
        shiftX: random.between(-0.004, 0.004),
        shiftY: random.between(-0.004, 0.004),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, random, unit, width, height, createCanvas } = stage;
    fillAll(stage, palette.paper);
    const inks = shuffled(
      palette.accents.filter((colour) => contrastOfColours(colour, palette.paper) > 1.3),
      random,
    );
    const room = roomBeside(scene.type, 0.055);
    const fine = Math.min(unit, 1400);
    const [columns, rows] = [Math.round(width * fine), Math.round(height * fine)];
    const canvas = createCanvas(columns, rows);
    const target = canvas.getContext('2d');
    const sheet = target.createImageData(columns, rows);
    sheet.data.fill(255);
    for (const [layer, colour] of inks.slice(0, 3).entries()) {
      // Each ink is a little out of register.
      const [x, y] = [layer * numberOf(scene, 'shiftX'), layer * numberOf(scene, 'shiftY')];
      target.save();
      target.globalCompositeOperation = 'copy';
      target.scale(fine, fine);
      target.translate(x, y);
      paintMotif(target, room, {
        ...{ layer, motif: String(scene.params.motif), side: scene.type.side },
        ...{ turn: numberOf(scene, 'turn'), count: numberOf(scene, 'count') },
      });
      target.restore();
      printLayer(sheet, target.getImageData(0, 0, columns, rows), fine, {
        ...{ room: { ...room, x: room.x + x, y: room.y + y }, colour, layer },
      });
    }
    target.putImageData(sheet, 0, 0);
    context.save();
    context.beginPath();
    context.rect(room.x, room.y, room.width, room.height);
    context.clip();
    context.globalCompositeOperation = 'multiply';
    layOver(stage, canvas);
    context.restore();
    paintPaper(stage, 0.5, 0.24, 1.4);
  },
};

type Layer = { layer: number; motif: string; side: Side };

/** The turn of each screen, so that the dots of two inks fall beside each other. */
const angles = [0.26, 0.78, 1.3];

/** How much of the light an ink takes. */
const strength = 0.93;

/**
 * Multiplies a sheet by an ink where the motif is: by round dots on a grid that is turned, larger where more ink is wanted, each pixel
 * by how far it is from its dot. The third ink is solid.
 */
function printLayer(
  { data, width, height }: Pixels,
  motif: Pixels,
  fine: number,
  { room, colour, layer }: { room: Box; colour: Colour; layer: number },
): void {
  const mask = motif.data;
  const [red, green, blue] = rgbOf(colour).map((value) => (strength * (255 - value)) / 255 ** 2);
  if (red === undefined || green === undefined || blue === undefined) return;
  const angle = angles[layer] ?? 0;
  const [cosine, sine] = [Math.cos(angle) / pitch, Math.sin(angle) / pitch];
  const soft = 1 / (pitch * fine);
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / fine;
    const part = (y - room.y) / room.height;
    const share = 0.36 + 0.66 * (layer === 0 ? part : 1 - part);
    // At 0.71 of the pitch dots cover everything.
    const radius = 0.7 * Math.sqrt(Math.max(0, Math.min(1.1, share)));
    const [within, beyond] = [Math.max(0, radius - soft / 2) ** 2, (radius + soft / 2) ** 2];
    let along = cosine * (0.5 / fine) + sine * y + 0.5;
    let down = cosine * y - sine * (0.5 / fine) + 0.5;
    for (let at = row * width * 4; at < (row + 1) * width * 4; at += 4) {
      const drawn = mask[at + 3] ?? 0;
      if (drawn > 0) {
        let cover = drawn;
        if (layer < 2) {
          const offX = along - Math.floor(along) - 0.5;
          const offY = down - Math.floor(down) - 0.5;
          const far = offX * offX + offY * offY;
          if (far >= beyond) cover = 0;
          else if (far > within) cover *= (radius - Math.sqrt(far)) / soft + 0.5;
        }
        if (cover > 0) {
          data[at] = (data[at] ?? 0) * (1 - cover * red);
          data[at + 1] = (data[at + 1] ?? 0) * (1 - cover * green);
          data[at + 2] = (data[at + 2] ?? 0) * (1 - cover * blue);
        }
      }
      along += cosine / fine;
      down -= sine / fine;
    }
  }
}

function paintMotif(
  context: Context,
  room: Box,
  { layer, motif, turn, side, count }: Layer & { turn: number; count: number },
): void {
  const { x, y, width, height } = room;
  // Everything grows from the edge of the page that is opposite the type, and bleeds off it.
  const reach = side === 'left' || side === 'right' ? width : height;
  const [rootX, rootY] = {
    top: [x + width / 2, y + height],
    bottom: [x + width / 2, y],
    left: [x + width, y + height / 2],
    right: [x, y + height / 2],
    middle: [x + width / 2, y + height / 2],
  }[side] as [number, number];
  context.beginPath();
  switch (motif) {
    case 'waves': {
      const bands = 3 + count;
      // Upright ones climb beside the type.
      const isUpright = turn > 2;
      const [start, long, from, broad] = isUpright ? [y, height, x, width] : [x, width, y, height];
      const place = (at: number, out: number, isFirst = false) => {
        const [placeX, placeY] = isUpright ? [out, at] : [at, out];
        if (isFirst) context.moveTo(placeX, placeY);
        else context.lineTo(placeX, placeY);
      };
      for (let line = -1; line <= bands; line += 1) {
        const base = from + (broad * (line + 0.5 + layer / 3)) / bands;
        const [tall, thick] = [broad * (0.5 / bands) * 0.8, broad * (0.45 / bands)];
        const waveAt = (at: number) =>
          base + Math.sin(at * (9 - count) + turn + layer * 2.1) * tall;
        for (let step = 0; step <= 100; step += 1)
          place(start + (long * step) / 100, waveAt(start + (long * step) / 100), step === 0);
        for (let step = 100; step >= 0; step -= 1)
          place(start + (long * step) / 100, waveAt(start + (long * step) / 100) + thick);
        context.closePath();
      }
      break;
    }
    case 'discs': {
      const radius = reach * (0.44 + 0.07 * count - layer * 0.07);
      const aside = (layer - 1) * Math.max(width, height) * (turn < Math.PI / 2 ? 0.3 : -0.3);
      const isBeside = side === 'left' || side === 'right';
      const inwards = reach * (0.12 + 0.12 * layer);
      const [towardX, towardY] = inwardsOf(side);
      context.arc(
        ...([rootX + towardX * inwards + (isBeside ? 0 : aside)] as const),
        rootY + towardY * inwards + (isBeside ? aside : 0),
        ...([Math.min(radius, reach * 0.97 - inwards), 0, 2 * Math.PI] as const),
      );
      break;
    }
    case 'hills': {
      // Three slopes, each from the edge of the page to a crest of its own.
      const [towardX, towardY] = inwardsOf(side);
      const isBeside = towardX !== 0;
      const long = isBeside ? height : width;
      const crestOf = (part: number) =>
        reach *
        (0.84 - layer * 0.2) *
        (0.58 + 0.4 * Math.sin(part * (2.6 + 1.7 * count) + turn * 2 + layer * 2.2));
      const [startX, startY] = isBeside ? [rootX, y] : [x, rootY];
      context.moveTo(startX, startY);
      for (let part = 0; part <= 1.0001; part += 1 / 80) {
        const [along, out] = [part * long, crestOf(part)];
        if (isBeside) context.lineTo(startX + towardX * out, startY + along);
        else context.lineTo(startX + along, startY + towardY * out);
      }
      if (isBeside) context.lineTo(startX, startY + long);
      else context.lineTo(startX + long, startY);
      context.closePath();
      break;
    }
    case 'beads': {
      const cell = Math.min(width, height) / (1.6 + count * 0.8);
      const radius = cell * (0.5 - layer * 0.09);
      for (let row = 0; row * cell < height + cell; row += 1)
        for (let column = 0; column * cell < width + cell; column += 1) {
          if ((column * 2 + row + layer + Math.floor(turn * 3)) % 3 === 0) continue;
          const [beadX, beadY] = [x + (column + 0.5) * cell, y + (row + 0.5) * cell];
          const from = layer === 0 ? 0 : (((column + row + layer) % 4) * Math.PI) / 2;
          context.moveTo(beadX, beadY);
          context.arc(beadX, beadY, radius, from, from + (layer === 0 ? 2 : 1) * Math.PI);
          context.closePath();
        }
      break;
    }
    case 'petals':
      for (let petal = 0; petal < 8 + 3 * count; petal += 1) {
        const angle = turn + ((petal + layer / 3) * 2 * Math.PI) / (8 + 3 * count);
        tracePetal(context, [rootX, rootY], angle, reach * (0.96 - layer * 0.24));
      }
      break;
    default: {
      const rays = 7 + 3 * count;
      const far = reach * (0.97 - layer * 0.12);
      if (layer === 2) context.arc(rootX, rootY, reach * 0.5, 0, 2 * Math.PI);
      else
        for (let ray = 0; ray < rays; ray += 1) {
          const from = turn + ((2 * ray + layer) * Math.PI) / rays;
          const to = from + (1.25 * Math.PI) / rays;
          context.moveTo(rootX, rootY);
          context.arc(rootX, rootY, far, from, to);
          context.closePath();
        }
    }
  }
  context.fill();
}

/** From the edge opposite the type towards it. */
function inwardsOf(side: Side): readonly [number, number] {
  if (side === 'left') return [-1, 0];
  if (side === 'right') return [1, 0];
  return [0, side === 'bottom' ? 1 : -1];
}

function tracePetal(
  context: Context,
  [x, y]: readonly [number, number],
  angle: number,
  long: number,
): void {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)];
  const [tipX, tipY] = [x + alongX * long, y + alongY * long];
  const [halfX, halfY] = [x + alongX * long * 0.6, y + alongY * long * 0.6];
  const [sideX, sideY] = [-alongY * long * 0.26, alongX * long * 0.26];
  context.moveTo(x, y);
  for (const way of [1, -1]) {
    const near = [halfX + way * sideX, halfY + way * sideY] as const;
    const tip = [tipX + way * sideX * 0.4, tipY + way * sideY * 0.4] as const;
    if (way === 1) context.bezierCurveTo(...near, ...tip, tipX, tipY);
    else context.bezierCurveTo(...tip, ...near, x, y);
  }
}
