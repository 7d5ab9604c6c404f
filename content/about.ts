import { pages } from './site-map.ts';

/** What the page about the studio says. The studio is described as a house: its rooms, its rules, its door. */
export const about = {
  badge: 'Sobre nosotros',
  title: 'Una casa musical a 2600 metros',
  lead: 'Hacemos discos, videos, contratos y lanzamientos con artistas independientes. Todo bajo el mismo techo, con los cerros al fondo.',
  /** In the order of the numbers in the drawing. */
  rooms: [
    { name: 'La sala', page: pages.musicProduction },
    { name: 'El set', page: pages.videoProduction },
    { name: 'La mesa', page: pages.management },
    { name: 'El cuarto de la antena', page: pages.distribution },
  ],
  storyTitle: 'El oriente siempre a la vista',
  story: [
    'El nombre es la altura de Bogotá. Con los cerros al frente siempre sabes dónde queda el oriente, y cuando la neblina los tapa toca guiarse por el oído.',
    'A esta ciudad llega música de todo el país: en un mismo bus puedes oír vallenato, metal y salsa choke, cada uno en su celular. Trabajamos con esa mezcla como viene y no le pedimos a nadie que suene a otra parte.',
    'Juntamos cuatro oficios por una razón práctica: contar tu canción una sola vez. Quien la mezcla habla con quien la filma, y quien la manda a las plataformas ya sabe quién la escribió.',
  ],
  valuesTitle: 'Reglas de la casa',
  values: [
    {
      title: 'El artista aprueba cada tramo',
      text: 'La mezcla espera a que apruebes la grabación, y el color a que apruebes el montaje. Tu sí queda por escrito.',
    },
    {
      title: 'Precio antes de prender la sala',
      text: 'Conoces el valor y lo que incluye cuando todavía puedes decir que no. Si el trabajo cambia, se cotiza otra vez.',
    },
    {
      title: 'Los derechos se hablan primero',
      text: 'La obra, la grabación y el reparto tienen dueños con nombre y apellido, firmados antes de la primera toma.',
    },
    {
      title: 'Un no a tiempo',
      text: 'Si lo que hace falta es ensayo, o si otro equipo te sirve más, lo oyes en la primera conversación.',
    },
  ],
  methodHead: {
    title: 'Cómo se entra',
    lead: 'Sin contactos y sin palancas. De tu mensaje a la fecha de arranque hay cuatro pasos, y todos quedan en la misma hoja.',
  },
  sheet: { name: 'Hoja de proyecto', pages: '1 de 1', signatures: ['Tu firma', 'La nuestra'] },
  method: [
    {
      title: 'Nos mandas algo',
      text: 'Una nota de voz, un enlace o media letra, por WhatsApp o por el formulario. No la arregles: queremos oír la idea.',
    },
    {
      title: 'La oye quien haría el trabajo',
      text: 'Te pregunta qué quieres que pase con esa canción, con qué cuentas y para cuándo.',
    },
    {
      title: 'Recibes una hoja',
      text: 'Dice qué haríamos, en qué orden, cuánto vale y qué pones tú. Cabe en una página a propósito.',
    },
    {
      title: 'Arrancamos con fecha',
      text: 'Queda separada la sala o el rodaje, y cada paso lleva el nombre de quien responde.',
    },
  ],
  whatWeDoNotTitle: 'Lo que no pasa de la puerta',
  whatWeDoNot: [
    'No compramos reproducciones ni seguidores, y tampoco trabajamos con quien los vende.',
    'Jamás te vamos a prometer un puesto en una lista editorial, porque esa decisión es de la plataforma.',
    'Tu demo no se le muestra a nadie de afuera sin preguntarte.',
  ],
  closing: {
    title: 'Escríbenos y te mostramos la sala.',
    text: '¿Estás lejos? Empieza por la nota de voz.',
  },
} as const;
