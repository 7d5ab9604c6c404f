/** What /contact says around its form. */
export const contactPage = {
  title: 'Cuéntanos qué traes',
  lead: 'Una nota de voz, una letra a medias o un álbum listo. Escríbenos aquí y te responde una persona del equipo.',
} as const;
