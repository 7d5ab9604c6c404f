/** How one period follows another, wherever the site says it. Which ways there are to be charged depends on the installation. */
export const renewalWords =
  'La membresía no se cobra sola, a menos que tú lo pidas en «Mi membresía». Siete días antes de que termine tu periodo te avisamos cuánto cuesta el siguiente; si no se cobra sola, con el enlace para pagarlo, y tú decides.';
