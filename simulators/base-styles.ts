/** What begins the sheet of every page of test mode: the site's colours. */
export const baseStyles = `:root {
  color-scheme: light dark;
  --paper: oklch(94.4% 0.009 118);
  --surface: oklch(98.4% 0.006 105);
  --ink: oklch(25% 0.045 212);
  --ink-2: oklch(42% 0.035 208);
  --line: oklch(82.5% 0.014 150);
  --edge: oklch(57% 0.03 198);
  --amber: oklch(79.5% 0.163 74);
  --amber-text: oklch(47% 0.105 64);
  --on-amber: oklch(25% 0.045 212);
  --good: oklch(46% 0.1 158);
  --bad: oklch(50% 0.16 28);
  --focus: oklch(45% 0.11 230);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: oklch(23.5% 0.042 208);
    --surface: oklch(27.8% 0.046 206);
    --ink: oklch(94.5% 0.016 110);
    --ink-2: oklch(79% 0.028 185);
    --line: oklch(37% 0.04 204);
    --edge: oklch(60% 0.04 198);
    --amber: oklch(82% 0.158 77);
    --amber-text: oklch(83% 0.15 78);
    --good: oklch(82% 0.13 158);
    --bad: oklch(78% 0.12 28);
    --focus: oklch(86% 0.15 82);
  }
}
* { box-sizing: border-box; margin: 0; }
`;
