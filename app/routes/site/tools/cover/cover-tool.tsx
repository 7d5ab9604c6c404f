import { href } from 'react-router';
import type { AccountTier } from '#packages/membership/src/index.ts';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { ToolDesk } from '../frame/tool-desk.tsx';
import { UsageBadge, type UsageShown } from '../frame/usage-badge.tsx';
import { CoverForm } from './cover-form.tsx';

/** A choice of the form: what is posted, and how it is called. */
export type Choice = readonly [value: string, name: string];

export type CoverDesk = {
  token: string;
  /** The run whose brief the form begins with. */
  from: string | null;
  tier: AccountTier;
  usage: UsageShown;
  /** What covers can be asked with. */
  choices: Record<'genres' | 'moods' | 'styles', readonly Choice[]> & { ratios: readonly string[] };
  /** What it understands of a description. */
  vocabulary: readonly string[];
  /** Who lends a model that makes an image, where there is one. */
  imageLender: string | null;
  /** Those of the ratios that the plan has. */
  ownRatios: readonly string[];
  /** Pixels of the long side of a file, and whether it is marked. */
  terms: { size: number; isMarked: boolean };
  /** What the form begins with. */
  brief: Readonly<Record<string, string | undefined>>;
  covers: readonly {
    id: string;
    name: string;
    about: string;
    madeOn: string;
    /** The first of them; null of one that is not drawn yet. */
    picture: string | null;
  }[];
  /** Of their covers, from 1. */
  page: number;
  pages: number;
};

/** The tool, for whoever is signed in: what to ask with, and what was drawn before. */
export const CoverTool = ({ desk, outcome }: { desk: CoverDesk; outcome: Outcome | undefined }) => (
  <ToolDesk
    title="Generador de portadas"
    lead={`Das artista, título y género, y salen cuatro portadas que no se parecen. ${desk.terms.isMarked ? 'Con tu cuenta gratis te quedas con una para probar, con marca de agua; con Premium la bajas limpia, lista para publicar.' : 'Te quedas con una y la bajas lista para publicar.'}`}
    usage={
      <UsageBadge
        usage={desk.usage}
        what={['generación este mes', 'generaciones este mes, de cuatro portadas cada una']}
      />
    }
    form={{
      title: 'Una portada nueva',
      children: <CoverForm key={desk.from} desk={desk} outcome={outcome} />,
    }}
    history={{
      ...{ page: desk.page, pages: desk.pages, path: href('/cover-art-generator') },
      title: 'Tus portadas',
      none: {
        title: 'Todavía no hay portadas',
        text: 'Las que pidas quedan aquí, y de la que escojas vuelves a bajar el archivo.',
      },
      runs: desk.covers.map((cover) => ({
        ...cover,
        href: href('/cover-art-generator/:runId', { runId: cover.id }),
      })),
    }}
  />
);
