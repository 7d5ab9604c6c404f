import type { PrintedQuote } from '#server/services/quotes/print-quote.ts';

/** A quote as a download, which no search engine keeps. */
export const pdfResponse = ({ bytes, fileName }: PrintedQuote): Response =>
  new Response(bytes && new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
