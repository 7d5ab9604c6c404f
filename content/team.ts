import type { Brand } from './brand-schema.ts';

/** Who answers for an area. `demo`: fictional, shown with the label «Ejemplo», and only outside production. */
export type Leader = {
  id: string;
  name: string;
  role: string;
  experience: string;
  description: string;
  socials?: Partial<Brand['socials']>;
  demo?: true;
};

/** What the page of the team says around its people. */
export const words = {
  badge: 'Nuestro equipo',
  lead: 'De este lado, tu canción. Del otro, quienes responden por ella de la primera toma al último reporte.',
  leadEmpty:
    'De este lado, tu canción. Del otro, la sala y los cuatro oficios que responden por ella de la primera toma al último reporte.',
  console: {
    /** After the number of people. */
    title: 'canales y una sola mezcla',
    lead: 'Cada canal es una persona. Suben y bajan según lo que pida tu proyecto, y siempre hay uno con tu nombre encima.',
  },
  closing: {
    title: 'Del otro lado ya están las luces prendidas.',
    text: 'Cuéntanos qué traes y te escribe quien haría el trabajo.',
  },
} as const;

export const leaders: readonly Leader[] = [
  {
    id: 'marleny-useche',
    name: 'Marleny Useche',
    role: 'Dirección de producción musical',
    experience: '12 años en salas de grabación',
    description:
      'Empezó cargando cables en las ferias de Líbano, Tolima, y todavía los enrolla ella misma al cerrar. La primera vez que oye una maqueta no toca la consola: pregunta cuál es el verso que no se puede perder. Le gustan los arreglos con huecos. Sospecha de las tomas que quedan perfectas rapidito.',
    demo: true,
  },
  {
    id: 'camilo-pupiales',
    name: 'Camilo Pupiales',
    role: 'Dirección audiovisual',
    experience: '9 años en rodajes de música',
    description:
      'Camina la locación con la canción en los audífonos y anota por dónde entra el sol en cada coro. Como creció en Ipiales, entre neblina, el cielo gris de Bogotá le parece un difusor gratis. En sus rodajes se almuerza a la hora, así falte una toma, porque nadie actúa bien con hambre.',
    demo: true,
  },
  {
    id: 'yolima-renteria',
    name: 'Yolima Rentería',
    role: 'Dirección de manejo artístico',
    experience: '15 años en giras y contratos',
    description:
      'A Yolima la delata el cuaderno: lleva ahí los teléfonos de los sonidistas, las horas de salida y lo que cada artista juró que jamás haría. Fue corista de orquesta en Quibdó y esperó más de un pago en la puerta. Los contratos los lee en voz alta, hasta que no queda palabra sin explicar.',
    demo: true,
  },
  {
    id: 'edwin-tibaquira',
    name: 'Edwin Tibaquirá',
    role: 'Dirección de distribución',
    experience: '8 años en catálogos digitales',
    description:
      'Un crédito mal escrito le quita el sueño a este antiguo bibliotecario de Duitama. Ordena cada catálogo pensando en quien lo va a buscar cuando ya nadie se acuerde, y explica un reporte de regalías con lápiz y papel. Los domingos toca requinto con sus tíos. Sin micrófono, aclara.',
    demo: true,
  },
];

/** How many people work in each area: the operator answers for these sizes. */
export const areas = [
  {
    id: 'produccion',
    name: 'Producción musical',
    size: 8,
    text: 'Productoras, ingenieros y músicos de sesión que llevan la canción de la primera escucha al máster. Responden por cada archivo que sale de la sala.',
    source: 'operator',
  },
  {
    id: 'audiovisual',
    name: 'Producción audiovisual',
    size: 6,
    text: 'Escriben, iluminan, graban y montan. También consiguen los permisos y dejan cada pieza en el tamaño de su pantalla.',
    source: 'operator',
  },
  {
    id: 'manejo',
    name: 'Manejo artístico',
    size: 4,
    text: 'De esta mesa salen el plan de lanzamientos, los contratos leídos con calma y la agenda. Cada artista sabe con quién habla y a qué número llama.',
    source: 'operator',
  },
  {
    id: 'distribucion',
    name: 'Distribución global',
    size: 3,
    text: 'Por sus manos pasan audio, portada y créditos antes de cualquier envío. Cuando la canción ya suena, traducen los reportes a cuentas que se entienden.',
    source: 'operator',
  },
] as const;
