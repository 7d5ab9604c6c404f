import { platformsIn } from './platform.ts';

export const latinAmerica = platformsIn('latinAmerica', [
  {
    name: 'Claro Música',
    kind: 'streaming',
    hosts: ['claromusica.com'],
    basic: true,
    source: 'distrokid',
  },
  { name: 'Kuack Media', kind: 'streaming', basic: true, source: 'alligator' },
  { name: 'Trebel', kind: 'streaming', hosts: ['trebel.io'], basic: true, source: 'alligator' },
  { name: 'iMusica', kind: 'streaming', basic: true, source: 'alligator' },
  { name: 'TIM Music', kind: 'streaming', hosts: ['timmusic.com.br'], source: 'labelgrid' },
]);
