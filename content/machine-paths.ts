/** Where a session is ended; the only form that the browser's script sends in the browser's place. */
export const signOutPath = '/auth/salir';

/** Addresses that programs of ours ask for, and no page has. */
export const machinePaths = {
  session: '/auth/sesion.json',
  uploads: '/uploads',
  events: '/dashboard/eventos',
  wompiEvents: '/hooks/wompi',
  paypalEvents: '/hooks/paypal',
  demos: '/demos',
  covers: '/portadas',
  transferProofs: '/transferencias',
  export: '/dashboard/ajustes/exportar',
} as const;
