import { brand } from './brand.ts';

/** Opens a WhatsApp chat with the studio; the person sends `message` or changes it. */
export const whatsappLink = (message: string): string =>
  `https://wa.me/${brand.whatsapp}?text=${encodeURIComponent(message)}`;
