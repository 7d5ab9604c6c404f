/** Printing inks of the drawn posters. A poster looks the same by day and by night. */
export const inks = {
  night: 'oklch(21% 0.038 214)',
  slate: 'oklch(36% 0.05 212)',
  teal: 'oklch(56% 0.055 205)',
  sky: 'oklch(80% 0.06 222)',
  blue: 'oklch(43% 0.12 250)',
  fog: 'oklch(94% 0.012 118)',
  cream: 'oklch(92% 0.055 88)',
  amber: 'oklch(80% 0.163 74)',
  orange: 'oklch(68% 0.16 52)',
  brick: 'oklch(54% 0.142 37)',
  wine: 'oklch(27% 0.07 22)',
  rose: 'oklch(80% 0.09 22)',
  lulo: 'oklch(66% 0.14 128)',
  forest: 'oklch(33% 0.06 160)',
} as const;
