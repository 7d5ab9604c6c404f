import { type ModelSimulator, startModelServer } from '../model-server/start-model-server.ts';
import { behaviours, elsewhere } from './behaviours.ts';

/** Stands in for a server of «images/generations» on loopback. */
export const startImageModelSimulator = (port = 0): Promise<ModelSimulator> =>
  startModelServer({
    ...{ port, behaviours, path: '/v1/images/generations' },
    elsewhere: { path: elsewhere, behaviour: behaviours.picture },
  });
