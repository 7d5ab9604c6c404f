/** Why the embedded PostgreSQL does not serve, in words for the operator. */
export class ClusterError extends Error {
  override name = 'ClusterError';
}
