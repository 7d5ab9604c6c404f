import type { ToolPage } from '../plan-words.ts';
import type { ToolOpening } from '../tool-openings.ts';

/** A tool: what its card and its page say of it. One that has no `opens` is announced and not built. */
export type Tool = {
  page: ToolPage;
  /** Absent while the days are not known. */
  opens?: ToolOpening;
  card: {
    text: string;
    features: readonly string[];
    /** What it cannot do, in one breath. */
    limitation: string;
    /** A person's own minutes are an estimate; the machine's are a target. */
    time: string;
  };
  lead: string;
  /** Says that the drawing is a drawing. */
  drawing: { tag: 'Dibujo' | 'Ejemplo' | 'Datos de ejemplo'; text: string };
  method: { title: string; lead: string; steps: readonly { name: string; text: string }[] };
  never: { title: string; items: readonly string[] };
  today: {
    title: string;
    text: string;
    /** An article of the blog, by its file name. */
    article?: { slug: string; title: string };
    guide: string;
  };
};

/** Whether it is there by now. */
export const stateWord = ({ opens }: Pick<Tool, 'opens'>): 'Abierta' | 'En camino' =>
  opens ? 'Abierta' : 'En camino';
