import type { ToneTexts } from './tone-texts.ts';

export const enCasual: ToneTexts = {
  opening: {
    long: [
      'Hi: (I’m {name} and what I make is|we’re {name} and what we make is|this project is called {name} and what it makes is) {genre}.',
      '(You can call me {name}. I make|You can call us {name}. We make|This project is called {name}. It makes) {genre}.',
      '{name}: that’s (what I go by when I make|what we go by when we make|the name of a project that makes) {genre}.',
      '(My|Our|The) thing (is|is|here is) {genre}, and the name is {name}.',
      '(Here I am: I’m {name} and I make|Here we are: we’re {name} and we make|Here is a project called {name}, and it makes) {genre}.',
      'Looking for some {genre}? (I’m {name}.|We’re {name}.|The project is called {name}.)',
      'Nice to meet you. (I’m {name}, and I make|We’re {name}, and we make|The project is called {name}, and it makes) {genre}.',
      'The short version: (I’m {name} and I make|we’re {name} and we make|the project is called {name} and makes) {genre}.',
      '(I make {genre} and I go|We make {genre} and we go|The project makes {genre} and goes) by {name}.',
      'Around here it’s {genre}. (I’m|We’re|The name is) {name}.',
    ],
    medium: [
      '(I’m|We’re|This is) {name}: {genre}.',
      'Going by {name}, (I make|we make|the project makes) {genre}.',
    ],
  },
  style: {
    long: [
      'What does it sound like? Like this: {style}.',
      'It sounds more or less like this: {style}.',
      'To give you an idea of (my|our|the) music: {style}.',
      'If you ask about the sound, the answer is this: {style}.',
    ],
    medium: ['Sounds like this: {style}.', 'The sound: {style}.'],
  },
  experience: {
    long: [
      '(I come|We come|The project comes) from this: {experience}.',
      'The road (I have|we have|the project has) covered: {experience}.',
      'The story so far goes like this: {experience}.',
      '(My|Our|The) story, without the detours: {experience}.',
    ],
    medium: ['The road so far: {experience}.', 'The story: {experience}.'],
  },
  achievements: {
    long: [
      'What’s already done: {achievements}.',
      'Worth a call home: {achievements}.',
      'And this already happened: {achievements}.',
      '(I’m|We’re|The project is) happy to tell you: {achievements}.',
    ],
    medium: ['Already happened: {achievements}.', 'Done so far: {achievements}.'],
  },
  sheet: ['To keep at hand: {name}, {genre}.', 'If you need it short: {name}, {genre}.'],
  segments: {
    genre: ['(I make|we make|here for) {genre}', 'into {genre}'],
    style: ['sounds like this: {style}'],
    experience: ['the road so far: {experience}'],
  },
  separators: { tiktok: ' | ', instagram: ' · ' },
};
