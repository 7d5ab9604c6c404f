import { adjectiveTable } from './bank/adjectives.ts';
import { betrayal } from './bank/images/betrayal.ts';
import { beginning } from './bank/images/beginning.ts';
import { cityScenes } from './bank/images/city-scenes.ts';
import { cityTurns } from './bank/images/city-turns.ts';
import { coupletsMore } from './bank/images/couplets-more.ts';
import { couplets } from './bank/images/couplets.ts';
import { faithScenes } from './bank/images/faith-scenes.ts';
import { faithVoices } from './bank/images/faith-voices.ts';
import { freedom } from './bank/images/freedom.ts';
import { hooksMore } from './bank/images/hooks-more.ts';
import { hooks } from './bank/images/hooks.ts';
import { kin } from './bank/images/kin.ts';
import { lifeMemories } from './bank/images/life-memories.ts';
import { lifeScenes } from './bank/images/life-scenes.ts';
import { lifeVoices } from './bank/images/life-voices.ts';
import { lossFeelings } from './bank/images/loss-feelings.ts';
import { lossMemories } from './bank/images/loss-memories.ts';
import { lossScenes } from './bank/images/loss-scenes.ts';
import { lossWords } from './bank/images/loss-words.ts';
import { loveEndings } from './bank/images/love-endings.ts';
import { loveFeelings } from './bank/images/love-feelings.ts';
import { loveMemories } from './bank/images/love-memories.ts';
import { loveSayings } from './bank/images/love-sayings.ts';
import { loveScenes } from './bank/images/love-scenes.ts';
import { partyScenes } from './bank/images/party-scenes.ts';
import { partyTurns } from './bank/images/party-turns.ts';
import { prayer } from './bank/images/prayer.ts';
import { rootsMemories } from './bank/images/roots-memories.ts';
import { rootsScenes } from './bank/images/roots-scenes.ts';
import { rootsVoices } from './bank/images/roots-voices.ts';
import { struggleScenes } from './bank/images/struggle-scenes.ts';
import { sea } from './bank/images/sea.ts';
import { struggleVoices } from './bank/images/struggle-voices.ts';
import { themeScenes } from './bank/images/theme-scenes.ts';
import { themeVoices } from './bank/images/theme-voices.ts';
import { bodyNouns } from './bank/nouns/body.ts';
import { cityNouns } from './bank/nouns/city.ts';
import { feelingNouns } from './bank/nouns/feeling.ts';
import { houseNouns } from './bank/nouns/house.ts';
import { landNouns } from './bank/nouns/land.ts';
import { musicNouns } from './bank/nouns/music.ts';
import { peopleNouns } from './bank/nouns/people.ts';
import { sayingNouns } from './bank/nouns/saying.ts';
import { skyNouns } from './bank/nouns/sky.ts';
import { verbsAtoC } from './bank/verbs/a-to-c.ts';
import { verbsDtoG } from './bank/verbs/d-to-g.ts';
import { verbsHtoO } from './bank/verbs/h-to-o.ts';
import { verbsPtoR } from './bank/verbs/p-to-r.ts';
import { verbsStoZ } from './bank/verbs/s-to-z.ts';
import { type Bank, createBank, parseImages } from './bank.ts';
import type { Lexicon } from './frames/parse.ts';
import { parseAdjectives, parseNouns, parseVerbs } from './words.ts';

const tables = [
  ...[loveScenes, loveMemories, loveFeelings, loveSayings, loveEndings],
  ...[lossScenes, lossMemories, lossFeelings, lossWords],
  ...[partyScenes, partyTurns, cityScenes, cityTurns, sea],
  ...[struggleScenes, struggleVoices, freedom, beginning, faithScenes, faithVoices],
  ...[rootsScenes, rootsMemories, rootsVoices, lifeScenes, lifeMemories, lifeVoices],
  ...[betrayal, prayer, kin],
  ...[hooks, hooksMore, themeScenes, themeVoices, couplets, coupletsMore],
];

const nouns = [
  ...[houseNouns, cityNouns, landNouns, skyNouns, bodyNouns],
  ...[feelingNouns, sayingNouns, musicNouns, peopleNouns],
];

/** The words of the bank. */
export const spanishLexicon = (): Lexicon => ({
  nouns: parseNouns(nouns),
  adjectives: parseAdjectives(adjectiveTable),
  verbs: parseVerbs([verbsAtoC, verbsDtoG, verbsHtoO, verbsPtoR, verbsStoZ]),
});

/** All images of the bank, as they are written. */
export const spanishImages = () => tables.flatMap(parseImages);

/** What songs in Spanish are made of. */
export const createSpanishBank = (): Bank => createBank(spanishImages(), spanishLexicon());
