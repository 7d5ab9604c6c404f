// The server build starts here: React Router wants its own exports, `scripts/serve.mjs` runs `main`.
export * from 'virtual:react-router/server-build';
export { createApp } from './app.ts';
export { main } from './main.ts';
export { wordsOf } from './start-error.ts';
