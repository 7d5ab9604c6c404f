import { arch, band, between, ellipse, type Shape, sickle, under } from './shapes.ts';

type Ink = 'fog' | 'dew' | 'haze' | 'deep' | 'amber' | 'ochre' | 'brick' | 'clay' | 'night';

/** A part of a portrait and its ink; the later one lies over the earlier. */
export type Part = readonly [ink: Ink, shape: Shape];

const floor = 360;
/** Between two bars, so that both halves of a face are alike. */
const middle = 162;

const face = ellipse(middle, 172, 58, 74);
const neck = between(ellipse(middle, 236, 32, 70), 200, 300);
const shoulders = under(
  [
    [14, 360],
    [42, 288],
    [112, 258],
    [162, 276],
    [212, 258],
    [282, 288],
    [310, 360],
  ],
  floor,
);

/** Eyes, nose and a smile. */
const look = (shade: Ink, smile = 206): Part[] => [
  ['night', ellipse(138, 170, 9, 5)],
  ['night', ellipse(186, 170, 9, 5)],
  [shade, ellipse(middle, 186, 6, 13)],
  ['night', sickle(middle, smile, 24, 6, 4)],
];

/** A bun, and the headphones that never come off. */
const bun: Part[] = [
  ['haze', ellipse(middle, 46, 38, 34)],
  ['haze', ellipse(middle, 158, 74, 92)],
  ['brick', neck],
  ['amber', shoulders],
  ['ochre', face],
  ['haze', between(ellipse(middle, 148, 74, 88), 56, 128)],
  ['fog', arch(middle, 172, 84, 106, 9)],
  ['fog', ellipse(90, 186, 19, 36)],
  ['fog', ellipse(234, 186, 19, 36)],
  ...look('brick'),
];

/** A woollen cap against the cold of the set, a beard, and the strap of the camera. */
const cap: Part[] = [
  ['ochre', neck],
  ['deep', shoulders],
  ['amber', band([60, 274], [200, 360], 18)],
  ['brick', ellipse(middle, 184, 62, 82)],
  ['fog', between(face, 100, 212)],
  ['brick', sickle(middle, 196, 60, 4, 66)],
  ['amber', between(ellipse(middle, 134, 74, 92), 40, 122)],
  ['ochre', between(ellipse(middle, 134, 78, 96), 114, 142)],
  ...look('ochre', 212),
];

/** Curls as round as the moon, and hoops. */
const curls: Part[] = [
  ['haze', ellipse(middle, 150, 122, 122)],
  ['clay', neck],
  ['fog', shoulders],
  ['clay', sickle(middle, 262, 66, 4, 34)],
  ['brick', face],
  ['haze', between(ellipse(middle, 116, 76, 44), 60, 136)],
  ['amber', sickle(middle, 270, 54, 28, 8)],
  ['amber', ellipse(99, 226, 10, 18)],
  ['amber', ellipse(225, 226, 10, 18)],
  ...look('clay'),
];

const ruana = under(
  [
    [2, 360],
    [54, 286],
    [124, 252],
    [162, 300],
    [200, 252],
    [270, 286],
    [322, 360],
  ],
  floor,
);

/** Round glasses, a moustache and a ruana. */
const glasses: Part[] = [
  ['dew', neck],
  ['brick', ruana],
  ['clay', between(ruana, 326, 334)],
  ['clay', between(ruana, 340, 348)],
  ['fog', face],
  ['deep', between(ellipse(middle, 156, 68, 88), 60, 120)],
  ['deep', band([94, 112], [110, 120], 44)],
  ['deep', band([214, 120], [230, 112], 44)],
  ['amber', ellipse(136, 170, 27, 25)],
  ['amber', ellipse(188, 170, 27, 25)],
  ['fog', ellipse(136, 170, 20, 18)],
  ['fog', ellipse(188, 170, 20, 18)],
  ...look('dew', 214),
  ['deep', ellipse(middle, 208, 30, 7)],
];

/** Who nobody drew. */
export const anybody: readonly Part[] = [
  ['haze', ellipse(middle, 152, 70, 84)],
  ['brick', neck],
  ['dew', shoulders],
  ['ochre', face],
  ['haze', between(ellipse(middle, 152, 70, 84), 60, 124)],
  ...look('brick'),
];

export const features: Record<string, readonly Part[]> = {
  'marleny-useche': bun,
  'camilo-pupiales': cap,
  'yolima-renteria': curls,
  'edwin-tibaquira': glasses,
};
