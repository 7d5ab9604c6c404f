import { expect, test } from 'vitest';
import { createStages } from './stages.ts';

test('says the seconds of each stage, also of one that failed, and whether all were within the budget', async () => {
  let clock = 100;
  const stages = createStages(() => clock);
  await stages.time('Revisiones', async () => void (clock += 20.4));
  const failing = stages.time('Pruebas', async () => {
    clock += 140;
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  expect(stages.report(160)).toBe('Revisiones: 20 s\nPruebas: 140 s\nEn total: 160 s, de 160 s');
  expect(stages.report(159)).toContain('En total: 160 s, más de los 159 s previstos');
});
