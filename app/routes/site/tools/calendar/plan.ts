/** A calendar date, as `2027-04-23`. */
type Day = string;

/** The example: a Friday whose pitch falls on Good Friday. */
export const release: Day = '2027-04-23';

/** Colombian holidays in the weeks of the example. */
const holidays: Readonly<Record<Day, string>> = {
  '2027-03-22': 'San José',
  '2027-03-25': 'Jueves Santo',
  '2027-03-26': 'Viernes Santo',
};

type Rule = { before: number; name: string; short: string; why: string };

/** The plan of the guide «Lanzar un sencillo en ocho semanas»: days before the release, and what falls on each. */
const rules: readonly Rule[] = [
  {
    before: 0,
    name: 'Sale la canción',
    short: 'Sale',
    why: 'Abre cada enlace y óyelo de punta a punta.',
  },
  {
    before: 7,
    name: 'Último día de pitch en Spotify',
    short: 'Último pitch',
    why: 'Con menos de siete días ya no llega al Radar de Novedades.',
  },
  {
    before: 14,
    name: 'Mensajes uno por uno',
    short: 'Mensajes',
    why: 'A la gente que siempre te oye, antes que a nadie.',
  },
  {
    before: 21,
    name: 'Anuncio y correo a prensa',
    short: 'Anuncio',
    why: 'Los medios cierran con semanas de anticipación.',
  },
  {
    before: 28,
    name: 'Pitch editorial',
    short: 'Pitch',
    why: 'Cuatro semanas le dan tiempo al editor de oírla.',
  },
  {
    before: 35,
    name: 'Perfiles y bio al día',
    short: 'Perfiles',
    why: 'Es lo primero que mira quien recibe tu pitch.',
  },
  {
    before: 42,
    name: 'Entrega a la distribuidora',
    short: 'Entrega',
    why: 'Ella y cada tienda revisan a su ritmo.',
  },
  {
    before: 49,
    name: 'Máster y portada listos',
    short: 'Máster',
    why: 'Sin eso no hay qué entregar.',
  },
  {
    before: 56,
    name: 'Porcentajes firmados',
    short: 'Papeles',
    why: 'Es lo que frena todo si queda para el final.',
  },
];

export type Task = Rule & {
  day: Day;
  /** The day on which it would have fallen, and what is celebrated then. */
  moved?: { from: Day; holiday: string };
};

/** Every task on its day; one that falls on a Sunday or a holiday has moved to a working day before it. */
export const planTasks = (): Task[] =>
  rules.map((rule) => {
    const due = addDays(release, -rule.before);
    const day = workingDay(due);
    const holiday = holidays[due];
    return { ...rule, day, ...(holiday && day !== due && { moved: { from: due, holiday } }) };
  });

export type PlanDay = {
  day: Day;
  holiday?: string | undefined;
  task?: Task | undefined;
  /** A task left from here. */
  left: boolean;
};

/** The weeks of the plan from the release down, Monday to Sunday. */
export function weeks(): PlanDay[][] {
  const tasks = planTasks();
  const monday = addDays(release, -((weekday(release) + 6) % 7));
  return Array.from({ length: rules.length }, (_, back) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = addDays(monday, index - back * 7);
      return {
        day,
        holiday: holidays[day],
        task: tasks.find((task) => task.day === day),
        left: tasks.some(({ moved }) => moved?.from === day),
      };
    }),
  );
}

/** `2027-03-24` is `mié 24 mar`. */
export const shortDay = (day: Day): string =>
  `${dayNames[weekday(day)]} ${dayOfMonth(day)} ${monthName(day)}`;

export const dayOfMonth = (day: Day): number => Number(day.slice(8));

export const monthName = (day: Day): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';

const dayNames = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'];
const monthNames = [
  'ene',
  'feb',
  'mar',
  'abr',
  'may',
  'jun',
  'jul',
  'ago',
  'sep',
  'oct',
  'nov',
  'dic',
];

function workingDay(day: Day): Day {
  return weekday(day) === 0 || holidays[day] ? workingDay(addDays(day, -1)) : day;
}

const weekday = (day: Day) => new Date(day).getUTCDay();

function addDays(day: Day, days: number): Day {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
