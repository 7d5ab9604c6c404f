import type { Genre } from './genres.ts';
import type { Mood } from './moods.ts';

/** Styles that a genre is at home in; the others come later. */
export const stylesOfGenres: Record<Genre, string> = {
  pop: 'liquid aura tiles overprint ripples leaves arches',
  rock: 'liquid flow glitch engrave overprint ripples',
  'hip-hop': 'liquid tiles glitch windows overprint flow',
  'r&b': 'liquid aura leaves arches flow windows',
  electronic: 'liquid aura glitch ripples tiles windows',
  latin: 'leaves arches overprint tiles weave',
  reggaeton: 'liquid aura leaves glitch ripples overprint windows',
  country: 'ridges topo arches overprint leaves',
  jazz: 'tiles flow overprint windows engrave',
  classical: 'engrave aura topo leaves ripples',
  folk: 'ridges leaves weave topo overprint',
  punk: 'overprint glitch tiles flow',
  metal: 'liquid engrave glitch ridges flow',
  blues: 'windows ridges aura overprint engrave',
  reggae: 'arches leaves weave overprint ripples',
  world: 'weave leaves ridges topo arches',
  alternative: 'topo glitch aura flow windows',
  indie: 'topo ridges leaves overprint aura flow',
  funk: 'arches tiles overprint ripples flow',
  soul: 'liquid aura arches leaves ripples tiles',
  trap: 'liquid glitch windows aura tiles',
  cumbia: 'weave arches leaves overprint tiles',
  vallenato: 'weave ridges leaves arches overprint',
  champeta: 'overprint tiles arches ripples glitch',
  salsa: 'tiles flow arches overprint windows',
  bolero: 'liquid aura windows leaves flow engrave',
  bambuco: 'ridges weave leaves topo engrave',
};

/** The same of a mood; those that it is not at all in are after the dash. */
export const stylesOfMoods: Record<Mood, string> = {
  alegre: 'tiles leaves arches overprint weave - engrave glitch',
  romantico: 'aura leaves arches flow - glitch engrave',
  energico: 'liquid glitch flow ripples tiles overprint',
  fiestero: 'tiles weave arches overprint ripples - engrave',
  sereno: 'topo ridges aura leaves - glitch',
  sonador: 'liquid aura ripples topo flow arches',
  nostalgico: 'ridges weave arches windows overprint',
  melancolico: 'aura topo windows ridges engrave - tiles',
  nocturno: 'liquid windows aura glitch ripples ridges - overprint',
  oscuro: 'liquid engrave glitch flow aura windows - leaves weave',
  rebelde: 'glitch overprint flow tiles - topo',
  elegante: 'liquid engrave aura topo flow tiles - glitch',
};
