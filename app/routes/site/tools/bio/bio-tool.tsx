import { href } from 'react-router';
import { type BioRequest, toneNames } from '#packages/bio/src/index.ts';
import type { AccountTier } from '#packages/membership/src/index.ts';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { ToolDesk } from '../frame/tool-desk.tsx';
import { BioForm } from './bio-form.tsx';
import { voices } from './voices.ts';

export type BioDesk = {
  token: string;
  tier: AccountTier;
  /** Whose facts the form begins with, where they are of biographies that were written. */
  begunWith: string | null;
  /** What the form begins with. */
  facts: { [Key in keyof BioRequest]?: BioRequest[Key] | null | undefined };
  /** Real output of what the plan lacks; none where it has all. */
  locked: readonly string[];
  bios: readonly { id: string; request: BioRequest; madeOn: string }[];
  /** Of their biographies, from 1. */
  page: number;
  pages: number;
};

/** The tool, for whoever is signed in: what to ask with, and what was written before. */
export const BioTool = ({ desk, outcome }: { desk: BioDesk; outcome: Outcome | undefined }) => (
  <ToolDesk
    title="Generador de bio"
    lead="Das tus datos una vez y sale un texto para cada plataforma, del largo que aguanta. No dice nada que no hayas dicho tú."
    usage={null}
    form={{
      title: 'Tus datos',
      children: <BioForm key={desk.token} desk={desk} outcome={outcome} />,
    }}
    history={{
      ...{ page: desk.page, pages: desk.pages, path: href('/bio-generator') },
      title: 'Tus biografías',
      none: {
        title: 'Todavía no hay biografías',
        text: 'Las que escribas quedan aquí, con lo que les cambies.',
      },
      runs: desk.bios.map(({ id, request: { artistName, tone, person }, madeOn }) => ({
        ...{ id, madeOn, name: artistName, href: href('/bio-generator/:runId', { runId: id }) },
        about: `${toneNames[tone]}, ${voices[person]}`,
      })),
    }}
  />
);
