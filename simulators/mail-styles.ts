import { baseStyles } from './base-styles.ts';

/** The sheet of `/dev/mail`, with the site's colours and the system's fonts. */
export const mailStyles = `${baseStyles}body { background: var(--paper); color: var(--ink); font: 400 1rem/1.5 system-ui, sans-serif; padding: 20px 16px 40px; }
header, main { max-width: 1200px; margin-inline: auto; }
header { margin-bottom: 20px; }
h1 { font-size: 2rem; line-height: 1.05; }
h2 { font-size: 1.5rem; line-height: 1.15; overflow-wrap: anywhere; }
h3 { font-size: 0.9375rem; margin: 20px 0 6px; }
header p, dt, nav span, nav time { color: var(--ink-2); }
a { color: inherit; text-underline-offset: 0.22em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
nav ul, .links { list-style: none; padding: 0; }
nav ul { max-height: 40vh; overflow: auto; border: 1px solid var(--line); border-radius: 4px; }
nav li + li { border-top: 1px solid var(--line); }
nav a { display: grid; gap: 2px; min-height: 44px; padding: 10px 14px; border-left: 4px solid transparent; text-decoration: none; overflow-wrap: anywhere; }
nav a:hover { background: var(--surface); }
nav a[aria-current] { background: var(--surface); border-left-color: var(--amber); }
nav span, nav time { font-size: 0.875rem; }
article, .empty { background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 20px; margin-top: 16px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 14px; margin-top: 12px; }
dd { margin: 0; overflow-wrap: anywhere; }
.links a { display: inline-block; padding: 10px 0; color: var(--amber-text); overflow-wrap: anywhere; }
pre { font: 400 0.875rem/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.key { display: inline-block; margin-top: 20px; padding: 12px 18px; border: 1px solid var(--edge); border-radius: 4px; font-weight: 650; text-decoration: none; }
@media (min-width: 56.25em) {
  main:has(nav) { display: grid; grid-template-columns: 360px 1fr; gap: 20px; align-items: start; }
  nav ul { max-height: none; }
  article { margin-top: 0; padding: 28px; }
}
`;
