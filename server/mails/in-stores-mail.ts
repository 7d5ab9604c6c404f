import { type ActionMailTo, writeActionMail } from './action-mail.tsx';
import { onOneLine, type ProjectMailTo } from './project-mails.ts';

/** Since when the artist heard of a song last: where it went live, and where it failed and why. */
export type SongNews = {
  title: string;
  live: readonly string[];
  failed: readonly { platform: string; reason: string | null }[];
};

/** Tells the owner where songs of theirs are to be heard now, and where something has to be done. */
export const inStoresMail = ({
  songs,
  stop,
  ...to
}: ActionMailTo & Pick<ProjectMailTo, 'stop'> & { songs: readonly SongNews[] }) =>
  writeActionMail(to, {
    subject: subjectOf(songs),
    preview: 'Abre tu dashboard para ver cada plataforma.',
    heading: songs.some(({ live }) => live.length > 0)
      ? 'Tu música llegó a las plataformas'
      : 'Una plataforma no recibió tu música',
    text: [
      ...songs.slice(0, mostSongs).flatMap(wordsOf),
      ...(songs.length > mostSongs ? [`Y ${songs.length - mostSongs} canciones más.`] : []),
    ],
    button: 'Ver mis distribuciones',
    linkText: 'Míralas acá:',
    notMine: '¿No es tuya? Entra, cambia tu contraseña y cierra las otras sesiones en tus ajustes.',
    stop,
  });

/** The others stand in the dashboard. */
const mostSongs = 10;
const mostNames = 4;
const mostReasons = 5;

function subjectOf(songs: readonly SongNews[]): string {
  const [song, ...others] = songs;
  if (!song || others.length > 0) return 'Novedades de tus canciones en las plataformas';
  const title = `«${onOneLine(song.title)}»`;
  if (song.live.length === 0)
    return song.failed.length === 1
      ? `${title} no entró a ${song.failed[0]?.platform}`
      : `${title} no entró a ${song.failed.length} plataformas`;
  return `${title} ya suena en ${placesOf(song.live)}`;
}

const placesOf = (names: readonly string[]): string =>
  names.length <= 2 ? list.format(names) : `${names.length} plataformas`;

/** A paragraph about where it is live, and one for each failure. */
function wordsOf({ title, live, failed }: SongNews): string[] {
  const shown = live.length > mostNames + 1 ? live.slice(0, mostNames) : live;
  const names =
    shown.length < live.length ? [...shown, `${live.length - shown.length} más`] : shown;
  const heard = live.length > 0 ? [`«${title}» ya suena en ${list.format(names)}.`] : [];
  const reasons = failed
    .slice(0, mostReasons)
    .map(({ platform, reason }) =>
      [`«${title}» no entró a ${platform}.`, ...(reason ? [reason] : [])].join(' '),
    );
  const more = failed.length - reasons.length;
  return [
    ...heard,
    ...reasons,
    ...(more > 0
      ? [
          more === 1
            ? 'Tampoco entró a otra plataforma: tu dashboard dice por qué.'
            : `Tampoco entró a otras ${more} plataformas: tu dashboard dice por qué.`,
        ]
      : []),
  ];
}

const list = new Intl.ListFormat('es-CO');
