import { layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * The table of contents: every address that responds with a page. None is an index route: their forms are posted to
 * addresses with `?index`, which people would see.
 */
export default [
  route('/', 'routes/site/home/home.tsx'),

  route('memberships', 'routes/site/memberships/memberships.tsx'),
  route('produccion-musical', 'routes/site/music/music.tsx'),
  route('produccion-audiovisual', 'routes/site/video/video.tsx'),
  route('manejo-artistico', 'routes/site/management/management.tsx'),
  route('distribucion-global', 'routes/site/distribution/distribution.tsx'),
  route('portfolio', 'routes/site/portfolio/portfolio.tsx'),

  route('herramientas-digitales', 'routes/site/tools/hub/tools.tsx'),
  route('cover-art-generator', 'routes/site/tools/cover/cover.tsx'),
  route('stream-analytics', 'routes/site/tools/analytics/analytics.tsx'),
  route('release-calendar', 'routes/site/tools/calendar/calendar.tsx'),
  route('lyrics-generator', 'routes/site/tools/lyrics/lyrics.tsx'),
  route('vocal-analyzer', 'routes/site/tools/vocal/vocal.tsx'),
  route('bio-generator', 'routes/site/tools/bio/bio.tsx'),
  route('digital-pro', 'routes/site/digital-pro/digital-pro.tsx'),

  route('sobre-nosotros', 'routes/site/about/about.tsx'),
  route('nuestro-equipo', 'routes/site/team/team.tsx'),
  route('casos-de-exito', 'routes/site/stories/stories.tsx'),
  route('blog-musical', 'routes/site/blog/blog.tsx'),
  route('blog-musical/:slug', 'routes/site/blog/article.tsx'),
  route('guias-gratuitas', 'routes/site/guides/guides.tsx'),
  route('preguntas-frecuentes', 'routes/site/faq/faq.tsx'),
  route('soporte-tecnico', 'routes/site/support/support.tsx'),
  route('contact', 'routes/contact/contact.tsx'),

  legal('terminos-condiciones'),
  legal('politica-privacidad'),
  legal('politica-cookies'),

  route('sitemap.xml', 'routes/site/machine/sitemap.ts'),
  route('robots.txt', 'routes/site/machine/robots.ts'),
  route('blog-musical/feed.xml', 'routes/site/machine/feed.ts'),

  route('auth', 'routes/auth/auth.tsx'),
  ...prefix('auth', [
    route('revisa-tu-correo', 'routes/auth/await-confirmation.tsx'),
    route('verificar', 'routes/auth/second-step.tsx'),
    route('correo', 'routes/auth/email-change.tsx'),
    route('salir', 'routes/auth/sign-out.ts'),
    route('confirmar', 'routes/auth/confirm.tsx'),
    route('recuperar', 'routes/auth/recover.tsx'),
    route('clave-nueva', 'routes/auth/new-password.tsx'),
    route('claves-comunes.json', 'routes/auth/guess-lists.ts'),
  ]),

  layout('routes/dashboard/layout.tsx', [
    route('dashboard', 'routes/dashboard/overview.tsx'),
    route('dashboard/proyectos', 'routes/dashboard/projects.tsx'),
    route('dashboard/proyectos/papelera', 'routes/dashboard/bin.tsx'),
    route('dashboard/analytics', 'routes/dashboard/analytics.tsx'),
    route('dashboard/distribucion', 'routes/dashboard/distribution.tsx'),
  ]),
  layout('routes/dashboard/settings/layout.tsx', [
    route('dashboard/ajustes', 'routes/dashboard/settings/profile.tsx'),
    route('dashboard/ajustes/cuenta', 'routes/dashboard/settings/account.tsx'),
    route('dashboard/ajustes/seguridad', 'routes/dashboard/settings/security.tsx'),
    route('dashboard/ajustes/seguridad/dos-pasos', 'routes/dashboard/settings/two-factor.tsx'),
    route('dashboard/ajustes/preferencias', 'routes/dashboard/settings/preferences.tsx'),
    route('dashboard/ajustes/datos', 'routes/dashboard/settings/your-data.tsx'),
  ]),
  route('dashboard/ajustes/eliminacion', 'routes/dashboard/settings/leaving.tsx'),
  route('dashboard/proyectos/:projectId', 'routes/dashboard/project/project.tsx'),
  route('dashboard/proyectos/:projectId/editar', 'routes/dashboard/project/edit.tsx'),
  route('dashboard/new-project', 'routes/dashboard/new-project.tsx'),
  route('database-setup', 'routes/dashboard/setup/database-setup.tsx'),
  route('database-setup/:file', 'routes/dashboard/setup/script-file.ts'),

  route('boletin', 'routes/newsletter/subscribe.tsx'),
  route('boletin/confirmar', 'routes/newsletter/confirm.tsx'),
  route('boletin/baja', 'routes/newsletter/leave.tsx'),
  route('correo/baja', 'routes/mail/stop-project-mails.tsx'),

  route('checkout', 'routes/checkout/checkout.tsx'),
  route('checkout/success', 'routes/checkout/success.tsx'),

  route('admin/boletin.csv', 'routes/admin/newsletter-file.ts'),
  layout('routes/admin/layout.tsx', [
    route('admin/dashboard', 'routes/admin/contacts.tsx'),
    route('admin/contact-submissions', 'routes/admin/proposals.tsx'),
  ]),

  route('dev/ui', 'routes/dev/gallery.tsx'),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;

/** Texts that differ in their words alone, which stand in content/legal. */
function legal(path: string) {
  return route(path, 'routes/site/legal/legal.tsx', { id: `legal/${path}` });
}
