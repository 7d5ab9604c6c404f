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
