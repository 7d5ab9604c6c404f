import type { CSSProperties } from 'react';

/** The site's tokens as mail programs need them: sRGB, inline for daylight, in a media query for the dark. */
const light = {
  paper: '#ecede7',
  surface: '#fafaf5',
  ink: '#00272e',
  softInk: '#365357',
  line: '#c0c8c1',
  amber: '#f9aa1c',
  amberText: '#834c03',
  onAmber: '#002229',
};

const fonts = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const mailStyle = {
  body: { margin: 0, padding: '32px 12px', backgroundColor: light.paper, fontFamily: fonts },
  card: {
    maxWidth: '520px',
    margin: '0 auto',
    padding: '32px 28px 28px',
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: '4px',
  },
  brand: {
    margin: '0 0 14px',
    color: light.ink,
    fontSize: '18px',
    fontWeight: 800,
    letterSpacing: '.01em',
  },
  heading: {
    margin: '0 0 12px',
    color: light.ink,
    fontSize: '30px',
    lineHeight: '1.05',
    fontWeight: 800,
  },
  text: { margin: '0 0 16px', color: light.ink, fontSize: '17px', lineHeight: '1.55' },
  smallText: { margin: '0 0 16px', color: light.softInk, fontSize: '14px', lineHeight: '1.5' },
  quote: {
    margin: '0 0 16px',
    padding: '4px 0 4px 16px',
    borderLeft: `4px solid ${light.amber}`,
    overflowWrap: 'anywhere',
  },
  facts: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  factName: {
    padding: '6px 16px 6px 0',
    color: light.softInk,
    fontSize: '15px',
    lineHeight: '1.4',
    fontWeight: 400,
    verticalAlign: 'top',
  },
  factValue: {
    padding: '6px 0',
    color: light.ink,
    fontSize: '16px',
    lineHeight: '1.4',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  factRule: { paddingTop: '12px', borderTop: `1px solid ${light.line}` },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '16px 24px',
    backgroundColor: light.amber,
    color: light.onAmber,
    borderRadius: '4px',
    fontSize: '16px',
    lineHeight: '1',
    fontWeight: 700,
    textDecoration: 'none',
  },
  link: { color: light.amberText, overflowWrap: 'anywhere', textDecoration: 'underline' },
  rule: { margin: '8px 0 20px', border: 0, borderTop: `1px solid ${light.line}` },
  playedBar: { width: '5px', backgroundColor: light.amber, fontSize: 0, lineHeight: 0 },
  restBar: { width: '5px', backgroundColor: light.ink, fontSize: 0, lineHeight: 0 },
} satisfies Record<string, CSSProperties>;

/** Inline styles win over a sheet unless it insists. The button keeps its colours: they hold on both grounds. */
export const darkSheet = `
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: #002328 !important; }
  .surface { background-color: #022f33 !important; border-color: #244649 !important; }
  .ink { color: #edeee2 !important; }
  .soft-ink { color: #a8c1bd !important; }
  .amber-ink { color: #fcba43 !important; }
  .rest-bar { background-color: #a8c1bd !important; }
  .rule { border-color: #244649 !important; }
}`;
