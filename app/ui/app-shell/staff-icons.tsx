import { mark } from './place-icons.tsx';

/** The marks of the staff's places. */
export const staffIcons = {
  message: mark('M1.5 3.5h15v11h-15zM1.5 4 9 10l7.5-6'),
  proposal: mark('M3.5 1.5h11v15h-11zM6.5 5.5h5M6.5 9h5M6.5 12.5h3'),
  /** A rubber stamp. */
  request: mark('M2.5 15.5h13M3.5 12.5v-2h11v2zM7 10.5 6.5 7a3 3 0 1 1 5 0l-.5 3.5'),
  file: mark('M9 2v10M5 8.5l4 4 4-4M2 16h14'),
};
