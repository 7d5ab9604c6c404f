import { shortTitle } from '#packages/project/src/index.ts';
import { type ActionMailTo, writeActionMail } from './action-mail.tsx';

export type ProjectMailTo = ActionMailTo & {
  title: string;
  stop: { preferencesUrl: string; stopUrl: string };
};

/** Tells the owner that a song can be heard, and which platforms it was asked for by itself. */
export const projectReadyMail = ({
  platforms,
  ...to
}: ProjectMailTo & { platforms: readonly string[] }) =>
  writeActionMail(to, {
    subject: `«${onOneLine(to.title)}» está lista`,
    preview: 'Ya la puedes escuchar en tu dashboard.',
    heading: 'Tu canción está lista',
    text: [
      `«${to.title}» ya suena: hicimos su versión para escuchar en línea y dibujamos su onda.`,
      ...(platforms.length > 0
        ? [
            `Como tienes encendida la distribución automática, también la pedimos para ${list.format(platforms)}. El equipo la revisa antes de enviarla.`,
          ]
        : []),
    ].join(' '),
    button: 'Escuchar mi canción',
    linkText: 'Escúchala acá:',
    notMine,
    stop: to.stop,
  });

/** Tells the owner why a song could not be prepared and what to do. */
export const projectFailedMail = ({ reason, ...to }: ProjectMailTo & { reason: string }) =>
  writeActionMail(to, {
    subject: `No pudimos preparar «${onOneLine(to.title)}»`,
    preview: reason,
    heading: 'Una canción necesita tu ayuda',
    text: `No pudimos preparar «${to.title}». ${reason}`,
    button: 'Abrir el proyecto',
    linkText: 'Abre el proyecto acá:',
    notMine,
    stop: to.stop,
  });

const notMine =
  '¿No es tuya? Entra, cambia tu contraseña y cierra las otras sesiones en tus ajustes.';

const list = new Intl.ListFormat('es-CO');
const longestInSubject = 80;

/** A subject is a header: one line, and short enough to be read in a list of mails. */
export const onOneLine = (title: string) =>
  shortTitle(title.replaceAll(/\p{Cc}+/gu, ' '), longestInSubject);
