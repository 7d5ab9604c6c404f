import { href, Link } from 'react-router';
import type { SubjectKind } from '#server/services/audit/record-audit.ts';
import type { AuditSubject } from '#server/services/audit-trail/name-subjects.ts';
import { ownIn } from './own-in.ts';

type Words = {
  /** {} is its name. */
  there: string;
  /** Without a name: of all of its kind, or of one that is no longer there. */
  gone: string;
  page: (id: string) => string;
};

/** What something was done to, as a sentence goes on, and where the staff finds it. */
const subjects = {
  user: {
    there: '{}',
    gone: 'una cuenta que ya no está',
    page: (userId) => href('/admin/usuarios/:userId', { userId }),
  },
  newsletter: { there: '{}', gone: 'el boletín', page: () => href('/admin/dashboard') },
  contact: {
    there: 'el contacto de {}',
    gone: 'un contacto que ya no está',
    page: (contactId) => href('/admin/dashboard/:contactId', { contactId }),
  },
  'saved-reply': {
    there: 'la respuesta «{}»',
    gone: 'una respuesta que ya no está',
    page: (savedReplyId) => href('/admin/respuestas/:savedReplyId', { savedReplyId }),
  },
  quote: {
    there: 'la cotización {}',
    gone: 'una cotización que ya no está',
    page: (quoteId) => href('/admin/cotizaciones/:quoteId', { quoteId }),
  },
  proposal: {
    there: 'la propuesta de {}',
    gone: 'una propuesta que ya no está',
    page: (proposalId) => href('/admin/contact-submissions/:proposalId', { proposalId }),
  },
  project: {
    there: 'la canción «{}»',
    gone: 'una canción que ya no está',
    page: (projectId) => href('/admin/distribuciones/canciones/:projectId', { projectId }),
  },
  distribution: {
    there: 'la distribución de {}',
    gone: 'una distribución que ya no está',
    page: (distributionId) => href('/admin/distribuciones/:distributionId', { distributionId }),
  },
  order: {
    there: 'el pedido {}',
    gone: 'un pedido que ya no está',
    page: (orderId) => href('/admin/pagos/:orderId', { orderId }),
  },
  'exchange-rate': { there: '{}', gone: 'la tasa del dólar', page: () => href('/admin/pagos') },
  finding: {
    there: 'la diferencia de {}',
    gone: 'una diferencia que ya no está',
    page: () => `${href('/admin/pagos/diferencias')}?estado=resueltas`,
  },
  ledger: { there: '{}', gone: 'el libro de pagos', page: () => href('/admin/pagos') },
  'legal-request': {
    there: 'la solicitud {}',
    gone: 'una solicitud que ya no está',
    page: (requestId) => href('/admin/solicitudes/:requestId', { requestId }),
  },
  transfer: {
    there: 'la transferencia del pedido {}',
    gone: 'una transferencia que ya no está',
    page: () => href('/admin/pagos/transferencias'),
  },
} as const satisfies Record<SubjectKind | 'proposal', Words>;

const former: Words = {
  there: '{}',
  gone: 'algo que ya no está',
  page: () => href('/admin/dashboard'),
};

/** In words; its name leads to its page. */
export function Subject({ subject: { kind, id, name } }: { subject: AuditSubject }) {
  const { there, gone, page } = ownIn<Words>(subjects, kind) ?? former;
  if (id === null || name === null) return gone;
  const [before, after] = there.split('{}');
  return (
    <>
      {before}
      <Link to={page(id)}>
        <bdi>{name}</bdi>
      </Link>
      {after}
    </>
  );
}
