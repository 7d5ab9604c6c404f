import { playerOrigins } from '#content/players.ts';

export type PagePolicy = {
  /** Pages that hydrate name their inline scripts with it. */
  nonce?: string;
  /** The source of the styles that are written into a page for everyone: its script makes no image and no sound. */
  styles?: string;
  /** Pages with players of other sites let their frames in. */
  players?: boolean;
  /** In development Vite writes the styles of the modules that it loads into the page. */
  development?: boolean;
};

/** The Content-Security-Policy of every response. What it does not name is as `default-src` says. */
export const contentSecurityPolicy = ({
  nonce,
  styles,
  players,
  development,
}: PagePolicy = {}): string =>
  [
    "default-src 'self'",
    ...(nonce ? [`script-src 'self' 'nonce-${nonce}'`] : []),
    `style-src 'self'${styles ? ` ${styles}` : ''}${development ? " 'unsafe-inline'" : ''}`,
    ...(styles ? [] : ["img-src 'self' data: blob:", "media-src 'self' blob:"]),
    ...(players ? [`frame-src ${playerOrigins.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers that every response carries. */
export const securityHeaders = (secure: boolean): [string, string][] => [
  ['content-security-policy', contentSecurityPolicy()],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ...(secure
    ? ([['strict-transport-security', 'max-age=63072000; includeSubDomains']] as [string, string][])
    : []),
];
