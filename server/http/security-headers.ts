import type { PageNeeds } from '#app/page-handle.ts';

export type PagePolicy = {
  /** Pages that hydrate name their inline scripts with it. */
  nonce?: string;
  /** The source of the styles that are written into a page for everyone: its script makes no image and no sound. */
  styles?: string;
  /** What its routes ask for. */
  needs?: PageNeeds | undefined;
  /** In development Vite writes the styles of the modules that it loads into the page. */
  development?: boolean;
};

/** The headers that say what a page may do. A page that asks for nothing gets the smallest. */
export const policyHeaders = (policy: PagePolicy = {}): [string, string][] => [
  ['content-security-policy', contentSecurityPolicy(policy)],
  ['permissions-policy', permissionsPolicy(policy.needs)],
];

/** Headers that every response carries. */
export const securityHeaders = (secure: boolean): [string, string][] => [
  ...policyHeaders(),
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ...(secure
    ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as [string, string][])
    : []),
];

/** What it does not name is as `default-src` says. */
function contentSecurityPolicy({ nonce, styles, development, needs = {} }: PagePolicy): string {
  const { players = [], formTargets = [] } = needs;
  const frames = new Set(players.map(({ embedUrl }) => new URL(embedUrl).origin));
  return [
    "default-src 'self'",
    ...(nonce ? [`script-src 'self' 'nonce-${nonce}'`] : []),
    `style-src 'self'${styles ? ` ${styles}` : ''}${development ? " 'unsafe-inline'" : ''}`,
    ...(styles ? [] : ["img-src 'self' data: blob:", "media-src 'self' blob:"]),
    ...(frames.size > 0 ? [`frame-src ${[...frames].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    // It also stops a redirect of the form's response.
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

const permissionsPolicy = ({ microphone }: PageNeeds = {}): string =>
  `camera=(), geolocation=(), microphone=(${microphone ? 'self' : ''}), payment=(), usb=()`;
