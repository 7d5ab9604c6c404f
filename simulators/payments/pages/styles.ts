import { baseStyles } from '../../base-styles.ts';

/** The sheet of the simulators' pages, with the site's colours and the system's fonts. */
export const paymentStyles = `${baseStyles}body { background: var(--paper); color: var(--ink); font: 400 1rem/1.5 system-ui, sans-serif; padding-bottom: 40px; overflow-wrap: anywhere; }
.banner { background: var(--amber); color: var(--on-amber); padding: 10px 16px; text-align: center; }
main { max-width: 30rem; margin: 24px auto 0; padding-inline: 16px; }
.wide main { max-width: 60rem; }
body:not(.wide) main { background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 24px 20px; width: calc(100% - 32px); }
h1 { font-size: 1.75rem; line-height: 1.15; }
h2 { font-size: 1.25rem; line-height: 1.2; margin: 32px 0 12px; }
h1 + p, p + p { margin-top: 12px; }
p.amount { font-size: 1.75rem; font-weight: 650; line-height: 1.2; margin-top: 16px; }
.peer { color: var(--ink-2); font-size: 0.9375rem; }
.peer + h1 { margin-top: 2px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin-top: 16px; }
dt, .quiet { color: var(--ink-2); }
dd { margin: 0; }
.code { font-family: ui-monospace, monospace; font-size: 0.9375rem; }
a { color: inherit; text-underline-offset: 0.22em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
form { margin-top: 20px; }
label { display: block; font-weight: 650; }
select, button, .button { font: inherit; min-height: 44px; border: 1px solid var(--edge); border-radius: 4px; background: var(--surface); color: var(--ink); }
select { display: block; width: 100%; margin-top: 6px; padding: 8px 12px; }
button, .button { display: inline-block; padding: 9px 18px; font-weight: 650; text-decoration: none; cursor: pointer; }
body:not(.wide) button, body:not(.wide) .button { width: 100%; margin-top: 12px; text-align: center; }
button:hover, .button:hover { border-color: var(--ink); }
.main:is(button, .button) { background: var(--amber); border-color: var(--amber); color: var(--on-amber); }
details { margin-top: 20px; border-top: 1px solid var(--line); }
summary { min-height: 44px; padding: 10px 0; font-weight: 650; cursor: pointer; }
fieldset { border: 0; padding: 0; min-width: 0; }
legend { padding: 0 0 4px; color: var(--ink-2); }
.check { display: flex; gap: 12px; padding-block: 4px; line-height: 1.3; align-items: center; min-height: 44px; font-weight: 400; }
.check input { flex: none; width: 22px; height: 22px; margin: 0; accent-color: var(--edge); }
.payments { list-style: none; padding: 0; display: grid; gap: 12px; }
.payments > li, .modes { background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 16px; }
.payments h3 { font-size: 1.0625rem; line-height: 1.3; }
.payments p:not(.row) { margin-top: 2px; }
.payments form + p:not(.row) { margin-top: 16px; }
.status { font-weight: 650; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; align-items: end; }
.row form { margin: 0; }
.events { margin-top: 12px; margin-bottom: -12px; font-size: 0.9375rem; }
.events summary { font-weight: 400; }
.events ul { list-style: none; padding: 0 0 12px; display: grid; gap: 8px; }
.events li { display: flex; gap: 12px; align-items: center; justify-content: space-between; }
.events form { flex: none; margin: 0; }
.events li span { display: block; }
.modes { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.modes form { margin: 0; }
.modes .row { margin: 6px 0 0; }
.modes select { width: auto; flex: 1 1 10rem; min-width: 0; max-width: 100%; margin: 0; }
@media (min-width: 44em) {
  .modes { grid-template-columns: repeat(2, minmax(0, 1fr)); }
}
`;
