import type { ToneTexts } from './tone-texts.ts';

export const enCreative: ToneTexts = {
  opening: {
    long: [
      'A name, {name}, and a place to stay: {genre}.',
      'On (my|our|the) door it says {name}; inside there is {genre}.',
      '{name} is the name; {genre} is the language (I speak|we speak|of the project).',
      'If (my|our|this) music were a house, the door would say {name} and the living room would play {genre}.',
      'First there is a silence; then, {genre}. (I sign it|We sign it|Signed): {name}.',
      '(I draw|We draw|The project draws) with {genre} and (sign|sign|signs) below: {name}.',
      '(I turn|We turn|The project turns) on a light and inside there is {genre}. At the entrance it says {name}.',
      'Between noise and silence, {genre}. (My|Our|The) name there is {name}.',
      'A letter written with {genre}. (My|Our|The) signature: {name}.',
      'On the map, {name}. On the road, {genre}.',
    ],
    medium: ['{name}: a name for {genre}.', 'A name, {name}; a language, {genre}.'],
  },
  style: {
    long: [
      'If (my|our|its) sound were a landscape, it would hold this: {style}.',
      'On (my|our|its) palette there is this: {style}.',
      '(My|Our|Its) music is made of this: {style}.',
      'Close your eyes and this appears: {style}.',
    ],
    medium: ['The palette: {style}.', 'The landscape: {style}.'],
  },
  experience: {
    long: [
      'The map of the road to here: {experience}.',
      'All music comes from somewhere. (Mine|Ours|This one) comes from here: {experience}.',
      '(In my|In our|In the) luggage there is this: {experience}.',
      'What sounded before this bar: {experience}.',
    ],
    medium: ['The road: {experience}.', 'In the luggage: {experience}.'],
  },
  achievements: {
    long: [
      'What the road has left behind: {achievements}.',
      'Underlined in the notebook: {achievements}.',
      '(I keep|We keep|The project keeps) this in the drawer of things that matter: {achievements}.',
      'In ink that doesn’t fade: {achievements}.',
    ],
    medium: ['Underlined: {achievements}.', 'In the notebook: {achievements}.'],
  },
  sheet: ['On the back of the photo: {name}, {genre}.', 'On the label: {name}, {genre}.'],
  segments: {
    genre: ['in the key of {genre}', 'a language: {genre}'],
    style: ['landscape: {style}'],
    experience: ['luggage: {experience}'],
  },
  separators: { tiktok: '\n', instagram: ' | ' },
};
