import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deleteLostScratchFolders, withScratchFolder } from './scratch-folder.ts';

test('a scratch folder is there for its work, and gone when that ends or fails', async () => {
  const seen: string[] = [];
  await withScratchFolder(async (folder) => {
    seen.push(folder);
    await writeFile(join(folder, 'x'), 'x');
  });
  const failing = withScratchFolder(async (folder) => {
    seen.push(folder);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(new Set(seen).size).toBe(2);
  expect(seen.some((folder) => existsSync(folder))).toBe(false);
});

test('what a process left that is gone is deleted, and nothing of one that runs or of others', async () => {
  // A process that has ended, and whose number nobody has by now.
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const lost = join(tmpdir(), `estudio2600-${pid}-perdida`);
  const others = join(tmpdir(), `estudio2600-otra-${pid}`);
  const parents = join(tmpdir(), `estudio2600-${process.ppid}-ajena`);
  for (const folder of [lost, others, parents]) {
    await mkdir(folder, { recursive: true });
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
  }
  await writeFile(join(lost, 'task.json'), '{}');
  await withScratchFolder(async (own) => {
    await deleteLostScratchFolders();
    expect([lost, others, parents, own].map((folder) => existsSync(folder))).toEqual([
      ...[false, true, true, true],
    ]);
    expect(basename(own)).toContain(`estudio2600-${process.pid}-`);
  });
});
