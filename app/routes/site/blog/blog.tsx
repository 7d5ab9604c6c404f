import type { PageHandle } from '#app/page-handle.ts';
import { pageHead } from '#app/page-head.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { Section } from '#app/ui/site/section.tsx';
import { postCategories, posts } from '#content/posts.ts';
import { feedPath, pages } from '#content/site-map.ts';
import { slug as nameOf } from '#content/slug.ts';
import { handleNewsletter } from '../forms/handle-newsletter.ts';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import type { Route } from './+types/blog.ts';
import { feedLink } from './feed.ts';
import { PostCard } from './post-card.tsx';
import { summaryOf } from './post-summary.ts';
import '#app/ui/site/fit.css';
import './blog.css';

const page = pages.blog;

export const handle = { static: true } satisfies PageHandle;

export const loader = () => ({
  posts: posts.map(summaryOf),
  categories: postCategories.filter((one) => posts.some(({ category }) => category === one)),
});

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageHead(matches, { ...page, about: [{ '@type': 'Blog', name: page.name }] }),
  feedLink,
];

export const action = (args: Route.ActionArgs) => handleNewsletter(args, page.path);

export default function Blog({ loaderData, actionData }: Route.ComponentProps) {
  const { posts, categories } = loaderData;
  const options = [
    { value: 'todas', label: 'Todas' },
    ...categories.map((category) => ({ value: nameOf(category), label: category })),
  ];
  return (
    <div className="blog">
      <section className="section blog-top">
        <div className="wrap">
          <p className="badge-line measure">{posts.length} artículos, escritos en el estudio</p>
          <h1 className="fit blog-title">{page.name}</h1>
          <p className="lead">
            Lo que nos preguntan en la sala, respondido con calma: cómo se graba, quién cobra qué y
            qué pasa antes de que una canción salga. Con ejemplos, cuentas y tablas.
          </p>
        </div>
      </section>
      <Section measure="Del más nuevo al primero">
        <Segmented
          legend="Filtrar por categoría"
          name="categoria"
          options={options}
          defaultValue="todas"
        />
        <ol className="blog-list">
          {posts.map((post, index) => (
            <li key={post.slug} data-category={nameOf(post.category)}>
              <PostCard post={post} heading="h2" isNewest={index === 0} />
            </li>
          ))}
        </ol>
      </Section>
      <Section measure="Sin algoritmos">
        <div className="blog-follow">
          <div>
            <h2>Que no se te pase ninguno</h2>
            <p className="lead">
              Déjanos tu correo y te llega el boletín, una vez al mes. O pega{' '}
              <a href={feedPath}>el canal RSS del blog</a> en tu lector: ahí cada artículo llega el
              día que sale, sin dejar ningún dato.
            </p>
          </div>
          <NewsletterForm path={page.path} outcome={actionData} />
        </div>
      </Section>
    </div>
  );
}
