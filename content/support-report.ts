/** What the form says to whoever has a problem. */
export const supportReport = {
  badge: 'Línea directa con la cabina',
  title: 'Reporta un problema',
  lead: 'Elige el nivel y cuéntanos qué viste. Te responde una persona.',
  /** What a message in the chat begins with that cannot wait. */
  urgentMessage: 'Crítico: ',
} as const;
