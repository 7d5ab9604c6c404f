import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { furthestAhead, type MovableClock, openMovableClock } from './movable-clock.ts';

const day = 24 * 60 * 60 * 1000;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-ñ '));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function openClock(folder: string): MovableClock {
  const clock = openMovableClock(folder);
  onTestFinished(() => clock.close());
  return clock;
}

/** Days ahead of the machine, to a thousandth. */
const daysAhead = (clock: MovableClock) =>
  // The clock is read first: a millisecond later it is behind by none, and not by minus none.
  Math.round(((clock.now().getTime() - Date.now()) / day) * 1000) / 1000 + 0;

test('one that nobody moved has the machine’s time', async () => {
  expect(daysAhead(openClock(await newFolder()))).toBe(0);
});

test('a move counts at once where it was made, within a second in another process, and after a restart', async () => {
  const folder = await newFolder();
  const [one, other] = [openClock(folder), openClock(folder)];
  await one.moveTo(new Date(Date.now() + 30 * day));
  expect(daysAhead(one)).toBe(30);
  await expect.poll(() => daysAhead(other), { timeout: 1000 }).toBe(30);
  await other.moveTo(new Date(other.now().getTime() + day));
  await expect.poll(() => daysAhead(one), { timeout: 1000 }).toBe(31);
  expect(daysAhead(openClock(folder))).toBe(31);
});

test('it goes back to the machine’s time everywhere', async () => {
  const folder = await newFolder();
  const [one, other] = [openClock(folder), openClock(folder)];
  await one.moveTo(new Date(Date.now() + day));
  await expect.poll(() => daysAhead(other), { timeout: 1000 }).toBe(1);
  await other.reset();
  expect(daysAhead(other)).toBe(0);
  await expect.poll(() => daysAhead(one), { timeout: 1000 }).toBe(0);
  expect(daysAhead(openClock(folder))).toBe(0);
});

test.each(['', '{', '[]', '{"ahead":"1"}', '{"ahead":-5}', '{"ahead":1e18}', '{"ahead":null}'])(
  'a file with «%s» in it is the machine’s time, and can be moved',
  async (text) => {
    const folder = await newFolder();
    await writeFile(join(folder, 'clock.json'), text);
    const clock = openClock(folder);
    expect(daysAhead(clock)).toBe(0);
    await clock.moveTo(new Date(Date.now() + day));
    expect(daysAhead(openClock(folder))).toBe(1);
  },
);

test('a folder in its place is the machine’s time', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'clock.json'));
  expect(daysAhead(openClock(folder))).toBe(0);
});

test('a file that breaks while it runs is the machine’s time', async () => {
  const folder = await newFolder();
  const clock = openClock(folder);
  await clock.moveTo(new Date(Date.now() + day));
  await writeFile(join(folder, 'clock.json'), 'roto');
  await expect.poll(() => daysAhead(clock), { timeout: 1000 }).toBe(0);
});

test('it is moved neither behind the machine’s time nor to where no date is', async () => {
  const clock = openClock(await newFolder());
  for (const ahead of [-day, furthestAhead + day, NaN])
    await expect(clock.moveTo(new Date(Date.now() + ahead))).rejects.toMatchObject({
      name: 'ZodError',
    });
  expect(daysAhead(clock)).toBe(0);
});
