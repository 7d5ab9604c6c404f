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
  'pass-contact': 'Pasó un contacto a propuestas',
} as const satisfies Record<AuditAction, string>;

/** What it was done to. */
export const auditSubjects = {
  user: 'Cuenta',
  newsletter: 'Boletín',
  contact: 'Contacto',
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
};

/** What was noted before something was called otherwise keeps its name. */
export const textIn = (texts: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(texts, name) ? texts[name] : undefined) ?? name;
