import type { Genre } from './genres.ts';
import type { Mood } from './moods.ts';

/** Styles that a genre is at home in; the others come half as often. */
export const stylesOfGenres: Record<Genre, string> = {
  pop: 'aura tiles overprint ripples leaves arches',
  rock: 'flow glitch engrave overprint ripples',
  'hip-hop': 'tiles glitch windows overprint flow',
  'r&b': 'aura leaves arches flow windows',
  electronic: 'aura glitch ripples tiles windows',
  latin: 'leaves arches overprint tiles weave',
  reggaeton: 'aura leaves glitch ripples overprint windows',
  country: 'ridges topo arches overprint leaves',
  jazz: 'tiles flow overprint windows engrave',
  classical: 'engrave aura topo leaves ripples',
  folk: 'ridges leaves weave topo overprint',
  punk: 'overprint glitch tiles flow',
  metal: 'engrave glitch ridges flow',
  blues: 'windows ridges aura overprint engrave',
  reggae: 'arches leaves weave overprint ripples',
  world: 'weave leaves ridges topo arches',
  alternative: 'topo glitch aura flow windows',
  indie: 'topo ridges leaves overprint aura flow',
  funk: 'arches tiles overprint ripples flow',
  soul: 'aura arches leaves ripples tiles',
  trap: 'glitch windows aura tiles',
  cumbia: 'weave arches leaves overprint tiles',
  vallenato: 'weave ridges leaves arches overprint',
  champeta: 'overprint tiles arches ripples glitch',
  salsa: 'tiles flow arches overprint windows',
  bolero: 'aura windows leaves flow engrave',
  bambuco: 'ridges weave leaves topo engrave',
};

/** The same of a mood; those that it is not at all in are after the dash. */
export const stylesOfMoods: Record<Mood, string> = {
  alegre: 'tiles leaves arches overprint weave - engrave glitch',
  romantico: 'aura leaves arches flow - glitch engrave',
  energico: 'glitch flow ripples tiles overprint',
  fiestero: 'tiles weave arches overprint ripples - engrave',
  sereno: 'topo ridges aura leaves - glitch',
  sonador: 'aura ripples topo flow arches',
  nostalgico: 'ridges weave arches windows overprint',
  melancolico: 'aura topo windows ridges engrave - tiles',
  nocturno: 'windows aura glitch ripples ridges - overprint',
  oscuro: 'engrave glitch flow aura windows - leaves weave',
  rebelde: 'glitch overprint flow tiles - topo',
  elegante: 'engrave aura topo flow tiles - glitch',
};
