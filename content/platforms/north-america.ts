import { platformsIn } from './platform.ts';

export const northAmerica = platformsIn('northAmerica', [
  { name: 'Pandora', kind: 'streaming', hosts: ['pandora.com'], basic: true, source: 'alligator' },
  {
    name: 'iHeartRadio',
    kind: 'streaming',
    hosts: ['iheart.com'],
    basic: true,
    source: 'alligator',
  },
  { name: 'LiveOne', kind: 'streaming', hosts: ['liveone.com', 'livexlive.com'], source: 'stores' },
  { name: 'SiriusXM', kind: 'streaming', hosts: ['siriusxm.com'], source: 'alligator' },
  { name: 'SoundExchange', kind: 'streaming', source: 'stores' },
  { name: 'Pretzel', kind: 'streaming', hosts: ['pretzel.rocks'], source: 'alligator' },
  { name: 'VerveLife', kind: 'download', source: 'stores' },
  { name: 'DJcity', kind: 'dj', hosts: ['djcity.com'], source: 'labelgrid' },
  { name: 'BPM Supreme', kind: 'dj', hosts: ['bpmsupreme.com'], source: 'labelgrid' },
  { name: 'Digital DJ Pool', kind: 'dj', hosts: ['digitaldjpool.com'], source: 'labelgrid' },
  {
    name: 'TouchTunes',
    kind: 'premises',
    hosts: ['touchtunes.com'],
    basic: true,
    source: 'alligator',
  },
  { name: 'AMI Entertainment', kind: 'premises', source: 'alligator' },
  { name: 'PlayNetwork', kind: 'premises', source: 'alligator' },
  {
    name: 'Peloton',
    kind: 'premises',
    hosts: ['onepeloton.com'],
    source: 'alligator',
  },
  { name: 'FIT Radio', kind: 'premises', hosts: ['fitradio.com'], source: 'stores' },
  { name: 'Supernatural', kind: 'premises', source: 'stores' },
]);
