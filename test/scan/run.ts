// `npm run scan [class]`: what somebody hostile would try, against a fresh server of this machine and no other.
import { tryForeignPages } from './foreign-pages.ts';
import { tryLimits } from './limits.ts';
import { tryMailedLinks } from './mailed-links.ts';
import { tryNastyFiles } from './nasty-files.ts';
import { tryRaces } from './races.ts';
import { tryRawHttp } from './raw-http.ts';
import { Tally } from './tally.ts';
import { openTarget, type Target } from './target.ts';
import { tryTwoActors } from './two-actors.ts';

const classes: Record<string, (tally: Tally, target: Target) => Promise<void>> = {
  'dos-personas': tryTwoActors,
  'otros-sitios': tryForeignPages,
  limites: tryLimits,
  carreras: tryRaces,
  enlaces: tryMailedLinks,
  archivos: tryNastyFiles,
  'http-crudo': tryRawHttp,
};

const [chosen] = process.argv.slice(2);
if (chosen !== undefined && !Object.hasOwn(classes, chosen)) {
  console.error(`No existe la clase «${chosen}». Las que hay: ${Object.keys(classes).join(', ')}.`);
  process.exit(1);
}

await using opened = new AsyncDisposableStack();
const target = await openTarget(opened);
let [cases, findings] = [0, 0];
for (const [name, attack] of Object.entries(classes)) {
  if (chosen !== undefined && chosen !== name) continue;
  const tally = new Tally();
  try {
    await attack(tally, target);
  } catch (error) {
    tally.check('the class was tried to its end', false, error);
  }
  console.log(
    `${name.padEnd(14)} ${String(tally.cases).padStart(5)} casos, ${tally.findings.length} hallazgos`,
  );
  for (const finding of tally.findings.slice(0, 20)) console.log(`  ${finding}`);
  cases += tally.cases;
  findings += tally.findings.length;
}
console.log(`scan: ${cases} casos, ${findings} hallazgos`);
if (findings > 0) process.exitCode = 1;
