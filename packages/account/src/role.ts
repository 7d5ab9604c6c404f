/** What a person may say of themself when they sign up. Staff is granted, never chosen. */
export const accountRoles = ['artist', 'producer', 'client'] as const;
export type AccountRole = (typeof accountRoles)[number];

export const roleLabels = {
  artist: { name: 'Artista', hint: 'Músicos, cantantes e intérpretes' },
  producer: { name: 'Productor', hint: 'Productores e ingenieros' },
  client: { name: 'Cliente', hint: 'Clientes, empresas y sellos' },
} as const satisfies Record<AccountRole, { name: string; hint: string }>;
