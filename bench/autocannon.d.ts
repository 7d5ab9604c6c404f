// The package has no types of its own: these are of what the benches use.
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
  };
  type Result = {
    errors: number;
    non2xx: number;
    requests: { total: number };
    /** Seconds. */
    duration: number;
  };
  const autocannon: (options: Options) => Promise<Result>;
  export = autocannon;
}
