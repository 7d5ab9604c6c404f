import { platformsIn } from './platform.ts';

export const europe = platformsIn('europe', [
  {
    name: 'Yandex Music',
    kind: 'streaming',
    hosts: [
      'music.yandex.ru',
      'music.yandex.com',
      'music.yandex.kz',
      'music.yandex.by',
      'music.yandex.uz',
    ],
    source: 'alligator',
  },
  { name: 'VK Music', kind: 'streaming', hosts: ['vk.com', 'vk.ru'], source: 'alligator' },
  { name: 'Zvuk', kind: 'streaming', hosts: ['zvuk.com'], source: 'alligator' },
  { name: 'Mixupload', kind: 'streaming', hosts: ['mixupload.com'], source: 'alligator' },
  {
    name: 'Nuuday',
    kind: 'streaming',
    hosts: ['yousee.dk', 'telmore.dk'],
    source: 'alligator',
  },
  { name: 'Muska', kind: 'streaming', source: 'alligator' },
  { name: '24-7 Entertainment', kind: 'download', source: 'stores' },
  {
    name: 'VK Video',
    kind: 'video',
    hosts: ['vkvideo.ru', 'vk.com', 'vk.ru'],
    source: 'alligator',
  },
  { name: 'Phononet', kind: 'recognition', source: 'alligator' },
  { name: 'Kantar Media', kind: 'recognition', source: 'stores' },
  { name: 'Simbals', kind: 'recognition', source: 'dds' },
]);
