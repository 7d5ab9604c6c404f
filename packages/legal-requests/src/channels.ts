/** How a request came; the site files its own. */
export const requestChannels = {
  site: 'Por el sitio',
  mail: 'Por correo',
  phone: 'Por teléfono',
  whatsapp: 'Por WhatsApp',
  letter: 'Por carta',
  'in-person': 'En persona',
} as const;

export type RequestChannel = keyof typeof requestChannels;

/** The ways that are not the site's form. */
export const enteredChannels = ['mail', 'phone', 'whatsapp', 'letter', 'in-person'] as const;
