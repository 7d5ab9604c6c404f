import { readFileSync, writeFileSync } from 'node:fs';
import { encodeFloor } from './floor.ts';

// What a process costs that has the pixels already and encodes them: RAW, SIDE and TARGET.
const [raw = '', side = '', target = ''] = process.argv.slice(2);
writeFileSync(target, await encodeFloor(readFileSync(raw), Number(side)));
