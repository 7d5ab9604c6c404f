import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { providedCertificate } from './certificate.ts';
import { productionHost } from './sites.ts';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const isRoot = process.getuid?.() === 0;

const certificate = providedCertificate();

export const chromiumArguments = [
  // Chromium refuses to sandbox its processes as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // The tests must pass, and fail, the same with and without the internet.
  `--host-resolver-rules=MAP ${productionHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
  // Trusted from the start. Playwright's `ignoreHTTPSErrors` forgives each connection anew, and where many begin at
  // once a request is now and then given up with ERR_TOO_MANY_RETRIES.
  ...(certificate ? [`--ignore-certificate-errors-spki-list=${certificate.spki}`] : []),
];

/**
 * The browser of the journeys: the same Chromium without the window that it would make around every page, which takes a
 * third of their time. Where that is not to be had, the whole one.
 */
export function findHeadlessChromium(): string {
  return (
    installedOr(['/usr/bin/chromium-headless-shell'], 'chromium-headless-shell') ?? findChromium()
  );
}

/** A whole browser: the system's, a fresh Debian package, or Playwright's own. */
export function findChromium(): string {
  const found = installedOr(installed, 'chromium');
  if (found) return found;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  throw new Error(
    'Los recorridos necesitan Chromium o Chrome y no hay ninguno. En Debian: ' +
      '«sudo apt-get install chromium». En macOS: instala Google Chrome. ' +
      'En cualquier sistema: «npx playwright install --with-deps chromium».',
  );
}

/** The first of these programs; if there is none, after this Debian package was installed, where that is allowed. */
function installedOr(paths: readonly string[], name: string): string | undefined {
  const program = () => paths.find((path) => existsSync(path));
  return program() ?? (isRoot && isDebian() && installPackage(name) ? program() : undefined);
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

function installPackage(name: string): boolean {
  console.log(`Instalando ${name} con apt-get…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', name);
}
