import { BioFault } from '#packages/bio/src/index.ts';

/** So many seeds after the first are tried. */
const more = 3;

/**
 * What comes of a seed, or of one of the next where its text has a fault: the verifier is stricter than anybody who reads, and another
 * wording may be right. What fails otherwise fails at once.
 * @throws {BioFault} the last one, when all of them have one
 */
export function withNextSeeds<Made>(
  seed: number,
  make: (seed: number) => Made,
  onFault: (fault: BioFault) => void,
): Made {
  for (let tried = 0; tried < more; tried += 1) {
    try {
      return make(seed + tried);
    } catch (error) {
      if (!(error instanceof BioFault)) throw error;
      onFault(error);
    }
  }
  return make(seed + more);
}
