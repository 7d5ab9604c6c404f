/** What one check found. It fails on any fault, and when it counted what it read and read nothing. */
export type StepResult = { faults: readonly string[]; read?: number };

export type Step = { name: string; run: () => StepResult | Promise<StepResult> };

/** The step, unless what it reads could not be made: all that it would say then comes of that. */
export const after = (
  first: { name: string; faults: Promise<readonly string[]> },
  step: Step,
): Step => ({
  name: step.name,
  run: async () =>
    (await first.faults).length > 0
      ? { faults: [`no se revisó: primero arregla «${first.name}»`] }
      : step.run(),
});

/** Steps at a time: most of them are programs that use more than one core themselves. */
const atOnce = 2;

/** Runs every step, says how each went, and counts them. */
export async function runSteps(
  steps: readonly Step[],
): Promise<{ passed: number; failed: number }> {
  const waiting = [...steps];
  const count = { passed: 0, failed: 0 };
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const started = performance.now();
      const faults = await runStep(step);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${faults.length === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
      for (const fault of faults) console.log(fault.replace(/^/gm, '    '));
      count[faults.length === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return count;
}

async function runStep(step: Step): Promise<readonly string[]> {
  try {
    const { faults, read } = await step.run();
    return read === 0 ? [...faults, 'no leyó nada: así no comprueba nada'] : faults;
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}
