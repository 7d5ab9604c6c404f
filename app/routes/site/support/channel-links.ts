import { brand } from '#content/brand.ts';
import { support } from '#content/support.ts';
import { whatsappLink } from '#content/whatsapp.ts';

/** Each opens its channel with the three things that help to help. */
export const chatLink = whatsappLink(support.report);
export const mailLink = `mailto:${brand.email}?subject=${encodeURIComponent('Soporte técnico')}&body=${encodeURIComponent(support.report)}`;
