import { openMovableClock } from '../clock/movable-clock.ts';
import { programSettingsSchema } from './options.ts';
import { startPaymentSimulators } from './start.ts';

// `node simulators/payments/main.ts '{"folder":…}'`: says where it is, to the process that forked it or in one line.
const { clockFolder, ...settings } = programSettingsSchema.parse(
  JSON.parse(process.argv[2] ?? 'null'),
);
const { now } = openMovableClock(clockFolder);
const { stop, ...started } = await startPaymentSimulators({ ...settings, now });

let isEnding = false;
function end(): void {
  if (isEnding) return;
  isEnding = true;
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
process.once('SIGTERM', end);
process.once('SIGINT', end);
process.once('disconnect', end);

if (process.send) {
  // The parent may have gone already: then there is nobody to tell.
  process.send(started, undefined, undefined, () => {
    if (!started.isOwn || !process.connected) end();
  });
} else {
  console.log(JSON.stringify(started));
  if (!started.isOwn) end();
}
