/** The name of the production site of the journeys. It is not local, so it is not test mode; the browser finds it here. */
export const productionHost = 'estudio.example';

/** Its address, by the port of its proxy. */
export const productionOrigin = (port: number): string => `https://${productionHost}:${port}`;
