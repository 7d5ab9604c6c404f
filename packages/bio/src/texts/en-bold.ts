import type { ToneTexts } from './tone-texts.ts';

export const enBold: ToneTexts = {
  opening: {
    long: [
      '{name}. (I make|We make|A project that makes) {genre}, period.',
      '(I’m {name}. I don’t ask|We’re {name}. We don’t ask|The project is called {name} and doesn’t ask) permission to make {genre}.',
      'Turn it up: (I’m {name} and this is|we’re {name} and this is|this is {name} and what you hear is) {genre}.',
      '(My name is {name}. I came|Our name is {name}. We came|The project is called {name}. It came) to make {genre}.',
      '{Genre}, no excuses. (I’m {name}.|We’re {name}.|The project is called {name}.)',
      'Write this name down: {name}. (I make|We make|The project makes) {genre} and (say|say|says) it out loud.',
      '(I make|We make|This project makes) {genre} without lowering (my|our|its) voice. (I’m|We’re|It’s called) {name}.',
      'Straight up: (I’m {name} and I make|we’re {name} and we make|the project is called {name} and makes) {genre}.',
      '{Genre}. Loud and clear. (I’m|We’re|The project is called) {name}.',
      'One name: {name}. One genre: {genre}. Nothing else to add.',
    ],
    medium: ['{name}: {genre}, period.', '(I’m|We’re|This is) {name}. And this is {genre}.'],
  },
  style: {
    long: [
      '(My|Our|Its) sound doesn’t apologize: {style}.',
      'This is how (I|we|it) (sound|sound|sounds), like it or not: {style}.',
      'Just so it’s clear how (I|we|it) (sound|sound|sounds): {style}.',
      'No filter, this is the sound: {style}.',
    ],
    medium: ['This is the sound: {style}.', 'No filter: {style}.'],
  },
  experience: {
    long: [
      'The road, unadorned: {experience}.',
      '(I arrive|We arrive|The project arrives) with this: {experience}.',
      'Where (I come|we come|it comes) from, no fairy tales: {experience}.',
      'If anyone asks about the road, here it is: {experience}.',
    ],
    medium: ['Lived so far: {experience}.', 'No fairy tales: {experience}.'],
  },
  achievements: {
    long: [
      'The facts speak: {achievements}.',
      'Facts, not promises: {achievements}.',
      'This is already done: {achievements}.',
      'For anyone in doubt: {achievements}.',
    ],
    medium: ['Facts: {achievements}.', 'Already done: {achievements}.'],
  },
  sheet: ['For the headline: {name}, {genre}.', 'Get it right: {name}, {genre}.'],
  segments: {
    genre: ['{genre}, period', '{genre}, no excuses'],
    style: ['no filter: {style}'],
    experience: ['lived so far: {experience}'],
  },
  separators: { tiktok: ' / ', instagram: ' / ' },
};
