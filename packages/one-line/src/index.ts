export { lineField, textField } from './fields.ts';
export { composed, oneLine, severalLines } from './one-line.ts';
