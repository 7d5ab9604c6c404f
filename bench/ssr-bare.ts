// The page of a person without any of ours: their session and songs read with prepared statements, renderToString, brotli.
// No roles, no router, no data for the browser's router, no policy: what is left is the least that such a page costs.
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { runningCluster } from '#server/database/cluster/running-cluster.ts';
import { embeddedName } from '#server/database/provide-database.ts';
import { serveBare } from './bare.ts';
import { readTree } from './ssr-tree.ts';

const [, , dataDir = '', origin = '', path = '', cookie = ''] = process.argv;

const render = await readTree(origin, path, cookie);
const pool = new pg.Pool({ ...runningCluster(dataDir), database: embeddedName, max: 10 });
const { rows } = await pool.query<{ token: string }>('select token from sessions limit 1');
const token = rows[0]?.token;
if (token === undefined) throw new Error('nobody is signed in');

const session = {
  name: 'session',
  text: 'select sessions.id, users.id as "userId" from sessions join users on users.id = user_id where token = $1',
};
const songs = {
  name: 'songs',
  text: 'select * from projects where user_id = $1 order by updated_at desc limit 5',
};
const brotli = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};
const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

serveBare((_request, response) => {
  void makePage().then((body) => response.writeHead(200, headers).end(body));
});

async function makePage(): Promise<Buffer> {
  const found = await pool.query<{ userId: string }>({ ...session, values: [token] });
  await pool.query({ ...songs, values: [found.rows[0]?.userId] });
  return brotliCompressSync(render(), { params: brotli });
}
