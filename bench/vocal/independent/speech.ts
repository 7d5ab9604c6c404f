import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWav } from '../corpus/wav-file.ts';

const texts = [
  'The north wind and the sun were disputing which was the stronger, when a traveler came along wrapped in a warm cloak. They agreed that the one who first succeeded in making the traveler take his cloak off should be considered stronger than the other.',
  'When the sunlight strikes raindrops in the air, they act as a prism and form a rainbow. The rainbow is a division of white light into many beautiful colors. These take the shape of a long round arch, with its path high above.',
  'Please call Stella and ask her to bring these things with her from the store: six spoons of fresh snow peas, five thick slabs of blue cheese, and maybe a snack for her brother Bob. We also need a small plastic snake and a big toy frog for the kids.',
];

/** What Festival says, at 16 kHz: nothing of it is sung. */
export function spokenTakes(): { samples: Float32Array; rate: number }[] {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  try {
    return texts.map((text) => {
      const [source, target] = [join(folder, 'text.txt'), join(folder, 'speech.wav')];
      writeFileSync(source, text);
      execFileSync('text2wave', [source, '-o', target]);
      return { samples: readWav(target), rate: 16_000 };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
