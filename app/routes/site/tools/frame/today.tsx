import { href } from 'react-router';
import { pages } from '#content/site-map.ts';
import type { Tool } from '#content/tools/tool.ts';
import { SignUpLink } from '#app/ui/site/sign-up-link.tsx';
import { Closing } from '#app/ui/site/closing.tsx';
import { toolPath } from './tool-path.ts';
import './today.css';

export const todayId = 'hoy';

/** What a person can do before the tool exists: open an account, upload a song, read. */
export function Today({ tool }: { tool: Tool }) {
  const { today } = tool;
  return (
    <div id={todayId} className="today">
      <Closing
        title={today.title}
        text={today.text}
        actions={<SignUpLink look="primary" tool={toolPath(tool)} />}
      >
        <div className="wrap">
          <ul className="today-ways">
            <Way href={href('/dashboard/new-project')} does="Sube" what="Tu canción y su portada" />
            {today.article && (
              <Way
                href={`${pages.blog.path}/${today.article.slug}`}
                does="Lee"
                what={today.article.title}
              />
            )}
            <Way href={pages.guides.path} does="Descarga" what={`La guía «${today.guide}»`} />
          </ul>
        </div>
      </Closing>
    </div>
  );
}

const Way = ({ href, does, what }: { href: string; does: string; what: string }) => (
  <li>
    <a href={href}>
      <span className="label">{does}</span> <span>{what}</span>
    </a>
  </li>
);
