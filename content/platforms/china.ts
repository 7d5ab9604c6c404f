import { platformsIn } from './platform.ts';

export const china = platformsIn('china', [
  {
    name: 'NetEase Cloud Music',
    kind: 'streaming',
    hosts: ['music.163.com', '163cn.tv'],
    basic: true,
    source: 'alligator',
  },
  { name: 'QQ Music', kind: 'streaming', hosts: ['y.qq.com'], basic: true, source: 'labelgrid' },
  { name: 'KuGou', kind: 'streaming', hosts: ['kugou.com'], basic: true, source: 'labelgrid' },
  { name: 'Kuwo', kind: 'streaming', hosts: ['kuwo.cn'], basic: true, source: 'labelgrid' },
  { name: 'Migu Music', kind: 'streaming', hosts: ['music.migu.cn'], source: 'musicbrainz' },
  {
    name: 'Qishui Yinyue',
    kind: 'streaming',
    hosts: ['qishui.douyin.com', 'music.douyin.com'],
    source: 'stores',
  },
  { name: 'Qianqian Music', kind: 'streaming', hosts: ['music.91q.com'], source: 'musicinfo' },
  { name: 'Ximalaya', kind: 'streaming', hosts: ['ximalaya.com'], source: 'musicinfo' },
  { name: 'MOOV', kind: 'streaming', hosts: ['moov.hk'], source: 'stores' },
  { name: 'WeSing', kind: 'social', source: 'labelgrid' },
  { name: 'Douyin', kind: 'social', hosts: ['douyin.com'], source: 'distrokid' },
  { name: 'Kuaishou', kind: 'social', hosts: ['kuaishou.com'], source: 'labelgrid' },
  { name: 'Taobao', kind: 'social', source: 'dds' },
  { name: 'Bilibili', kind: 'video', hosts: ['bilibili.com', 'b23.tv'], source: 'labelgrid' },
  { name: 'Tencent Video', kind: 'video', hosts: ['v.qq.com'], source: 'labelgrid' },
  { name: 'iQIYI', kind: 'video', hosts: ['iqiyi.com', 'iq.com'], source: 'labelgrid' },
]);
