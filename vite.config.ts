import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { checkContent } from './content/check.ts';
import { guideFiles } from './vite-plugins/guide-files.ts';
import { reloadOnSave } from './vite-plugins/reload-on-save.ts';
import { serverBoundary } from './vite-plugins/server-boundary.ts';
import { siteScript } from './vite-plugins/site-script.ts';
import { spanishFonts } from './vite-plugins/spanish-fonts.ts';

checkContent();

const root = import.meta.dirname;

/** Controls of forms and panels: nearly every application page draws several. */
const controls =
  'alert|card|checkbox(-group)?|confirmation|empty-state|field(-error)?|focus-on-mount|meter|new-tab-link|outcome-\\w+|panel|password-input|segmented|select|sending|status-badge|submit-button|tabs|text-area|text-input|use-last-outcome';

/**
 * One stylesheet for what every page shows, one more for the controls of the application pages. Of script, a page
 * loads the framework, the shell, and what it draws; many small files would compress worse.
 */
const groups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\/|vite\/preload-helper/,
    priority: 3,
  },
  // What the site script shares with the application stays in it: one request on a static page.
  {
    name: 'site',
    test: /\/app\/(islands\/|ui\/(notice|form-draft)\.|ui\/shell\/session-signal)/,
    priority: 3,
  },
  {
    name: 'shell',
    test: /\/app\/(?!page-head|questions-thing)[^/]+\.tsx?$|\/app\/ui\/((?:(?:app-)?shell|art)\/.*\.css$|(?:app-)?shell\/(?!header|footer|account|mobile-menu|channel-icons|offers-chat|app-header|foot-line|wordmark)[^/]+$|(button|icons|toast)\.|(tokens|fonts|base)\.css)|\/content\/brand\./,
    priority: 2,
  },
  // The pieces of the public pages, and the forms that they share with the application.
  {
    name: 'page',
    test: /\/app\/ui\/(site\/.*|alert|card|checkbox|dialog|field|form|outcome-form|segmented|select|text-area|text-input)\.css$/,
    priority: 2,
  },
  { name: 'ui', test: /\/app\/ui\/[^/]+\.css$/, priority: 1 },
  { name: 'controls', test: new RegExp(`/app/ui/(${controls})\\.tsx?$`), priority: 1 },
  {
    name: 'player',
    test: /\/app\/ui\/(player|seek-bar|use-playback|waveform(-path)?|cover-image|song-cover|time|art\/drawn-cover\/.*)\.tsx?$/,
    priority: 1,
  },
  // What is written to the studio: each file of its own would cost 850 bytes of headers.
  {
    name: 'message',
    test: /\/forms\/(contact|message)-fields\.|\/wanted-services\./,
    priority: 0,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    serverBoundary(),
    spanishFonts('app/ui/fonts.css'),
    reactRouter(),
    siteScript('app/islands/site.ts'),
    reloadOnSave('app/islands/site.ts'),
    guideFiles(),
  ],
  build: {
    // No file inside another: the Content-Security-Policy allows our own files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
      'tus-js-client',
      'zod',
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ...(command === 'build' && {
      ssr: { build: { rolldownOptions: { input: 'server/entry.ts' } } },
    }),
  },
}));
