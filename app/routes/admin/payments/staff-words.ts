/** Who did something, of the staff. */
export const staffWords = (name: string | null): string =>
  name ?? 'Alguien que ya no está en el equipo';
