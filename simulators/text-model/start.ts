import { type ModelSimulator, startModelServer } from '../model-server/start-model-server.ts';
import { behaviours, elsewhere } from './behaviours.ts';

/** Stands in for a server of «chat completions» on loopback. */
export const startTextModelSimulator = (port = 0): Promise<ModelSimulator> =>
  startModelServer({
    ...{ port, behaviours, path: '/v1/chat/completions' },
    elsewhere: { path: elsewhere, behaviour: behaviours.song },
  });
