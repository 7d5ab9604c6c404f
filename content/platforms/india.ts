import { platformsIn } from './platform.ts';

const withVideo = ['audio', 'cover', 'credits', 'video'] as const;

export const india = platformsIn('india', [
  {
    name: 'JioSaavn',
    kind: 'streaming',
    hosts: ['jiosaavn.com'],
    basic: true,
    source: 'alligator',
  },
  { name: 'Gaana', kind: 'streaming', hosts: ['gaana.com'], basic: true, source: 'stores' },
  {
    name: 'Hungama',
    kind: 'streaming',
    takes: withVideo,
    hosts: ['hungama.com'],
    source: 'alligator',
  },
  { name: 'MX Player', kind: 'video', hosts: ['mxplayer.in'], source: 'callertunes' },
  { name: 'JioTunes', kind: 'ringback', source: 'callertunes' },
  { name: 'Airtel Hello Tunes', kind: 'ringback', source: 'callertunes' },
  { name: 'Vi Callertunes', kind: 'ringback', source: 'callertunes' },
  { name: 'BSNL Tunes', kind: 'ringback', source: 'callertunes' },
]);
