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

const spanish = [
  'Vivo en Bogotá desde hace nueve años y todavía me da risa cuando alguien dice que aquí no hace frío. Ayer salí sin saco y volví con gripa.',
  'Señoras y señores, les voy a contar cómo se graba una voz en la casa sin gastar plata: primero la cobija, después el silencio, y al final la paciencia de repetir.',
];
const voices = ['es-419', 'es', 'es+f3', 'es-419+m3'];

/** What Festival says in English and eSpeak in Spanish: nothing of it is sung. */
export function spokenTakes(): { samples: Float32Array; rate: number }[] {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'));
  const target = join(folder, 'speech.wav');
  try {
    const english = texts.map((text) => {
      const source = join(folder, 'text.txt');
      writeFileSync(source, text);
      execFileSync('text2wave', [source, '-o', target]);
      return { samples: readWav(target), rate: 16_000 };
    });
    const said = voices.flatMap((voice) =>
      spanish.map((text) => {
        execFileSync('espeak-ng', ['-v', voice, '-s', '150', '-w', target, text]);
        return { samples: readWav(target), rate: 22_050 };
      }),
    );
    return [...english, ...said];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
