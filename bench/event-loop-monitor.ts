/**
 * Loaded into the server's process before the server (`--import`). A connection to the socket in DATA_DIR is a
 * measurement: it begins with it, and is written when the other side ends it. Each has a histogram of its own: one that
 * is reset, as that of /metrics at each reading, loses the longest delay when it falls on its first tick.
 */
import { createServer } from 'node:net';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const milliseconds = 1e6;

const server = createServer({ allowHalfOpen: true }, (connection) => {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  connection.on('error', () => delays.disable());
  connection.resume().on('end', () => {
    delays.disable();
    const figures = {
      p50: delays.percentile(50) / milliseconds,
      p99: delays.percentile(99) / milliseconds,
      max: delays.max / milliseconds,
      ticks: delays.count,
    };
    connection.end(JSON.stringify(figures));
  });
});
server.listen(join(process.env.DATA_DIR ?? '', 'event-loop.sock')).unref();
