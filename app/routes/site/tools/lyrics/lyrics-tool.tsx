import { href } from 'react-router';
import { genreNames, moodNames, type LyricsRequest } from '#packages/lyrics/src/index.ts';
import type { Outcome } from '#app/ui/outcome-form.tsx';
import { ToolDesk } from '../frame/tool-desk.tsx';
import { UsageBadge, type UsageShown } from '../frame/usage-badge.tsx';
import { LyricsForm } from './lyrics-form.tsx';

export type LyricsDesk = {
  token: string;
  usage: UsageShown;
  songs: { id: string; request: LyricsRequest; madeOn: string }[];
};

/** The tool, for whoever is signed in: what to ask, and what was written before. */
export function LyricsTool({ desk, outcome }: { desk: LyricsDesk; outcome: Outcome | undefined }) {
  const { token, usage, songs } = desk;
  return (
    <ToolDesk
      title="Generador de letras"
      lead="Dinos de qué habla y salen versos medidos y rimados. Después los cambias, y cada verso lleva su cuenta de sílabas."
      usage={<UsageBadge usage={usage} what={['letra este mes', 'letras este mes']} />}
      form={{
        title: 'Una letra nueva',
        children: <LyricsForm key={token} token={token} usage={usage} outcome={outcome} />,
      }}
      history={{
        title: 'Tus letras',
        none: {
          title: 'Todavía no hay letras',
          text: 'Las que escribas quedan aquí, con lo que les cambies.',
        },
        runs: songs.map(({ id, request: { theme, genre, mood }, madeOn }) => ({
          ...{ id, madeOn, name: theme, href: href('/lyrics-generator/:runId', { runId: id }) },
          about: `${genreNames[genre]}, ${moodNames[mood].toLowerCase()}`,
        })),
      }}
    />
  );
}
