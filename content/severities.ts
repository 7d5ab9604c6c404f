/** How urgent a problem is; `response` and `solution` are targets, in minutes. */
export const severities = [
  {
    id: 'critico',
    name: 'Crítico',
    response: 15,
    solution: 120,
  },
  {
    id: 'alto',
    name: 'Alto',
    response: 60,
    solution: 480,
  },
  {
    id: 'normal',
    name: 'Normal',
    response: 120,
    solution: 1440,
  },
  {
    id: 'bajo',
    name: 'Bajo',
    response: 240,
    solution: 4320,
  },
] as const;

export type Severity = (typeof severities)[number];

/** The severity of this id, with its targets. */
export function severityOf(id: Severity['id']): Severity {
  const severity = severities.find((one) => one.id === id);
  if (!severity) throw new Error(`No severity ${id}`);
  return severity;
}

/** `15` → `15 minutos`, `60` → `1 hora`. */
export function targetTime(minutes: number): string {
  if (minutes < 60) return `${minutes} minutos`;
  return minutes === 60 ? '1 hora' : `${minutes / 60} horas`;
}
