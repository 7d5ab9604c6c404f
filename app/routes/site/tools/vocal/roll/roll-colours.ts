/** What a roll is drawn with: the tokens of the room that its canvas stands in. */
export type RollColours = Readonly<Record<(typeof names)[number], string>>;

const names = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'ink2',
  'line',
  'edge',
  'amber',
  'brick',
] as const;

export function coloursOf(element: Element): RollColours {
  const style = getComputedStyle(element);
  const entries = names.map((name) => [name, style.getPropertyValue(`--${name}`)]);
  return Object.fromEntries(entries) as RollColours;
}
