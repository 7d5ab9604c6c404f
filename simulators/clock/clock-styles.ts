import { baseStyles } from '../base-styles.ts';

/** The sheet of the page of the clock, with the site's colours and the system's fonts. */
export const clockStyles = `${baseStyles}body { background: var(--paper); color: var(--ink); font: 400 1rem/1.5 system-ui, sans-serif; padding: 20px 16px 40px; overflow-wrap: anywhere; }
header, main { max-width: 60rem; margin-inline: auto; }
header { margin-bottom: 20px; }
h1 { font-size: 2rem; line-height: 1.05; }
h2 { font-size: 1.25rem; line-height: 1.2; }
h2:not(:first-child) { margin-top: 32px; }
header p, dt, #hint { color: var(--ink-2); }
a { color: inherit; text-underline-offset: 0.22em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 20px; }
h2 + p { margin-top: 8px; max-width: 42rem; }
dl { display: grid; gap: 2px; margin-bottom: 12px; }
dd { margin: 0 0 10px; }
.now { font-size: 1.5rem; font-weight: 650; line-height: 1.2; }
.done { margin-bottom: 12px; color: var(--good); font-weight: 650; }
form { margin-top: 12px; }
.steps, .until { display: flex; flex-wrap: wrap; gap: 8px; }
.until { margin-top: 6px; }
label { display: block; margin-top: 20px; font-weight: 650; }
#hint { font-size: 0.875rem; }
#error { margin-top: 8px; color: var(--bad); font-weight: 650; }
input, button { font: inherit; min-height: 44px; max-width: 100%; border: 1px solid var(--edge); border-radius: 4px; background: var(--surface); color: var(--ink); padding: 9px 14px; }
input { background: var(--paper); }
input[aria-invalid] { border-color: var(--bad); }
button { font-weight: 650; cursor: pointer; }
button:hover { border-color: var(--ink); }
.steps button { flex: 1 1 8rem; background: var(--amber); border-color: var(--amber); color: var(--on-amber); }
.until > * { flex: 1 1 14rem; }
code { font: 400 0.875rem/1.55 ui-monospace, monospace; }
ul { margin-top: 8px; padding-left: 1.25rem; max-width: 42rem; }
li + li { margin-top: 6px; }
@media (min-width: 44em) {
  section { padding: 28px; }
  .until > *, .steps button { flex: none; }
  .steps button { min-width: 8rem; }
}
`;
