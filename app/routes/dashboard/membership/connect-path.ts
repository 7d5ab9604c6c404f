import { href } from 'react-router';

/** Where the form to connect a Nequi is open. */
export const connectPath = `${href('/dashboard/membresia')}?conectar=nequi#como-se-paga`;

export const isConnectQuery = (query: URLSearchParams): boolean =>
  query.get('conectar') === 'nequi';
