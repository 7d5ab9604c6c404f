import type { ToneTexts } from './tone-texts.ts';

export const enProfessional: ToneTexts = {
  opening: {
    long: [
      '(I am {name} and I make|We are {name} and we make|{name} is the name of a project that makes) {genre}.',
      '{name} is the name (under which I make|under which we make|behind a project that makes) {genre}.',
      '(My project is called {name} and it is|Our project is called {name} and it is|The project is called {name} and it is) devoted to {genre}.',
      '(I work under the name {name}, and my|We work under the name {name}, and our|The project works under the name {name}, and its) genre is {genre}.',
      '(I present my music as {name} and work|We present our music as {name} and work|The project presents its music as {name} and works) in the field of {genre}.',
      '(My|Our|The) project goes by the name {name} and has its place in {genre}.',
      'Under the name {name}, (I make|we make|the project makes) {genre}.',
      '(My name in music is {name}, and what I make is|Our name in music is {name}, and what we make is|The name of the project is {name}, and what it makes is) {genre}.',
      '(I devote my|We devote our|The project devotes its) work to {genre}, under the name {name}.',
      '{name}: (my|our|a) project in {genre}.',
    ],
    medium: [
      '(I am {name} and I make|We are {name} and we make|The project {name} makes) {genre}.',
      '{name}: {genre}.',
    ],
  },
  style: {
    long: [
      'The style of (my|our|the) music, in plain words: {style}.',
      'What defines (my|our|its) sound: {style}.',
      '(I describe my|We describe our|The project describes its) sound like this: {style}.',
      'As for style, (I offer|we offer|the project offers) this: {style}.',
    ],
    medium: ['Style: {style}.', '(My|Our|Its) sound: {style}.'],
  },
  experience: {
    long: [
      '(My|Our|Its) experience, in summary: {experience}.',
      'As for background, this is the main part: {experience}.',
      'The path up to now: {experience}.',
      '(My|Our|Its) experience in music comes down to this: {experience}.',
    ],
    medium: ['Background: {experience}.', 'Experience: {experience}.'],
  },
  achievements: {
    long: [
      'The achievements of (my|our|the) project to date: {achievements}.',
      'Achieved so far: {achievements}.',
      'For the record, the achievements of (my|our|the) project: {achievements}.',
      '(My|Our|Its) record reads: {achievements}.',
    ],
    medium: ['Achievements: {achievements}.', 'To date: {achievements}.'],
  },
  sheet: ['Fact sheet: name, {name}; genre, {genre}.', 'Basic facts: {name}, {genre}.'],
  segments: {
    genre: ['{genre} project', '{genre}'],
    style: ['{style}'],
    experience: ['{experience}'],
  },
  separators: { tiktok: ' · ', instagram: '\n' },
};
