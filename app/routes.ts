import { layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { feedPath, type PageKey, pages } from '#content/site-map.ts';

const legal = 'routes/site/legal/legal.tsx';

/** What makes each public page; its address and its names stand in the site map. */
const publicPages = {
  home: 'routes/site/home/home.tsx',

  memberships: 'routes/site/memberships/memberships.tsx',
  musicProduction: 'routes/site/music/music.tsx',
  videoProduction: 'routes/site/video/video.tsx',
  management: 'routes/site/management/management.tsx',
  distribution: 'routes/site/distribution/distribution.tsx',
  portfolio: 'routes/site/portfolio/portfolio.tsx',

  tools: 'routes/site/tools/hub/tools.tsx',
  coverArt: 'routes/site/tools/cover/cover.tsx',
  streamAnalytics: 'routes/site/tools/analytics/analytics.tsx',
  releaseCalendar: 'routes/site/tools/calendar/calendar.tsx',
  lyrics: 'routes/site/tools/lyrics/lyrics.tsx',
  vocal: 'routes/site/tools/vocal/vocal.tsx',
  bio: 'routes/site/tools/bio/bio.tsx',
  digitalPro: 'routes/site/digital-pro/digital-pro.tsx',

  about: 'routes/site/about/about.tsx',
  team: 'routes/site/team/team.tsx',
  successStories: 'routes/site/stories/stories.tsx',
  blog: 'routes/site/blog/blog.tsx',
  guides: 'routes/site/guides/guides.tsx',
  faq: 'routes/site/faq/faq.tsx',
  support: 'routes/site/support/support.tsx',
  pqr: 'routes/legal-requests/pqr.tsx',
  supportReport: 'routes/support-report/support-report.tsx',
  newsletter: 'routes/newsletter/subscribe.tsx',
  contact: 'routes/contact/contact.tsx',

  terms: legal,
  privacy: legal,
  cookies: legal,
} as const satisfies Record<PageKey, string>;

/**
 * The table of contents: every address that responds with a page. None is an index route: their forms are posted to
 * addresses with `?index`, which people would see.
 */
export default [
  ...Object.entries(publicPages).map(([key, file]) => publicPage(key as PageKey, file)),
  route(`${pages.lyrics.path}/:runId`, 'routes/site/tools/lyrics/run.tsx'),
  route(`${pages.lyrics.path}/:runId/letra.txt`, 'routes/site/tools/lyrics/run-text.ts'),
  route(`${pages.lyrics.path}/:runId/letra.pdf`, 'routes/site/tools/lyrics/run-pdf.ts'),
  route(`${pages.lyrics.path}/:runId/opciones`, 'routes/site/tools/lyrics/run-options.ts'),
  route(`${pages.coverArt.path}/:runId`, 'routes/site/tools/cover/run.tsx'),
  route(`${pages.bio.path}/:runId`, 'routes/site/tools/bio/run.tsx'),
  route(`${pages.bio.path}/:runId/bio.txt`, 'routes/site/tools/bio/run-text.ts'),
  route(`${pages.vocal.path}/turno`, 'routes/site/tools/vocal/ticket.ts'),
  route(`${pages.vocal.path}/:runId`, 'routes/site/tools/vocal/run.tsx'),
  route(`${pages.vocal.path}/:runId/voz.pdf`, 'routes/site/tools/vocal/run-pdf.ts'),
  route(`${pages.blog.path}/:slug`, 'routes/site/blog/article.tsx'),

  route('sitemap.xml', 'routes/site/machine/sitemap.ts'),
  route('robots.txt', 'routes/site/machine/robots.ts'),
  route(feedPath, 'routes/site/machine/feed.ts'),

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
  route('dashboard/pagos', 'routes/dashboard/payments/payments.tsx'),
  route('dashboard/membresia', 'routes/dashboard/membership/membership.tsx'),
  route('dashboard/ajustes/eliminacion', 'routes/dashboard/settings/leaving.tsx'),
  route('dashboard/suspension', 'routes/dashboard/settings/suspended.tsx'),
  route('dashboard/proyectos/:projectId', 'routes/dashboard/project/project.tsx'),
  route('dashboard/proyectos/:projectId/editar', 'routes/dashboard/project/edit.tsx'),
  route('dashboard/new-project', 'routes/dashboard/new-project.tsx'),
  route('database-setup', 'routes/dashboard/setup/database-setup.tsx'),
  route('database-setup/:file', 'routes/dashboard/setup/script-file.ts'),

  route('pqr/:token', 'routes/legal-requests/progress.tsx'),
  route('boletin/confirmar', 'routes/newsletter/confirm.tsx'),
  route('boletin/baja', 'routes/newsletter/leave.tsx'),
  route('cotizacion/:token', 'routes/quote/quote.tsx'),
  route('cotizacion/:token/pdf', 'routes/quote/quote-file.ts'),
  route('correo/baja', 'routes/mail/stop-project-mails.tsx'),

  route('checkout', 'routes/checkout/checkout.tsx'),
  route('checkout/success', 'routes/checkout/success.tsx'),
  route('checkout/transferencia', 'routes/checkout/transfer.tsx'),
  route('checkout/retracto', 'routes/checkout/withdrawal.tsx'),
  route('checkout/comprobante', 'routes/checkout/receipt-file.ts'),

  layout('routes/admin/layout.tsx', [
    route('admin/boletin.csv', 'routes/admin/newsletter-file.ts'),
    route('admin/contactos.csv', 'routes/admin/contacts-file.ts'),
    route('admin/dashboard', 'routes/admin/contacts.tsx', [
      route(':contactId', 'routes/admin/contact.tsx'),
    ]),
    route('admin/contact-submissions', 'routes/admin/proposals/proposals.tsx'),
    route('admin/contact-submissions/:proposalId', 'routes/admin/proposals/proposal.tsx'),
    route('admin/respuestas', 'routes/admin/replies/replies.tsx'),
    route('admin/respuestas/:savedReplyId', 'routes/admin/replies/reply.tsx'),
    route(
      'admin/contact-submissions/:proposalId/respondiendo',
      'routes/admin/proposals/presence.ts',
    ),
    route('admin/usuarios', 'routes/admin/users/users.tsx'),
    route('admin/usuarios/:userId', 'routes/admin/users/user.tsx'),
    route('admin/auditoria', 'routes/admin/audit/audit.tsx'),
    route('admin/distribuciones', 'routes/admin/distributions/distributions.tsx'),
    route('admin/distribuciones/canciones', 'routes/admin/distributions/songs.tsx'),
    route('admin/distribuciones/canciones/:projectId', 'routes/admin/distributions/song.tsx'),
    route('admin/distribuciones/:distributionId', 'routes/admin/distributions/distribution.tsx'),
    route('admin/solicitudes', 'routes/admin/legal-requests/requests.tsx'),
    route('admin/solicitudes/nueva', 'routes/admin/legal-requests/new-request.tsx'),
    route('admin/solicitudes/:requestId', 'routes/admin/legal-requests/request.tsx'),
    route('admin/solicitudes/:requestId/datos', 'routes/admin/legal-requests/address-data.tsx'),
    route('admin/solicitudes/:requestId/datos.zip', 'routes/admin/legal-requests/address-file.ts'),
    route('admin/pagos/transferencias', 'routes/admin/transfers/transfers.tsx'),
    route('admin/pagos', 'routes/admin/payments/payments.tsx'),
    route('admin/pagos/archivo', 'routes/admin/payments/ledger-file.ts'),
    route('admin/pagos/diferencias', 'routes/admin/payments/findings.tsx'),
    route('admin/pagos/:orderId', 'routes/admin/payments/order.tsx'),
    route('admin/cotizaciones', 'routes/admin/quotes/quotes.tsx'),
    route('admin/cotizaciones/:quoteId', 'routes/admin/quotes/quote.tsx'),
    route('admin/cotizaciones/:quoteId/pdf', 'routes/admin/quotes/quote-file.ts'),
  ]),

  route('dev/ui', 'routes/dev/gallery.tsx'),

  route('*', 'routes/site/not-found.tsx'),
] satisfies RouteConfig;

/** Texts of the law differ in their words alone: one file has the routes of all. */
function publicPage(key: PageKey, file: string) {
  const id = file === legal ? { id: `legal/${key}` } : {};
  return route(pages[key].path, file, id);
}
