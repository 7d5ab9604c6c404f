/**
 * How one period follows another, wherever the site says it. When PayPal charges by itself, this is the text that changes.
 */
export const renewalWords =
  'La membresía no se cobra sola, a menos que conectes tu Nequi. Siete días antes de que termine tu periodo te mandamos un enlace con el precio del siguiente, y tú decides si lo pagas.';
