import { href } from 'react-router';
import type { QuoteView } from '#server/services/quotes/list-quotes.ts';
import { quoteStateWords } from '../../quote/quote-state.ts';
import { createListAddress } from '../lists/list-address.ts';

export const quoteList = createListAddress<QuoteView>({
  path: href('/admin/cotizaciones'),
  views: {
    all: { name: 'todas', label: 'Todas' },
    draft: { name: 'borradores', label: quoteStateWords.draft.many },
    sent: { name: 'enviadas', label: quoteStateWords.sent.many },
    accepted: { name: 'aceptadas', label: quoteStateWords.accepted.many },
    rejected: { name: 'rechazadas', label: quoteStateWords.rejected.many },
    expired: { name: 'vencidas', label: quoteStateWords.expired.many },
    withdrawn: { name: 'retiradas', label: quoteStateWords.withdrawn.many },
  },
  first: 'all',
});
