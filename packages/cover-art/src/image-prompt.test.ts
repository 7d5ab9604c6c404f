import { expect, test } from 'vitest';
import { imagePrompt } from './image-prompt.ts';
import { genreNames, type Genre } from './tables/genres.ts';
import { moodNames, type Mood } from './tables/moods.ts';

test('says genre, mood and what was typed, on lines of its own', () => {
  expect(
    imagePrompt({
      ...{ genre: 'vallenato', mood: 'nostalgico' },
      description: ' El río de noche,\n¿qué?\t una canoa ',
    }).split('\n'),
  ).toEqual([
    'One square picture for the cover of a record of vallenato music. It feels nostalgic, in the light of late afternoon.',
    'Whoever made the record wants to see this, in their own words: «El río de noche, ¿qué? una canoa».',
    expect.stringContaining('a calm, empty band'),
    expect.stringMatching(/No letters.*No logos.*No likeness of a real person/),
  ]);
});

test('without a description it leaves the subject to the model', () => {
  const prompt = imagePrompt({ genre: 'world', mood: 'oscuro', description: ' \n ' });
  expect(prompt).toContain('Nobody said what it shows');
  expect(prompt).not.toContain('«');
});

test('takes nothing else of a form, and has a look for each mood', () => {
  const form = { artistName: 'Niebla Norte', songTitle: '¿Qué Ñandú?', description: 'el mar' };
  const prompts = (Object.keys(moodNames) as Mood[]).flatMap((mood) =>
    (Object.keys(genreNames) as Genre[]).map((genre) => imagePrompt({ ...form, genre, mood })),
  );
  expect(new Set(prompts).size).toBe(prompts.length);
  for (const prompt of prompts) expect(prompt).not.toMatch(/Niebla|Ñandú|undefined/);
});
