/** What a word of a description brings with it. */
export type Hint = {
  /** As the page says it: «entendimos: mar, azul». */
  says: string;
  /** Beginnings of words, in plain small letters; one of less than five letters is a whole word. */
  words: string;
  styles?: string;
  palettes?: string;
};

/** The particular before the general: a word is heard once. */
export const hints: readonly Hint[] = [
  {
    says: 'mar',
    words: 'mar mares oceano playa ola olas costa caribe pacifico isla',
    styles: 'ripples flow aura',
    palettes: 'orilla laguna faro postal',
  },
  {
    says: 'río y agua',
    words: 'rio rios agua lago laguna cascada',
    styles: 'ripples flow topo',
    palettes: 'llovizna laguna faro paramo',
  },
  {
    says: 'lluvia',
    words: 'lluvia llovizna aguacero tormenta',
    styles: 'ripples flow windows',
    palettes: 'llovizna faro laguna',
  },
  {
    says: 'palmeras',
    words: 'palma palmas palmera palmeras coco cocos',
    styles: 'leaves arches',
    palettes: 'lulo mango papagayo',
  },
  {
    says: 'rosas y flores',
    words: 'rosas flor flores floral orquidea girasol',
    styles: 'leaves overprint topo',
    palettes: 'rosa guayaba carnaval',
  },
  {
    says: 'ventanas',
    words: 'ventana ventanas balcon fachada apartament',
    styles: 'windows',
    palettes: 'medianoche taxi cartel',
  },
  {
    says: 'luna',
    words: 'luna lunar lunas eclipse',
    styles: 'engrave aura ridges',
    palettes: 'medianoche faro lavanda',
  },
  {
    says: 'montaña',
    words: 'montana montanas cordillera cerro cerros paramo nevado sierra andes volcan monserrate',
    styles: 'ridges topo',
    palettes: 'paramo arcilla postal llovizna',
  },
  {
    says: 'selva y plantas',
    words: 'selva bosque jardin hoja hojas planta cafe cafetal campo finca',
    styles: 'leaves topo overprint',
    palettes: 'lulo frailejon paramo guayaba',
  },
  {
    says: 'desierto',
    words: 'desierto arena guajira tatacoa duna dunas sequia',
    styles: 'ridges topo arches',
    palettes: 'arcilla patacon durazno',
  },
  {
    says: 'ciudad',
    words: 'ciudad calle calles barrio bogota medellin cali edificio metro bus trafico',
    styles: 'windows tiles glitch',
    palettes: 'neon taxi medianoche cartel',
  },
  {
    says: 'noche',
    words: 'noche nocturn estrella medianoche madrugada oscuridad',
    styles: 'windows aura engrave',
    palettes: 'neon faro medianoche brasa',
  },
  {
    says: 'sol y amanecer',
    words: 'sol amanecer atardecer ocaso aurora alba verano luz',
    styles: 'arches ridges aura',
    palettes: 'mango guayaba durazno postal',
  },
  {
    says: 'cielo o niebla',
    words: 'cielo nube nubes niebla neblina viento aire vapor humo',
    styles: 'aura engrave ridges',
    palettes: 'llovizna lavanda ceniza algodon',
  },
  {
    says: 'fuego',
    words: 'fuego llama llamas candela hoguera ceniza brasa incendio',
    styles: 'aura flow glitch',
    palettes: 'candela brasa sangre',
  },
  {
    says: 'tejido',
    words: 'tejido tejer mochila hamaca ruana hilo artesan wayuu arhuac sombrero',
    styles: 'weave tiles',
    palettes: 'chiva arcilla postal patacon',
  },
  {
    says: 'fiesta',
    words: 'fiesta rumba baile bailar carnaval parranda verbena feria',
    styles: 'arches tiles overprint weave',
    palettes: 'carnaval chiva papagayo mango',
  },
  {
    says: 'amor',
    words: 'amor beso corazon romance abrazo pareja piel',
    styles: 'aura leaves arches',
    palettes: 'rosa bolero durazno',
  },
  {
    says: 'tristeza',
    words: 'triste tristeza llanto soledad duelo despecho tusa ausencia melancol',
    styles: 'aura topo windows',
    palettes: 'andenes llovizna ceniza',
  },
  {
    says: 'sueño',
    words: 'sueno sonar sueños onir dormir fantasia magia magic',
    styles: 'aura ripples flow',
    palettes: 'lavanda algodon laguna',
  },
  {
    says: 'metal y seda',
    words: 'cromo cromad plata platead mercurio metalic seda satin terciopelo liquid brillo',
    styles: 'liquid',
  },
  {
    says: 'máquina y señal',
    words: 'maquina robot digital senal ruido error pantalla radio futur cyber retro',
    styles: 'glitch tiles ripples',
    palettes: 'relampago neon aerosol biche',
  },
  {
    says: 'geometría',
    words: 'geometr circulo cuadro linea patron minimal abstract bauhaus mosaico baldosa',
    styles: 'tiles overprint ripples',
  },
  {
    says: 'mapa y camino',
    words: 'mapa camino viaje ruta carretera frontera tierra territorio',
    styles: 'topo ridges flow',
  },
  {
    says: 'grabado y tinta',
    words: 'grabado tinta antigu viejo vintage imprenta dibujo papel',
    styles: 'engrave overprint',
    palettes: 'champana nogal arcilla',
  },
  {
    says: 'rojo',
    words: 'rojo roja rojos rojas carmesi sangre vino vinotinto',
    palettes: 'sangre candela vinotinto cartel',
  },
  { says: 'naranja', words: 'naranja anaranjad', palettes: 'mango candela patacon' },
  {
    says: 'amarillo',
    words: 'amarillo amarilla amarillos dorado dorada oro',
    palettes: 'patacon mango papagayo champana',
  },
  { says: 'verde', words: 'verde verdes esmeralda oliva', palettes: 'lulo paramo biche frailejon' },
  {
    says: 'azul',
    words: 'azul azules turquesa celeste indigo anil',
    palettes: 'faro orilla medianoche laguna',
  },
  {
    says: 'morado',
    words: 'morado morada violeta lila purpura',
    palettes: 'lavanda neon relampago',
  },
  { says: 'rosado', words: 'rosado rosada rosa fucsia magenta', palettes: 'rosa algodon fanzine' },
  { says: 'café', words: 'marron terroso madera cuero', palettes: 'nogal arcilla patacon' },
  {
    says: 'blanco y negro',
    words: 'negro negra blanco blanca gris monocrom',
    palettes: 'obsidiana ceniza champana',
  },
  {
    says: 'pastel',
    words: 'pastel suave suaves claro clara delicad',
    palettes: 'algodon durazno lavanda',
  },
  { says: 'neón', words: 'neon fluorescent electric', palettes: 'neon biche aerosol relampago' },
];
