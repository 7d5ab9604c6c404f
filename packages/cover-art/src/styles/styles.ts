import { arches } from './arches.ts';
import { aura } from './aura.ts';
import { engrave } from './engrave.ts';
import { flow } from './flow.ts';
import { glitch } from './glitch.ts';
import { leaves } from './leaves.ts';
import { liquid } from './liquid.ts';
import { overprint } from './overprint.ts';
import { photo } from './photo.ts';
import { ridges } from './ridges.ts';
import { ripples } from './ripples.ts';
import { tiles } from './tiles.ts';
import { topo } from './topo.ts';
import { weave } from './weave.ts';
import { windows } from './windows.ts';
import type { Style } from './style.ts';

/** All styles, by their ids. */
export const styles: ReadonlyMap<string, Style> = new Map(
  [
    arches,
    aura,
    engrave,
    flow,
    glitch,
    leaves,
    liquid,
    overprint,
    photo,
    ridges,
    ripples,
    tiles,
    topo,
    weave,
    windows,
  ].map((style) => [style.id, style]),
);
