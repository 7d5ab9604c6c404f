import { contrastOfColours } from '../colour.ts';
import type { Context } from '../canvas.ts';
import { shuffled } from '../random.ts';
import { fillAll, paintGrain, paintPaper, type Stage } from '../stage.ts';
import { type Box, roomBeside } from '../scene.ts';
import { numberOf, type Style } from './style.ts';

/** From dot to dot. */
const pitch = 0.0125;

const motifs = ['waves', 'discs', 'petals', 'stairs'] as const;

/** Three inks of a risograph over each other: dots, and where they meet another colour. */
export const overprint: Style = {
  id: 'overprint',
  name: 'Risografía',
  compose({ palette, random, sideOf, setType }) {
    return {
      type: setType({ side: sideOf(), share: 0.44, most: 0.19 }),
      ground: palette.paper,
      inks: [palette.ink, palette.accents[0]],
      params: {
        motif: random.one(motifs),
        turn: random.between(0, Math.PI),
        shiftX: random.between(-0.004, 0.004),
        shiftY: random.between(-0.004, 0.004),
      },
    };
  },
  paint(stage, scene) {
    const { context, palette, random } = stage;
    fillAll(stage, palette.paper);
    const inks = shuffled(
      palette.accents.filter((colour) => contrastOfColours(colour, palette.paper) > 1.3),
      random,
    );
    const room = roomBeside(scene.type, 0.055);
    context.save();
    context.beginPath();
    context.rect(room.x, room.y, room.width, room.height);
    context.clip();
    for (const [layer, colour] of inks.slice(0, 3).entries()) {
      const angle = [0.26, 0.78, 1.3][layer] ?? 0;
      paintLayer(
        stage,
        room,
        { colour, angle, layer, motif: String(scene.params.motif) },
        {
          x: layer * numberOf(scene, 'shiftX'),
          y: layer * numberOf(scene, 'shiftY'),
          turn: numberOf(scene, 'turn'),
        },
      );
    }
    context.restore();
    paintPaper(stage, 0.5);
    paintGrain(stage, 0.24, 1.4);
  },
};

function paintLayer(
  { context, unit, width, height, createCanvas }: Stage,
  room: Box,
  { colour, angle, layer, motif }: { colour: string; angle: number; layer: number; motif: string },
  { x, y, turn }: { x: number; y: number; turn: number },
): void {
  // As fine as a printed dot asks for; the page enlarges it.
  const fine = Math.min(unit, 1400);
  const [columns, rows] = [Math.round(width * fine), Math.round(height * fine)];
  /** Round dots on a grid that is turned, larger where more ink is wanted: each pixel by how far it is from its dot. */
  const screenOf = (box: Box) => {
    const screen = createCanvas(columns, rows);
    const own = screen.getContext('2d');
    const pixels = own.createImageData(columns, rows);
    const { data } = pixels;
    const [cosine, sine] = [Math.cos(angle) / pitch, Math.sin(angle) / pitch];
    const soft = 0.5 / (pitch * fine);
    for (let row = 0; row < rows; row += 1) {
      const atY = (row + 0.5) / fine;
      const part = (atY - box.y) / box.height;
      const share = 0.36 + 0.66 * (layer === 0 ? part : 1 - part);
      // At 0.71 of the pitch dots cover everything.
      const radius = 0.7 * Math.sqrt(Math.max(0, Math.min(1.1, share)));
      for (let column = 0; column < columns; column += 1) {
        const atX = (column + 0.5) / fine;
        const [along, down] = [cosine * atX + sine * atY, cosine * atY - sine * atX];
        const offX = along - Math.round(along);
        const offY = down - Math.round(down);
        const edge = (radius - Math.sqrt(offX * offX + offY * offY)) / soft;
        data[(row * columns + column) * 4 + 3] = Math.max(0, Math.min(1, edge / 2 + 0.5)) * 255;
      }
    }
    own.putImageData(pixels, 0, 0);
    return screen;
  };
  const canvas = createCanvas(columns, rows);
  const target = canvas.getContext('2d');
  target.scale(fine, fine);
  target.fillStyle = colour;
  paintMotif(target, room, { layer, motif, turn });
  if (layer < 2) {
    target.globalCompositeOperation = 'destination-in';
    target.drawImage(screenOf(room), 0, 0, width, height);
  }
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = 0.93;
  // Its dots have soft edges: a better filter takes three times as long, and nobody sees it.
  context.imageSmoothingQuality = 'low';
  context.drawImage(canvas, x, y, width, height);
  context.restore();
}

function paintMotif(
  context: Context,
  { x, y, width, height }: Box,
  { layer, motif, turn }: { layer: number; motif: string; turn: number },
): void {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const reach = Math.min(width, height);
  context.beginPath();
  switch (motif) {
    case 'waves':
      for (let line = -1; line < 7; line += 1) {
        const base = y + (height * (line + 0.5 + layer / 3)) / 6;
        const [tall, thick] = [height * 0.07, height * 0.07];
        const waveAt = (at: number) => base + Math.sin(at * 7 + turn + layer * 2.1) * tall;
        for (let at = x; at <= x + width + 0.01; at += 0.01)
          if (at === x) context.moveTo(at, waveAt(at));
          else context.lineTo(at, waveAt(at));
        for (let at = x + width; at >= x - 0.01; at -= 0.01) context.lineTo(at, waveAt(at) + thick);
        context.closePath();
      }
      break;
    case 'discs': {
      const angle = turn + (layer * 2 * Math.PI) / 3;
      const far = reach * 0.2;
      const [discX, discY] = [middleX + Math.cos(angle) * far, middleY + Math.sin(angle) * far];
      context.arc(discX, discY, reach * 0.36, 0, 2 * Math.PI);
      break;
    }
    case 'petals':
      for (let petal = 0; petal < 8; petal += 1) {
        const angle = turn + (petal * Math.PI) / 4 + (layer * Math.PI) / 12;
        const long = reach * (0.62 - layer * 0.11);
        const [tipX, tipY] = [middleX + Math.cos(angle) * long, middleY + Math.sin(angle) * long];
        const [sideX, sideY] = [-Math.sin(angle) * long * 0.34, Math.cos(angle) * long * 0.34];
        const [halfX, halfY] = [
          middleX + Math.cos(angle) * long * 0.6,
          middleY + Math.sin(angle) * long * 0.6,
        ];
        context.moveTo(middleX, middleY);
        context.bezierCurveTo(
          halfX + sideX,
          halfY + sideY,
          tipX + sideX * 0.4,
          tipY + sideY * 0.4,
          tipX,
          tipY,
        );
        context.bezierCurveTo(
          tipX - sideX * 0.4,
          tipY - sideY * 0.4,
          halfX - sideX,
          halfY - sideY,
          middleX,
          middleY,
        );
      }
      break;
    default:
      for (let step = 0; step < 7; step += 1) {
        const wide = width / 7;
        const tall = height * (0.16 + (0.84 * ((step + layer * 2) % 7)) / 7);
        if (layer === 1) context.rect(x + step * wide, y, wide, tall * 0.8);
        else context.rect(x + step * wide, y + height - tall, wide, tall);
      }
  }
  context.fill();
}
