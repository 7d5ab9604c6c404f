import type { ReactElement } from 'react';

/** The marks of the application's places, in the line of our own icons; the words beside them name the place. */
export const mark = (path: string, width = 1.8): ReactElement => (
  <svg
    width="1.25rem"
    height="1.25rem"
    viewBox="0 0 18 18"
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const placeIcons = {
  /** The ridge over the line of the studio. */
  home: mark('M1 16h16M1.5 12.5 6 6l3 3.5L13 3l4 9'),
  /** A wave. */
  projects: mark('M2 7v4M5.5 4v10M9 1.5v15M12.5 5v8M16 7.5v3'),
  /** A knob. */
  tools: mark('M3.6 15.5a7.2 7.2 0 1 1 10.8 0M9 10.5 12.5 6M6 16.5h6'),
  calendar: mark('M2 4h14v12H2zM2 8h14M6 1.5V5M12 1.5V5'),
  more: mark('M2 9h3M7.5 9h3M13 9h3', 3.2),
  /** Columns of a meter. */
  analytics: mark('M3 16V9M9 16V2M15 16V6', 3),
  /** An antenna. */
  distribution: mark('M9 9v8M6 12a4.2 4.2 0 1 1 6 0M3.4 14.4a7.9 7.9 0 1 1 11.2 0'),
  /** A receipt, torn off. */
  payments: mark('M3.5 1.5h11v15L11.75 14 9 16.5 6.25 14 3.5 16.5zM6.5 5.5h5M6.5 9h5'),
  /** Three faders. */
  settings: mark('M2 4h14M2 9h14M2 14h14M5 2v4M12 7v4M7 12v4'),
  /** A card with a stripe. */
  membership: mark('M1.5 3.5h15v11h-15zM1.5 7.5h15M4.5 11.5h4'),
  /** Headphones. */
  staff: mark('M2 11h3v5H2V9a7 7 0 0 1 14 0v7h-3v-5h3'),
  site: mark('M4 14 14.5 3.5M6.5 3.5h8v8'),
  exit: mark('M10 2H2v14h8M7 9h10m-4-4 4 4-4 4'),
  message: mark('M1.5 3.5h15v11h-15zM1.5 4 9 10l7.5-6'),
  proposal: mark('M3.5 1.5h11v15h-11zM6.5 5.5h5M6.5 9h5M6.5 12.5h3'),
  file: mark('M9 2v10M5 8.5l4 4 4-4M2 16h14'),
};
