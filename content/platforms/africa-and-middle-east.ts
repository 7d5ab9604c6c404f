import { platformsIn } from './platform.ts';

const withVideo = ['audio', 'cover', 'credits', 'video'] as const;

export const africaAndMiddleEast = platformsIn('africaAndMiddleEast', [
  {
    name: 'Anghami',
    kind: 'streaming',
    takes: withVideo,
    hosts: ['anghami.com'],
    basic: true,
    source: 'alligator',
  },
  {
    name: 'Boomplay',
    kind: 'streaming',
    takes: withVideo,
    hosts: ['boomplay.com'],
    basic: true,
    source: 'alligator',
  },
  { name: 'Mdundo', kind: 'streaming', hosts: ['mdundo.com'], source: 'stores' },
  { name: 'uduX', kind: 'streaming', hosts: ['udux.com'], source: 'labelgrid' },
  { name: 'Yango Play', kind: 'streaming', hosts: ['play.yango.com'], source: 'stores' },
  { name: 'fizy', kind: 'streaming', takes: withVideo, hosts: ['fizy.com'], source: 'alligator' },
  { name: 'Muud', kind: 'streaming', hosts: ['muud.com.tr'], source: 'stores' },
  { name: 'Ayoba', kind: 'social', hosts: ['ayoba.me'], source: 'dashboard' },
]);
