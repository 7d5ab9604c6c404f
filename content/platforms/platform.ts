/** Parts of the world, in the order in which the lists of platforms name them. */
export const regions = {
  world: 'En todo el mundo',
  latinAmerica: 'América Latina',
  northAmerica: 'Estados Unidos y Canadá',
  europe: 'Europa',
  africaAndMiddleEast: 'África y Oriente Medio',
  china: 'China',
  asia: 'Japón, Corea y el resto de Asia',
  india: 'India',
} as const;

/** What a platform does with a song. */
export const kinds = {
  streaming: 'Streaming',
  download: 'Descarga',
  social: 'Redes y video corto',
  video: 'Video',
  dj: 'Para DJ',
  premises: 'Locales, aviones y ejercicio',
  recognition: 'Identificación',
  lyrics: 'Letras',
  ringback: 'Tonos de espera',
} as const;

/** What is delivered to a platform. */
export const parts = {
  audio: 'audio',
  cover: 'portada',
  video: 'video',
  lyrics: 'letra',
  credits: 'créditos',
} as const;

/** A store or service that a song is delivered to. */
export type Platform = {
  /** What the database calls it: its name in small letters, with _ between the words. */
  id: string;
  name: string;
  region: keyof typeof regions;
  kind: keyof typeof kinds;
  takes: readonly (keyof typeof parts)[];
  /** Where its links lead, with what stands below; of one without public links, none. */
  hosts: readonly string[];
  /** The smallest plan of distribution that reaches it. */
  plan: 'basica' | 'pro';
  /** Who says that songs are delivered there. */
  source: keyof typeof sources;
};

/** What was read about who delivers where, and when. Addresses of links are those that `musicbrainz` knows, or the stores’ own. */
export const sources = {
  alligator: 'The outlets of MusicAlligator, as its API lists them; 2 September 2025',
  stores: 'The stores on the upload form of an Indian distributor; 25 November 2026',
  labelgrid: 'The outlets of LabelGrid, as an open client of its API lists them; 25 November 2026',
  dds: 'The outlets of a Korean distributor over IIP-DDS; 25 November 2026',
  distrokid: 'The stores on the page of DistroKid; 25 November 2026',
  amuse: 'The channels of Amuse, as its delivery service names them; 25 November 2026',
  callertunes: 'Contracts of two Indian distributors, which name the operators; 25 November 2026',
  musicinfo: 'Musicinfo on its distribution to mainland China; 25 November 2026',
  dashboard:
    'The stores that a report of a distributor of Japanese artists names; 25 November 2026',
  musicbrainz: 'What MusicBrainz takes for a store or a streaming service; 24 July 2026',
} as const;

type Facts = Pick<Platform, 'name' | 'kind' | 'source'> &
  Partial<Pick<Platform, 'takes' | 'hosts'>> & { basic?: true };

/** The platforms of a region. What is not said of one is as its kind is. */
export const platformsIn = (region: Platform['region'], all: readonly Facts[]): Platform[] =>
  all.map(({ name, kind, source, takes = usual[kind], hosts = [], basic }) => ({
    id: idOf(name),
    name,
    region,
    kind,
    takes,
    hosts,
    plan: basic ? 'basica' : 'pro',
    source,
  }));

const song = ['audio', 'cover', 'credits'] as const;

const usual = {
  streaming: song,
  download: song,
  social: song,
  video: ['video', 'cover', 'credits'],
  dj: song,
  premises: song,
  recognition: ['audio', 'credits'],
  lyrics: ['lyrics', 'credits'],
  ringback: ['audio', 'credits'],
} as const satisfies Record<Platform['kind'], Platform['takes']>;

const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[^a-z\d]+/g, '_')
    .replaceAll(/^_|_$/g, '');
