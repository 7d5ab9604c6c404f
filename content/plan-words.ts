import { premium } from './premium.ts';
import { priceText } from './money.ts';
import { freeSupportHours, planLimits } from './plan-limits.ts';
import { platformName } from './platforms/platforms.ts';
import { storageQuotas } from './storage-quotas.ts';

const { free, pro } = planLimits;
const all = new Intl.ListFormat('es-CO', { type: 'conjunction' });
const gigabytes = (bytes: number) => `${bytes / 1e9} GB`;
const named = (ids: readonly string[]) => all.format(ids.map(platformName));

/** The pages of the six tools. */
export type ToolPage =
  | 'bio'
  | 'coverArt'
  | 'lyrics'
  | 'releaseCalendar'
  | 'streamAnalytics'
  | 'vocal';

/** A tool as both plans allow it. `units` are what can be counted of it: uses, releases, platforms. */
export type ToolLimit = {
  page: ToolPage;
  name: string;
  free: string;
  pro: string;
  /** `null` has no limit. */
  units: { free: number | null; pro: number | null };
};

/** The limits of plan-limits.ts in words, tool by tool. */
export const toolLimits: readonly ToolLimit[] = [
  {
    page: 'coverArt',
    name: 'Portadas',
    free: `${free.coversPerMonth} veces al mes, cuatro cada vez, con marca de agua y a ${free.coverSize} px, en ${all.format(free.coverRatios)}`,
    pro: `Sin tope ni marca de agua, a ${pro.coverSize} px y en ${pro.coverRatios.length} proporciones`,
    units: { free: free.coversPerMonth, pro: pro.coversPerMonth },
  },
  {
    page: 'lyrics',
    name: 'Letras',
    free: `${free.lyricsPerMonth} al mes`,
    pro: 'Sin tope',
    units: { free: free.lyricsPerMonth, pro: pro.lyricsPerMonth },
  },
  {
    page: 'vocal',
    name: 'Análisis vocal',
    free: `${free.vocalPerWeek} por semana`,
    pro: 'Sin tope',
    units: { free: free.vocalPerWeek, pro: pro.vocalPerWeek },
  },
  {
    page: 'bio',
    name: 'Biografías',
    free: 'Sin tope, con plantillas básicas',
    pro: 'Sin tope, con todas las plantillas',
    units: { free: null, pro: null },
  },
  {
    page: 'releaseCalendar',
    name: 'Calendario',
    free: `Hasta ${free.upcomingReleases} lanzamientos de hoy en adelante`,
    pro: 'Sin tope, con automatización',
    units: { free: free.upcomingReleases, pro: pro.upcomingReleases },
  },
  {
    page: 'streamAnalytics',
    name: 'Stream Analytics',
    free: `Solo ${named(free.analyticsPlatforms)}, ${free.analyticsDays} días`,
    pro: 'Todas las plataformas y todo el historial',
    units: { free: free.analyticsPlatforms.length, pro: null },
  },
];

/** The limits of one tool. */
export function limitsOf(page: ToolPage): ToolLimit {
  const found = toolLimits.find((limit) => limit.page === page);
  if (!found) throw new Error(`${page} has no limits`);
  return found;
}

/** What else parts the two accounts. */
export const studioLimits = [
  {
    name: 'Descuento en los cuatro servicios',
    free: 'No tiene',
    pro: `${premium.servicesDiscount} %`,
  },
  {
    name: 'Créditos para el estudio',
    free: 'No tiene',
    pro: `${priceText(premium.monthlyCredits)} al mes, no se acumulan`,
  },
  {
    name: 'Espacio para tus originales',
    free: gigabytes(storageQuotas.free),
    pro: gigabytes(storageQuotas.pro),
  },
  {
    name: 'Soporte',
    free: `Correo con meta de ${freeSupportHours} horas`,
    pro: 'Prioritario, 24/7',
  },
  {
    name: 'Herramientas nuevas',
    free: 'Cuando abren para todos',
    pro: 'Acceso anticipado',
  },
] as const;

/** The same, one fact a row, short enough for three columns on a phone. */
export const planFacts = [
  { fact: 'Tandas de portadas al mes', free: String(free.coversPerMonth), pro: 'Sin tope' },
  { fact: 'Tamaño de portada', free: `${free.coverSize} px`, pro: `${pro.coverSize} px` },
  { fact: 'Marca de agua', free: 'Sí', pro: 'No' },
  {
    fact: 'Proporciones',
    free: all.format(free.coverRatios),
    pro: pro.coverRatios.join(' · '),
  },
  { fact: 'Letras al mes', free: String(free.lyricsPerMonth), pro: 'Sin tope' },
  { fact: 'Análisis vocales por semana', free: String(free.vocalPerWeek), pro: 'Sin tope' },
  { fact: 'Plantillas de bio', free: 'Básicas', pro: 'Todas' },
  { fact: 'Lanzamientos por venir', free: String(free.upcomingReleases), pro: 'Sin tope' },
  { fact: 'Calendario automático', free: 'No', pro: 'Sí' },
  { fact: 'Plataformas en Analytics', free: named(free.analyticsPlatforms), pro: 'Todas' },
  { fact: 'Historial en Analytics', free: `${free.analyticsDays} días`, pro: 'Completo' },
  {
    fact: 'Espacio para originales',
    free: gigabytes(storageQuotas.free),
    pro: gigabytes(storageQuotas.pro),
  },
  { fact: 'Soporte', free: `${freeSupportHours} h (meta)`, pro: 'Prioritario' },
  { fact: 'Descuento en servicios', free: 'No', pro: `${premium.servicesDiscount} %` },
  { fact: 'Créditos al mes', free: 'No', pro: priceText(premium.monthlyCredits) },
] as const;
