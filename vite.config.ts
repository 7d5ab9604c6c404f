import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { checkContent } from './content/check.ts';
import { awaitedHandler } from './vite-plugins/awaited-handler.ts';
import { guideFiles } from './vite-plugins/guide-files.ts';
import { namedModules } from './vite-plugins/named-modules.ts';
import { reloadOnSave } from './vite-plugins/reload-on-save.ts';
import { serverBoundary } from './vite-plugins/server-boundary.ts';
import { siteScript } from './vite-plugins/site-script.ts';
import { spanishFonts } from './vite-plugins/spanish-fonts.ts';

checkContent();

const root = import.meta.dirname;

const ofDashboard = (name: string) => `/app/routes/dashboard/${name}.`;

/**
 * What a page loads of script: the framework, the shell, and what it draws; many small files would compress worse. A
 * module belongs to the first group that names a part of its path.
 */
const scripts = {
  react: [
    '/node_modules/react/',
    '/node_modules/react-dom/',
    '/node_modules/react-router/',
    '/node_modules/scheduler/',
    'vite/preload-helper',
  ],
  shell: [
    ...['entry.client', 'error-page', 'failure-details', 'keep-form', 'keep-page', 'live-data'],
    ...['lost-connection', 'origin-of', 'page-handle', 'private-page', 'root', 'secret-field'],
    ...['session-sync', 'stay-on-page', 'ui/button', 'ui/icons', 'ui/toast'],
    ...['ui/app-shell/app-head', 'ui/app-shell/app-nav', 'ui/app-shell/app-places'],
    ...['ui/app-shell/place', 'ui/app-shell/place-icons', 'ui/shell/altimeter'],
    ...['ui/shell/auth-path', 'ui/shell/clipped-wave', 'ui/shell/failure', 'ui/shell/loading'],
    ...['ui/shell/not-found', 'ui/shell/page-message', 'ui/shell/rule'],
    ...[
      'ui/shell/session-signal',
      'ui/shell/skip-link',
      'ui/form-draft',
      'islands/forms-of-others',
    ],
    ...['islands/go-back', 'islands/nav-trays', 'routes/dashboard/wizard/wizard-path'],
  ].map((name) => `/app/${name}.`),
  /** Of forms and panels: nearly every application page draws several. */
  controls: [
    ...['alert', 'card', 'checkbox', 'checkbox-group', 'confirmation', 'empty-state', 'field'],
    ...['field-error', 'focus-on-mount', 'meter', 'new-tab-link', 'outcome-alert', 'outcome-form'],
    ...['panel', 'password-input', 'segmented', 'select', 'status-badge'],
    ...['submit-button', 'tabs', 'text-area', 'text-input', 'use-last-outcome'],
  ].map((name) => `/app/ui/${name}.`),
  player: [
    ...['cover-image', 'player', 'seek-bar', 'song-cover', 'time', 'use-playback', 'waveform'],
    ...['waveform-path'],
  ].map((name) => `/app/ui/${name}.`),
  /** Where a file is put, and how far it is. */
  files: ['/app/ui/file-drop.', '/app/ui/progress.'],
  /** What is chosen from in forms, and shown by name elsewhere. */
  choices: ['/project/src/genres.'],
  /** The sections of the dashboard, whose lists are alike; and the first, where whoever signs in arrives. */
  dashboard: ['distribution-progress', 'layout', 'load-failure', 'project-list'].map(ofDashboard),
  overview: ['distribution-list', 'next-step-card', 'overview', 'total-cards'].map(ofDashboard),
  /** What a message is about, which lists of messages say too. */
  services: ['/wanted-services.'],
  /** What is written to the studio: each file of its own would cost 850 bytes of headers. */
  message: ['/forms/contact-fields.', '/forms/message-fields.'],
};

/** One stylesheet for what every page shows, one more for the controls of the application pages. */
const sheets = {
  shell: [
    ...['app-shell/', 'art/', 'shell/', 'base.', 'button.', 'fonts.', 'icons.', 'toast.'],
    ...['tokens.'],
  ].map((name) => `/app/ui/${name}`),
  /** The pieces of the public pages, those of the tools too, and the forms that they share with the application. */
  page: [
    ...['site/', 'alert.', 'card.', 'checkbox.', 'dialog.', 'field.', 'form.', 'outcome-form.'],
    ...['segmented.', 'select.', 'text-area.', 'text-input.'],
  ]
    .map((name) => `/app/ui/${name}`)
    .concat('/app/routes/site/tools/frame/'),
  ui: ['/app/ui/'],
};

/** In the order in which they choose: a group takes what its modules import along, and no script takes a sheet. */
const groups = [
  ...groupsOf(sheets, (id) => id.endsWith('.css')),
  ...groupsOf(scripts, (id) => !id.endsWith('.css')),
].map((group, place, { length }) => ({ ...group, priority: length - place }));

function groupsOf(partsByName: Record<string, string[]>, isOfKind: (id: string) => boolean) {
  return Object.entries(partsByName).map(([name, parts]) => ({
    name,
    // A query asks for something else than the module: its address, or a route of it.
    test: (id: string) =>
      isOfKind(id) && !id.includes('?') && parts.some((part) => id.includes(part)),
  }));
}

export default defineConfig(({ command }) => ({
  plugins: [
    serverBoundary(),
    spanishFonts('app/ui/fonts.css'),
    reactRouter(),
    awaitedHandler(),
    siteScript('app/islands/site.ts'),
    namedModules([scripts, sheets].flatMap((names) => Object.values(names).flat())),
    reloadOnSave('app/islands/site.ts'),
    guideFiles(),
  ],
  build: {
    // No file inside another: the Content-Security-Policy allows our own files only.
    assetsInlineLimit: 0,
    modulePreload: false,
    // The rhyme list, 241 KiB as it is sent, comes when somebody looks for a rhyme.
    chunkSizeWarningLimit: 900,
    // Whoever types `npm start` wants to read where the site is.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    // Dependencies may be a link to a folder elsewhere.
    fs: { allow: [root, realpathSync(join(root, 'node_modules'))] },
    watch: { ignored: ['build', 'data', 'test-results'].map((name) => join(root, name, '**')) },
  },
  // All that a browser loads from npm. Looking for it would also find what only the server loads, and then load every
  // open page again.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      '@noble/hashes/sha2.js',
      '@noble/hashes/utils.js',
      '@zxcvbn-ts/core',
      'mediabunny',
      'tus-js-client',
      'zod',
    ],
  },
  // A worker is a file of its own, whose policy is its own, too (`server/http/static-files.ts`).
  worker: {
    format: 'es',
    plugins: () => [serverBoundary()],
    rolldownOptions: {
      output: { entryFileNames: 'assets/workers/[name]-[hash].js', codeSplitting: false },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' && {
      ssr: { build: { rolldownOptions: { input: 'server/entry.ts' } } },
    }),
  },
}));
