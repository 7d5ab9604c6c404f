/** What `packages/prosody` has to know whatever it does; its tests and its measurement read it. */

/** After *Ortografía de la lengua española* (2010), by where they are stressed. */
export const trickyWords: Readonly<Record<string, string>> = {
  esdrújula:
    'ca-ó-ti-co a-é-re-o hé-ro-e lin-güís-ti-ca obs-tá-cu-lo zo-o-ló-gi-co se-miau-to-má-ti-co ' +
    'ré-gi-men lí-ne-a o-cé-a-no ve-hí-cu-lo lá-gri-ma',
  aguda:
    'pa-ís prohi-bir al-co-hol a-ve-ri-güéis pa-ra-guay buey guion ciu-dad trans-crip-ción ' +
    'sub-ra-yar in-no-var ac-ción de-si-lu-sión re-ír ra-úl ma-íz es-tu-diáis ro-bots vi-rrey ' +
    're-hén a-hí ac-tuar con-ti-nuó a-ún aun re-gue-tón qui-zás muy',
  llana:
    'bú-ho pro-hí-be ahu-ma-do de-sahu-cio ca-ca-hue-te pin-güi-no gue-rra gui-ta-rra ver-güen-za ' +
    'ci-güe-ña cons-trui-do je-sui-ta viu-da cui-da-do ins-tru-men-to pers-pec-ti-va abs-trac-to ' +
    'a-tle-ta su-bli-me e-xa-men ex-haus-to in-hu-ma-no o-í-do rí-o cre-en-cia to-da-ví-a ' +
    'can-ta-rí-ais lim-piau-ñas hioi-des re-yes llu-via ca-rác-ter ca-rac-te-res bí-ceps i-de-a ' +
    'po-e-ta al-mo-ha-da mo-ho ac-tú-a con-ti-nuo con-ti-nú-o pe-rre-o ba-hí-a',
  sobresdrújula: 'dí-ga-me-lo',
};

/** Verses of poets who died more than eighty years ago, and of our own; the count that each is known for. */
export const trickyVerses: readonly [verse: string, count: number][] = [
  ['Volverán las oscuras golondrinas', 11],
  ['en tu balcón sus nidos a colgar', 11],
  ['Cuando me paro a contemplar mi estado', 11],
  ['Caminante, no hay camino', 8],
  ['se hace camino al andar', 8],
  ['Yo soy un hombre sincero', 8],
  ['de donde crece la palma', 8],
  ['viento en popa, a toda vela', 8],
  ['no corta el mar, sino vuela', 8],
  ['un velero bergantín', 8],
  ['En tanto que de rosa y azucena', 11],
  ['Nuestras vidas son los ríos', 8],
  ['que van a dar en la mar', 8],
  ['Juventud, divino tesoro', 9],
  ['Érase un hombre a una nariz pegado', 11],
  ['Polvo serán, mas polvo enamorado', 11],
  ['Hombres necios que acusáis', 8],
  ['Recuerde el alma dormida', 8],
  ['Con diez cañones por banda', 8],
  ['a la mujer sin razón', 8],
  ['Bailando bajo el sol de la bahía', 11],
  ['me quedo a solas con mi guitarra', 10],
  ['música de la lágrima', 7],
  ['Ella baila hasta la aurora', 8],
  ['Pa’ la calle, que es temprano', 8],
  ['Y te esperé bajo la luna en la ciudad', 13],
  ['no vuelvo a ser tu secreto', 8],
  ['late mi corazón de madrugada', 11],
  ['todo lo que callé te lo canto hoy', 12],
  ['rápidamente se va la noche', 10],
  ['ni el silencio ni el reloj', 8],
  ['siento frío y busco abrigo', 8],
];

/** How they rhyme in Latin America. */
export const rhymePairs = {
  consonante:
    'corazón/canción vida/herida cielo/vuelo casa/caza mesa/belleza calle/ensaye estrella/plebeya ' +
    'bebe/nieve rey/ley quise/hice jamás/paz voz/dos noche/coche historia/gloria baúl/azul ' +
    'sería/día lluvia/rubia huella/ella quieres/mujeres vez/tres hoy/voy girar/volar ' +
    'lentamente/gente ciudad/verdad perreo/deseo quema/problema guerra/tierra ruido/herido ' +
    'traje/mensaje',
  asonante:
    'luna/duda página/lágrima lágrima/casa aire/baile cuerpo/sueño rey/fe fácil/ángel ' +
    'Venus/cielos noche/hombre historia/hora agua/guitarra rió/amor México/léxico',
  ninguna: 'noche/luz gracia/espacio',
};
