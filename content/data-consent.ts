import { brand } from './brand.ts';

/**
 * What a person agrees to when they write to the studio. It is stored with their message as it stands here, because
 * Ley 1581 of 2012 asks for a consent that can be proved.
 */
export const contactConsent = `Autorizo a ${brand.name} a tratar estos datos para responderme, según su política de tratamiento de datos`;

/** What a person agrees to when they file a request. */
export const requestConsent = `Autorizo a ${brand.name} a tratar estos datos para radicar y responder mi solicitud, según su política de tratamiento de datos`;

/** What a person agrees to when they ask for the newsletter. */
export const newsletterConsent = `Autorizo a ${brand.name} a tratar mi correo para enviarme su boletín, según su política de tratamiento de datos`;
