import { randomBytes } from 'node:crypto';

export type ErrorDetail = {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: string;
};

type ErrorLink = { href: string; rel: string; method: string };

const kinds = {
  INVALID_REQUEST: {
    status: 400,
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  AUTHENTICATION_FAILURE: {
    status: 401,
    message:
      'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  },
  RESOURCE_NOT_FOUND: { status: 404, message: 'The specified resource does not exist.' },
  UNPROCESSABLE_ENTITY: {
    status: 422,
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An internal server error has occurred.' },
} as const;

/** An error as PayPal writes it. */
export class PaypalError extends Error {
  override name = 'PaypalError';
  readonly status: (typeof kinds)[keyof typeof kinds]['status'];
  readonly body: Record<string, unknown>;

  constructor(kind: keyof typeof kinds, details: ErrorDetail[] = [], links: ErrorLink[] = []) {
    super(details[0]?.issue ?? kind);
    const { status, message } = kinds[kind];
    this.status = status;
    this.body = { name: kind, message, debug_id: randomBytes(6).toString('hex'), details, links };
  }
}

export const unprocessable = (
  issue: string,
  description: string,
  more: Partial<ErrorDetail> & { links?: ErrorLink[] } = {},
): PaypalError => {
  const { links, ...detail } = more;
  return new PaypalError('UNPROCESSABLE_ENTITY', [{ issue, description, ...detail }], links);
};

export const missingResource = (): PaypalError =>
  new PaypalError('RESOURCE_NOT_FOUND', [
    { issue: 'INVALID_RESOURCE_ID', description: 'Specified resource ID does not exist.' },
  ]);
