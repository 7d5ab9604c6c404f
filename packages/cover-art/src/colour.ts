/** `#rrggbb`, in sRGB. */
export type Colour = `#${string}`;

/** From 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: Colour): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];

const colourOf = (rgb: Rgb): Colour =>
  `#${rgb
    .map((value) =>
      Math.round(clamped(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

export const withAlpha = (colour: Colour, alpha: number): string =>
  `rgba(${rgbOf(colour).join(',')},${alpha})`;

/** Relative luminance, from 0 to 1 (WCAG 2.2). */
export const luminanceOf = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two luminances, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

export const contrastOfColours = (one: Colour, other: Colour): number =>
  contrastOf(luminanceOf(rgbOf(one)), luminanceOf(rgbOf(other)));

/** Between two colours as an eye sees it, and not through gray: OKLab (B. Ottosson, 2020). */
export const mixed = (from: Colour, to: Colour, at: number): Colour =>
  colourOf(fromLab(between(toLab(rgbOf(from)), toLab(rgbOf(to)), at)));

/** So many steps through some colours, three bytes each. */
export function rampOf(colours: readonly Colour[], steps = 1024): Uint8ClampedArray {
  const stops = colours.map((colour) => toLab(rgbOf(colour)));
  const ramp = new Uint8ClampedArray(steps * 3);
  for (let step = 0; step < steps; step += 1) {
    const place = (step / (steps - 1)) * (stops.length - 1);
    const at = Math.min(stops.length - 2, Math.floor(place));
    const [from, to] = [stops[at], stops[at + 1]];
    if (from && to) ramp.set(fromLab(between(from, to, place - at)), step * 3);
  }
  return ramp;
}

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

function linear(value: number): number {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

const encoded = (part: number): number =>
  255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.max(0, part) ** (1 / 2.4) - 0.055);

function toLab(rgb: Rgb): Lab {
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromLab([lightness, greenRed, blueYellow]: Lab): Rgb {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

const between = (from: Lab, to: Lab, at: number): Lab => [
  from[0] + (to[0] - from[0]) * at,
  from[1] + (to[1] - from[1]) * at,
  from[2] + (to[2] - from[2]) * at,
];
