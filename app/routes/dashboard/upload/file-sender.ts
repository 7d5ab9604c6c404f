/** What sends a file: a quarter of the script of its page, loaded once the page is alive. */
export { Upload } from 'tus-js-client';
export { sha256OfFile } from './sha256-of-file.ts';
