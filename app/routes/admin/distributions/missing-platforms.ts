import { kinds, regions } from '#content/platforms/platform.ts';
import {
  findPlatform,
  platforms,
  type PlanSet,
  platformsOf,
} from '#content/platforms/platforms.ts';

const plans = [
  { plan: 'basica', name: 'Básica' },
  { plan: 'pro', name: 'Pro' },
] as const;

const planValue = (plan: PlanSet) => `plan:${plan}`;

/** What a song can still be sent to, as the list of the form shows it. */
export type MissingPlatforms = ReturnType<typeof missingPlatforms>;

/** `taken` are the ids of those where it is, or is asked for. */
export function missingPlatforms(taken: readonly string[]) {
  const missing = platforms.filter(({ id }) => !taken.includes(id));
  return {
    plans: plans.map(({ plan, name }) => {
      const all = platformsOf(plan);
      const left = all.filter(({ id }) => !taken.includes(id)).length;
      return { value: planValue(plan), label: `Plan ${name}: ${leftText(left, all.length)}`, left };
    }),
    regions: Object.entries(regions).flatMap(([region, label]) => {
      const own = missing.filter((platform) => platform.region === region);
      return own.length > 0
        ? [{ label, platforms: own.map(({ id, name, kind }) => ({ id, name, kind: kinds[kind] })) }]
        : [];
    }),
  };
}

function leftText(left: number, all: number): string {
  if (left === 0) return `ya están las ${all}`;
  if (left === all) return `las ${all}`;
  return left === 1 ? 'la que falta' : `las ${left} que faltan`;
}

/** The ids that a choice of that list stands for; none for what is not in it. */
export function chosenPlatforms(value: string): string[] {
  const chosen = plans.find(({ plan }) => planValue(plan) === value);
  if (chosen) return platformsOf(chosen.plan).map(({ id }) => id);
  return findPlatform(value) ? [value] : [];
}
