/** The longest sides, in pixels, in which a cover is kept: a row of a list to a whole phone at three pixels a point. */
export const coverSides = [160, 320, 640, 1200] as const;

/** In the order in which a browser should prefer them. */
export const coverFormats = ['avif', 'webp'] as const;

export type CoverSide = (typeof coverSides)[number];
export type CoverFormat = (typeof coverFormats)[number];

/** A cover on this site: `coverName(base, …)` is the address of each size once it is `complete`, else of the first alone. */
export type Cover = { base: string; complete: boolean };

/** Made while the person waits; the others follow in a background job. */
export const firstCover = { side: 640, format: 'webp' } as const satisfies {
  side: CoverSide;
  format: CoverFormat;
};

/** The name of one size of a cover, after the name of its original. @example coverName('u/covers/1', 320, 'avif') // 'u/covers/1_320.avif' */
export const coverName = (original: string, side: CoverSide, format: CoverFormat): string =>
  `${original}_${side}.${format}`;
