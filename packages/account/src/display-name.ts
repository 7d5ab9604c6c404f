/**
 * The first word of a full name.
 * @example displayNameOf('  Ñandú Pérez ') // 'Ñandú'
 */
export const displayNameOf = (fullName: string): string =>
  fullName.trim().split(/\s+/u, 1)[0] ?? '';
