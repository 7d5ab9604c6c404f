import { brand } from './brand.ts';

/**
 * What a person agrees to when they tick it. It is stored with their answer as it stands here, because Ley 1581 of
 * 2012 asks for a consent that can be proved.
 */
export const marketingConsent = `Acepto que ${brand.name} use mi correo para contarme de lanzamientos, talleres y ofertas del estudio`;
