import { settle, type Row } from '../cover/bars.ts';
import { figure, table } from '../measure.ts';
import { configurationHash } from './configuration.ts';
import { hashCorpus, openCorpus, openIndependent } from './open-corpus.ts';
import { atLeast, percent, pitchBars, published } from './pitch-bars.ts';
import { bestShift, bestThreshold, type PitchScore, scoreClips } from './score-pitch.ts';
import { byGroup, ours, pitchy, type TrackedClip, trackFolder } from './trackers.ts';

/** The seed that is reported; nothing was ever chosen by it. */
const reported = 20_261_120;
const others = [1, 2, 3, 4, 5];
/** How far a seed may lie below the reported one, in points of OA. */
const mostBelow = 0.7;
/** How far a group may lie below its best rival. */
const mostBelowRival = 0.5;

/** What the clips of the reported seed are; those that FFmpeg encodes are its 5.1's. */
const frozen = {
  rendered: '798434f834f692ef8984a891fe95fca6daac189d22fa15e44409b9618641080e',
  encoded: '2950b1a0f1db645fa69ba05cd99063946971ae05e219c419baf7fc722579b41b',
};

export async function measurePitch(): Promise<string> {
  const folder = openCorpus(reported);
  const hashes = hashCorpus(folder);
  if (hashes.rendered !== frozen.rendered)
    throw new Error(`el corpus no es el de siempre: ${hashes.rendered}`);
  if (hashes.encoded !== frozen.encoded)
    console.log('Otra versión de FFmpeg: los clips codificados no son los de siempre.');
  console.log(`configuración ${configurationHash()}, corpus ${hashes.rendered.slice(0, 12)}`);
  const clips = trackFolder(folder, ours);
  const score = scoreAligned(clips);
  const rival = trackFolder(folder, pitchy);
  const rivalScore = scoreAligned(rival);
  const shift = bestShift(rival);
  const threshold = bestThreshold(rival, shift);
  const favoured = scoreClips(rival, { shift, threshold });
  printScores({
    'este motor': score,
    'pitchy 4.1, claridad 0,9': rivalScore,
    [`pitchy 4.1, ${figure(threshold, 3)}: su mejor aquí`]: favoured,
  });
  const rows = [...pitchBars(score), ...groupRows(clips, rival, { shift, threshold })];
  settle(`semilla ${reported}`, rows);
  return `tono: OA ${percent(score.oa)}, RPA ${percent(score.rpa)}; pitchy ${percent(rivalScore.oa)} y ${percent(rivalScore.rpa)}`;
}

export async function measureSeeds(): Promise<string> {
  const home = scoreAligned(trackFolder(openCorpus(reported), ours));
  const scores = others.map((seed) => ({
    seed,
    score: scoreAligned(trackFolder(openCorpus(seed), ours)),
  }));
  printScores({
    [`semilla ${reported}`]: home,
    ...Object.fromEntries(scores.map(({ seed, score }) => [`semilla ${seed}`, score])),
  });
  settle(
    'otras semillas, OA',
    scores.map(({ seed, score }) =>
      atLeast(`semilla ${seed}`, score.oa, 100 * home.oa - mostBelow),
    ),
  );
  return `semillas: OA ${scores.map(({ score }) => percent(score.oa)).join(', ')}`;
}

/** Other synthesisers: Csound, FluidSynth and Festival. A seed after the name of the part sings anew. */
export async function measureIndependent(seed = 2027): Promise<string> {
  const folder = openIndependent(seed);
  const clips = trackFolder(folder, ours);
  const rival = trackFolder(folder, pitchy);
  const shift = bestShift(rival);
  const threshold = bestThreshold(rival, shift);
  const score = scoreAligned(clips);
  const rivalScore = scoreAligned(rival);
  printScores({
    'este motor': score,
    'pitchy 4.1, claridad 0,9': rivalScore,
    [`pitchy 4.1, ${figure(threshold, 3)}: su mejor aquí`]: scoreClips(rival, { shift, threshold }),
    ...Object.fromEntries([...byGroup(clips)].map(([group, some]) => [group, scoreAligned(some)])),
  });
  for (const clip of clips) {
    const own = scoreAligned([clip]);
    console.log(`  ${clip.id.padEnd(22)} OA ${percent(own.oa)}, RPA ${percent(own.rpa)}`);
  }
  settle(`otros sintetizadores, semilla ${seed}`, [
    atLeast('OA', score.oa, 97),
    atLeast('RPA', score.rpa, 98.9),
  ]);
  return `ajenas: OA ${percent(score.oa)}, RPA ${percent(score.rpa)}; pitchy ${percent(rivalScore.oa)} y ${percent(rivalScore.rpa)}`;
}

const scoreAligned = (clips: readonly TrackedClip[]): PitchScore =>
  scoreClips(clips, { shift: bestShift(clips) });

function printScores(scores: Readonly<Record<string, PitchScore>>): void {
  const head = ['', 'OA', 'F50', 'RPA', 'RCA', 'VR', 'VFA', 'gruesos', 'med c', 'P95 c', 'sesgo c'];
  const rows = Object.entries(scores).map(([name, one]) => [
    ...[name, percent(one.oa), percent(one.f50), percent(one.rpa), percent(one.rca)],
    ...[percent(one.vr), percent(one.vfa), percent(one.gross, 2)],
    ...[figure(one.median, 2), figure(one.p95, 1), figure(one.bias, 2)],
  ]);
  console.log(table(head, rows));
}

/** Every group beside what is published of its rivals, pitchy of this run, and the best of them. */
function groupRows(
  clips: readonly TrackedClip[],
  rival: readonly TrackedClip[],
  options: { shift: number; threshold: number },
): Row[] {
  const shift = bestShift(clips);
  const own = byGroup(clips);
  const theirs = byGroup(rival);
  const names = Object.keys(published);
  const lines: string[][] = [];
  const rows: Row[] = [];
  for (const [group, some] of own) {
    const value = scoreClips(some, { shift }).oa;
    const pitchyHere = 100 * scoreClips(theirs.get(group) ?? [], options).oa;
    const rivals = names.map((name) => published[name]?.[group] ?? 0);
    const best = Math.max(...rivals, pitchyHere);
    lines.push([group, ...[100 * value, ...rivals, pitchyHere].map((one) => figure(one, 1))]);
    const bar = group === 'accomp' ? 88 : best - mostBelowRival;
    rows.push(atLeast(`OA ${group}, su mejor rival ${figure(best, 1)}`, value, bar));
  }
  console.log(table(['OA por grupo', 'este motor', ...names, 'pitchy, su mejor'], lines));
  return rows;
}
