import type { AuditAction, SubjectKind } from '#server/services/audit/record-audit.ts';

/** What was done, as the staff reads it. */
export const auditActions = {
  'grant-staff': 'Sumó al equipo',
  'revoke-staff': 'Quitó del equipo',
  'disable-two-factor': 'Quitó los dos pasos',
  'change-tier': 'Cambió el plan',
  'change-role': 'Cambió el tipo de cuenta',
  'end-sessions': 'Cerró sesiones',
  'warn-user': 'Dio un plazo para corregir',
  'suspend-user': 'Suspendió',
  'uphold-suspension': 'Mantuvo la suspensión',
  'reactivate-user': 'Reactivó',
  'export-subscribers': 'Descargó el boletín',
  'export-contacts': 'Descargó los contactos',
  'delete-contact': 'Eliminó un contacto',
  'expire-messages': 'Borró mensajes por antigüedad',
  'pass-contact': 'Pasó un contacto a propuestas',
  'add-reply': 'Guardó una respuesta',
  'edit-reply': 'Cambió una respuesta guardada',
  'delete-reply': 'Eliminó una respuesta guardada',
  'begin-quote': 'Empezó una cotización',
  'change-quote': 'Cambió una cotización',
  'delete-quote': 'Eliminó un borrador de cotización',
  'send-quote': 'Envió una cotización',
  'withdraw-quote': 'Retiró una cotización',
  'relink-quote': 'Cambió el enlace de una cotización',
  'repeat-quote': 'Repitió una cotización',
  'create-distributions': 'Pidió distribuciones',
  'move-distributions': 'Movió distribuciones',
  'delete-distributions': 'Quitó distribuciones',
  'link-distribution': 'Enlazó una distribución',
  'enter-request': 'Radicó una solicitud',
  'start-request': 'Empezó una solicitud',
  'ask-request': 'Pidió completar una solicitud',
  'complete-request': 'Completó una solicitud',
  'extend-request': 'Prorrogó una solicitud',
  'answer-request': 'Respondió una solicitud',
  'close-request': 'Cerró una solicitud',
  'abandon-request': 'Archivó una solicitud desistida',
  'note-request': 'Anotó en una solicitud',
  'reach-requester': 'Avisó por otra vía a quien hizo una solicitud',
  'identify-requester': 'Comprobó quién pide',
  'export-address-data': 'Entregó los datos de un correo',
  'erase-address-data': 'Borró los datos de un correo',
} as const satisfies Record<AuditAction, string>;

/** What it was done to. */
export const auditSubjects = {
  user: 'Cuenta',
  newsletter: 'Boletín',
  contact: 'Contacto',
  'saved-reply': 'Respuesta guardada',
  quote: 'Cotización',
  project: 'Canción',
  distribution: 'Distribución',
  'legal-request': 'Solicitud',
} as const satisfies Record<SubjectKind, string>;

/** The fields that change, as entries name them. */
export const auditFields: Readonly<Record<string, string>> = {
  isStaff: 'Equipo',
  twoFactor: 'Dos pasos',
  tier: 'Plan',
  role: 'Tipo de cuenta',
  sessions: 'Sesiones',
  suspended: 'Suspendida',
  ground: 'Por qué',
  dueOn: 'Plazo',
  contacts: 'Mensajes',
  proposals: 'Propuestas',
  demos: 'Demos',
  quotes: 'Cotizaciones',
  newsletter: 'Boletín',
};

/** What was noted before something was called otherwise keeps its name. */
export const textIn = (texts: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? name;
