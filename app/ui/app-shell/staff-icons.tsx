import { mark } from './place-icons.tsx';

/** The marks of the staff's places. */
export const staffIcons = {
  message: mark('M1.5 3.5h15v11h-15zM1.5 4 9 10l7.5-6'),
  proposal: mark('M3.5 1.5h11v15h-11zM6.5 5.5h5M6.5 9h5M6.5 12.5h3'),
  /** A rubber stamp. */
  request: mark('M2.5 15.5h13M3.5 12.5v-2h11v2zM7 10.5 6.5 7a3 3 0 1 1 5 0l-.5 3.5'),
  /** An arrow that turns back. */
  reply: mark('M6 3 1.5 8 6 13M2 8h14v7'),
  /** A tag with its price. */
  quote: mark('M2 2h7l7.5 7.5-6.5 6.5L2 9zM5.5 5.5v.1'),
  /** A card. */
  payment: mark('M1.5 3.5h15v11h-15zM1.5 7h15M4.5 11.5h3'),
  /** Two heads. */
  users: mark(
    'M6 8.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6M1.5 15.5c0-6 9-6 9 0M11.5 3.2a2.8 2.8 0 0 1 0 5.2M13 11c2.200.5 3.500 2 3.500 4.500',
  ),
  /** A list that is ticked off. */
  audit: mark(
    'M2 4.500l1.500 1.500L6 3.500M8.500 5h8M2 10.500 3.500 12 6 9.500M8.500 11h8M8.500 15.500h8',
  ),
  file: mark('M9 2v10M5 8.5l4 4 4-4M2 16h14'),
};
