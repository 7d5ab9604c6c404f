import { expect, test, vi } from 'vitest';
import { after, runSteps, type Step } from './step.ts';

const steps: Step[] = [
  { name: 'clean', run: () => ({ faults: [], read: 3 }) },
  { name: 'a program that says nothing of files', run: async () => ({ faults: [] }) },
  { name: 'a fault', run: () => ({ faults: ['x.ts: mal'], read: 3 }) },
  { name: 'read nothing', run: () => ({ faults: [], read: 0 }) },
  { name: 'thrown', run: () => Promise.reject(new Error('sin oxlint')) },
];

test('a step passes without faults; a fault, an exception and reading nothing fail it', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runSteps(steps)).toEqual({ passed: 2, failed: 3 });
  const said = log.mock.calls.flat().join('\n');
  expect(said).toMatch(/✓ clean/);
  expect(said).toMatch(/✗ a fault .*\n {4}x\.ts: mal/);
  expect(said).toMatch(/✗ read nothing .*\n {4}no leyó nada/);
  expect(said).toMatch(/✗ thrown .*\n {4}Error: sin oxlint/);
});

test('what reads the work of another step is not run when that failed, and says so', async () => {
  const run = vi.fn<Step['run']>(() => ({ faults: [], read: 1 }));
  const types = { name: 'types', run };
  const step = (...faults: string[]) =>
    after({ name: 'routes', faults: Promise.resolve(faults) }, types);
  expect(await step().run()).toEqual({ faults: [], read: 1 });
  expect(run).toHaveBeenCalledTimes(1);
  expect(await step('content/tools.ts: tempo.lead').run()).toEqual({
    faults: ['no se revisó: primero arregla «routes»'],
  });
  expect(run).toHaveBeenCalledTimes(1);
});
