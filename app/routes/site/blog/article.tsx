import { data } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';
import { originOf } from '#app/origin-of.ts';
import { pageHead, studioRef } from '#app/page-head.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { SectionMark } from '#app/ui/shell/rule.tsx';
import { Breadcrumbs } from '#app/ui/site/breadcrumbs.tsx';
import { Prose } from '#app/ui/site/prose.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { brand } from '#content/brand.ts';
import { posts } from '#content/posts.ts';
import { feedPath, pages } from '#content/site-map.ts';
import { socialImagePath } from '#content/social-image-path.ts';
import type { Route } from './+types/article.ts';
import { partsOf, waveOf } from './article-wave.ts';
import { ArticleWave } from './article-wave-drawing.tsx';
import { feedLink } from './feed.ts';
import { PostFigure } from './figure/post-figure.tsx';
import { PostCard, PostFacts } from './post-card.tsx';
import { summaryOf } from './post-summary.ts';
import { relatedPosts } from './related-posts.ts';
import './article.css';

export const handle = { static: true } satisfies PageHandle;

export function loader({ params }: Route.LoaderArgs) {
  const post = posts.find(({ slug }) => slug === params.slug);
  if (!post) throw data(null, { status: 404 });
  const related = relatedPosts(posts, post).map(summaryOf);
  return { post, parts: partsOf(post.blocks), wave: waveOf(post.blocks), related };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [{ title: `Página no encontrada | ${brand.name}` }];
  const { post } = loaderData;
  const { path, title, excerpt } = post;
  const posting = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: originOf(matches) + path,
    mainEntityOfPage: originOf(matches) + path,
    image: originOf(matches) + socialImagePath(path),
    datePublished: post.date,
    inLanguage: 'es-CO',
    articleSection: post.category,
    wordCount: post.words,
    author: { '@type': 'Organization', name: `${post.author} de ${brand.name}` },
    publisher: studioRef(matches),
  };
  const head = {
    path,
    title: `${title} | ${brand.name}`,
    description: excerpt,
    name: title,
    about: [posting],
  };
  return [...pageHead(matches, { ...head, type: 'article', above: [pages.blog] }), feedLink];
};

export default function Article({ loaderData }: Route.ComponentProps) {
  const { post, parts, wave, related } = loaderData;
  return (
    <>
      <article className="article">
        <header className="wrap">
          <Breadcrumbs above={[pages.home, pages.blog]} here={post.title} />
          <div className="article-top">
            <div>
              <p className="badge-line measure">{post.category}</p>
              <h1>{post.title}</h1>
              <p className="lead">{post.excerpt}</p>
              <p className="article-author">{post.author}</p>
              <PostFacts post={post} />
            </div>
            <PostFigure post={post} />
          </div>
          <SectionMark measure={`${post.words.toLocaleString('es-CO')} palabras`} />
        </header>
        <div className="wrap article-body">
          <nav className="article-rail" aria-label="Partes del artículo">
            <ArticleWave bars={wave} />
            <ol>
              {parts.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="article-text">
            <Prose blocks={post.blocks} />
          </div>
        </div>
      </article>
      <Section measure="Sigue por aquí" className="related">
        <h2>Para leer después</h2>
        <ul className="related-posts">
          {related.map((one) => (
            <li key={one.slug}>
              <PostCard post={one} heading="h3" />
            </li>
          ))}
        </ul>
        <div className="row">
          <ButtonLink href={pages.blog.path}>Todos los artículos</ButtonLink>
          <ButtonLink look="quiet" href={feedPath}>
            Canal RSS
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
