/** What the studio can be asked for; the values are stored. */
export const wantedServices = {
  produccion: 'Producción',
  video: 'Video',
  manejo: 'Manejo',
  distribucion: 'Distribución',
  multiple: 'No sé todavía',
} as const;

export type WantedService = keyof typeof wantedServices;

export const wantedServiceNames = Object.keys(wantedServices) as WantedService[];

/** What a message is filed under: what it asks for, the short form that asks for nothing in particular, or support. */
export type MessageService = WantedService | 'quick-contact' | 'soporte';

const labels: Readonly<Record<string, string>> = {
  ...wantedServices,
  'quick-contact': 'Contacto rápido',
  soporte: 'Soporte técnico',
} satisfies Record<MessageService, string>;

/** How people read a stored service; one that an older version stored reads as it is. */
export const messageServiceLabel = (service: string): string => labels[service] ?? service;
