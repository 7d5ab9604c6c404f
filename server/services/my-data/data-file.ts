import type { UserActor } from '#server/actor.ts';
import type { Database } from '#server/database/database.ts';
import { type PersonRows, statisticsOf } from './collect-rows.ts';
import type { StoredFile } from './stored-files.ts';

type Named = StoredFile['of'] & { tipo: StoredFile['kind'] };
export type PackedFiles = {
  archivos: (Named & { archivo: string })[];
  archivos_que_faltan: Named[];
};

/** The text of `datos.json`, chunk by chunk; the statistics are read while it is sent. */
export async function* dataFile(
  database: Database,
  actor: UserActor,
  { madeAt, rows, files }: { madeAt: Date; rows: PersonRows; files: PackedFiles },
): AsyncGenerator<string> {
  const whole = {
    generado: madeAt,
    cuenta: rows.user,
    historial: rows.entries,
    accesos: rows.accounts,
    cambio_de_correo: rows.emailChange,
    sesiones: rows.sessions,
    ajustes: rows.settings,
    proyectos: rows.projects,
    subidas: rows.uploads,
    trabajos: rows.mediaJobs,
    herramientas: rows.toolRuns,
    usos: rows.toolUsage,
    distribuciones: rows.distributions,
    pasos_distribucion: rows.distributionHistory,
    mensajes: [...rows.contacts, ...rows.proposals],
    solicitudes: rows.requests,
    cotizaciones: rows.quotes,
    membresia: rows.membership,
    membresia_periodos: rows.membershipPeriods,
    membresia_historial: rows.membershipEvents,
    membresia_nequi: rows.paymentSources,
    membresia_paypal: rows.paypalSubscriptions,
    creditos: rows.credits,
    pedidos: rows.orders,
    intentos_de_pago: rows.attempts,
    transferencias: rows.transferReports,
    pagos: rows.payments,
    devoluciones: rows.refunds,
    comprobantes: rows.receipts,
    boletin: rows.newsletter,
    ...files,
  };
  yield `${JSON.stringify(whole, null, 2).slice(0, -'\n}'.length)},\n  "estadisticas": [`;
  let comma = '';
  for (const { id } of rows.projects) {
    for await (const page of statisticsOf(database, actor, id)) {
      yield `${comma}\n    ${page.map((row) => JSON.stringify(row)).join(',\n    ')}`;
      comma = ',';
    }
  }
  yield '\n  ]\n}\n';
}
