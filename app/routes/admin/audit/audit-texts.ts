import type { AuditAction } from '#server/services/audit/record-audit.ts';
import { ownIn } from './own-in.ts';

type Words = {
  /** In the list to choose from. */
  label: string;
  /** {} is what it was done to, {origin} what that was made of. */
  sentence: string;
  /** Without a person: neither one of the staff nor an operator. */
  isBySite?: true;
};

/** What was done, as the staff reads it. */
export const auditActions = {
  'grant-staff': { label: 'Sumó al equipo', sentence: 'Sumó a {} al equipo' },
  'revoke-staff': { label: 'Quitó del equipo', sentence: 'Sacó a {} del equipo' },
  'disable-two-factor': {
    label: 'Quitó los dos pasos',
    sentence: 'Le quitó a {} la verificación en dos pasos',
  },
  'change-tier': { label: 'Cambió el plan', sentence: 'Cambió el plan de {}' },
  'change-role': { label: 'Cambió el tipo de cuenta', sentence: 'Cambió el tipo de cuenta de {}' },
  'end-sessions': { label: 'Cerró sesiones', sentence: 'Cerró sesiones de {}' },
  'warn-user': {
    label: 'Dio un plazo para corregir',
    sentence: 'Le dio a {} un plazo para corregir',
  },
  'suspend-user': { label: 'Suspendió', sentence: 'Suspendió a {}' },
  'uphold-suspension': {
    label: 'Mantuvo la suspensión',
    sentence: 'Mantuvo la suspensión de {}',
  },
  'reactivate-user': { label: 'Reactivó', sentence: 'Reactivó a {}' },
  'export-subscribers': {
    label: 'Descargó el boletín',
    sentence: 'Descargó los correos del boletín',
  },
  'export-contacts': { label: 'Descargó los contactos', sentence: 'Descargó los contactos' },
  'delete-contact': { label: 'Eliminó un contacto', sentence: 'Eliminó {}' },
  'expire-messages': {
    label: 'Borró mensajes por antigüedad',
    sentence: 'Borró mensajes por antigüedad',
    isBySite: true,
  },
  'pass-contact': {
    label: 'Pasó un contacto a propuestas',
    sentence: 'Pasó a propuestas {}: ahora es {origin}',
  },
  'add-reply': { label: 'Guardó una respuesta', sentence: 'Guardó {}' },
  'edit-reply': { label: 'Cambió una respuesta guardada', sentence: 'Cambió {}' },
  'delete-reply': { label: 'Eliminó una respuesta guardada', sentence: 'Eliminó {}' },
  'begin-quote': { label: 'Empezó una cotización', sentence: 'Empezó {} para {origin}' },
  'change-quote': { label: 'Cambió una cotización', sentence: 'Cambió el borrador de {}' },
  'delete-quote': {
    label: 'Eliminó un borrador de cotización',
    sentence: 'Eliminó el borrador de {}',
  },
  'send-quote': { label: 'Envió una cotización', sentence: 'Envió {}' },
  'withdraw-quote': { label: 'Retiró una cotización', sentence: 'Retiró {}' },
  'relink-quote': {
    label: 'Cambió el enlace de una cotización',
    sentence: 'Cambió el enlace de {}',
  },
  'repeat-quote': { label: 'Repitió una cotización', sentence: 'Empezó {} como copia de {origin}' },
  'confirm-transfer': { label: 'Confirmó una transferencia', sentence: 'Confirmó {}' },
  'record-transfer': { label: 'Registró una transferencia', sentence: 'Registró {}' },
  'refuse-transfer': { label: 'Rechazó una transferencia', sentence: 'Rechazó {}' },
  'create-distributions': {
    label: 'Pidió distribuciones',
    sentence: 'Pidió distribuciones de {}',
  },
  'move-distributions': { label: 'Movió distribuciones', sentence: 'Movió distribuciones de {}' },
  'delete-distributions': {
    label: 'Quitó distribuciones',
    sentence: 'Quitó distribuciones de {}',
  },
  'link-distribution': { label: 'Enlazó una distribución', sentence: 'Cambió el enlace de {}' },
  'refund-order': { label: 'Devolvió plata', sentence: 'Pidió devolver plata de {}' },
  'refund-by-hand': {
    label: 'Dejó una devolución para hacerla a mano',
    sentence: 'Dejó para hacer a mano una devolución de {}',
  },
  'finish-refund': {
    label: 'Hizo una devolución a mano',
    sentence: 'Anotó que hizo a mano la devolución de {}',
  },
  'check-order': {
    label: 'Preguntó por un pago',
    sentence: 'Le preguntó a la pasarela por {}',
  },
  'set-rate': { label: 'Cambió la tasa del dólar', sentence: 'Cambió {}' },
  'resolve-finding': { label: 'Resolvió una diferencia', sentence: 'Resolvió {}' },
  'compare-payments': {
    label: 'Pidió comparar los pagos',
    sentence: 'Pidió comparar {} con las pasarelas',
  },
  'export-ledger': { label: 'Descargó el libro de pagos', sentence: 'Descargó {}' },
  'enter-request': { label: 'Radicó una solicitud', sentence: 'Radicó {}' },
  'start-request': { label: 'Empezó una solicitud', sentence: 'Empezó a trabajar en {}' },
  'ask-request': {
    label: 'Pidió completar una solicitud',
    sentence: 'Pidió lo que falta para {}',
  },
  'complete-request': {
    label: 'Completó una solicitud',
    sentence: 'Dio por completa {}',
  },
  'extend-request': { label: 'Prorrogó una solicitud', sentence: 'Amplió el plazo de {}' },
  'answer-request': { label: 'Respondió una solicitud', sentence: 'Respondió {}' },
  'close-request': { label: 'Cerró una solicitud', sentence: 'Cerró {}' },
  'abandon-request': {
    label: 'Archivó una solicitud desistida',
    sentence: 'Archivó por desistimiento {}',
    isBySite: true,
  },
  'note-request': { label: 'Anotó en una solicitud', sentence: 'Dejó una nota en {}' },
  'reach-requester': {
    label: 'Avisó por otra vía',
    sentence: 'Avisó por otra vía a quien hizo {}',
  },
  'identify-requester': {
    label: 'Comprobó quién pide',
    sentence: 'Comprobó la identidad de quien hizo {}',
  },
  'correct-requester': {
    label: 'Corrigió un correo',
    sentence: 'Corrigió el correo de quien hizo {}',
  },
  'export-address-data': {
    label: 'Entregó los datos de un correo',
    sentence: 'Entregó los datos del correo de {}',
  },
  'erase-address-data': {
    label: 'Borró los datos de un correo',
    sentence: 'Borró los datos del correo de {}',
  },
} as const satisfies Record<AuditAction, Words>;

/** What is no longer noted so is not called what the database calls it. */
export const sentenceOf = (action: string): string =>
  ownIn<Words>(auditActions, action)?.sentence ?? 'Hizo en {} algo que hoy no se anota';

export const isBySite = (action: string): boolean =>
  ownIn<Words>(auditActions, action)?.isBySite === true;
