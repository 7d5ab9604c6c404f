/** How to reach one PostgreSQL database as one login role. `host` may be the folder of a Unix socket. */
export type Connection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl?: boolean;
};

export function parseConnectionUrl(text: string): Connection {
  const url = new URL(text);
  return {
    host: url.searchParams.get('host') ?? decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: !['disable', 'prefer', 'allow', null].includes(url.searchParams.get('sslmode')),
  };
}
