import { href } from 'react-router';
import { type Outcome, outcomeOf } from '#app/ui/outcome-form.tsx';
import { ToolDesk } from '../frame/tool-desk.tsx';
import { UsageBadge, type UsageShown } from '../frame/usage-badge.tsx';
import { LyricsForm } from './lyrics-form.tsx';
import { PasteForm } from './paste-form.tsx';

export type LyricsDesk = {
  token: string;
  /** A text model is asked for a draft, and reads what somebody types. */
  asksModel: boolean;
  usage: UsageShown;
  /** `what` is what a song was asked to be. */
  songs: { id: string; title: string; what: string; madeOn: string }[];
  /** Of their songs, from 1. */
  page: number;
  pages: number;
};

/** The tool, for whoever is signed in: what to ask, and what was written before. */
export function LyricsTool({ desk, outcome }: { desk: LyricsDesk; outcome: Outcome | undefined }) {
  const { token, asksModel, usage, songs, page, pages } = desk;
  return (
    <ToolDesk
      title="Generador de letras"
      lead="Dinos de qué habla y salen versos medidos y rimados. Después los cambias, y cada verso lleva su cuenta de sílabas."
      usage={<UsageBadge usage={usage} what={['letra este mes', 'letras este mes']} />}
      form={{
        title: 'Una letra nueva',
        children: (
          <LyricsForm
            {...{ token, asksModel, usage }}
            key={token}
            outcome={outcome?.values.intent === 'paste' ? undefined : outcome}
          />
        ),
      }}
      also={{
        title: 'Una letra que ya tienes',
        children: <PasteForm key={token} token={token} outcome={outcomeOf(outcome, 'paste')} />,
      }}
      history={{
        ...{ page, pages, path: href('/lyrics-generator') },
        title: 'Tus letras',
        none: {
          title: 'Todavía no hay letras',
          text: 'Las que escribas quedan aquí, con lo que les cambies.',
        },
        runs: songs.map(({ id, title, what, madeOn }) => ({
          ...{ id, madeOn, name: title, about: what },
          href: href('/lyrics-generator/:runId', { runId: id }),
        })),
      }}
    />
  );
}
