/** Couplets: two lines that are finished, of eight syllables, and rhyme with each other: love, loss, party and fight. */
export const couplets = `
# copla-olvide-el-olvido | copla | amor | + | tú | casa
llegaste sin hacer ruido
y se me olvidó el olvido

# copla-estrella-en-tu-pelo | copla | amor | + | tú | noche
busqué una estrella en el cielo
y estaba presa en tu pelo

# copla-leer-la-mano | copla | amor | + | tú | -
yo no sé leer la mano
pero en la tuya es verano

# copla-camisa-en-la-ventana | copla | amor | + | tú | casa
tu camisa en mi ventana
le da envidia a la mañana

# copla-cafe-junto-al-mio | copla | amor | + | tú | casa
pon tu café junto al mío
y que afuera siga el frío

# copla-besame-entre-la-gente | copla | amor, ciudad | + | tú | calle
bésame entre tanta gente
que el amor no es delincuente

# copla-luna-celosa | copla | amor | + | tú | noche
anda celosa la luna
de tu cara en la laguna

# copla-rezo-a-tu-mirada | copla | amor, fe | + | tú | -
yo que no rezaba nada
le rezo hoy a tu mirada

# copla-quererte-sin-medida | copla | amor, desamor | - | tú | calle
por quererte sin medida
se me fue en un bus la vida

# copla-tetera-canta | copla | amor | 0 | tú | casa
con tu nombre en la garganta
hasta la tetera canta

# copla-cafe-servido | copla | desamor | - | tú | casa
dejaste el café servido
y a medio tejer el nido

# copla-noche-en-la-ventana | copla | desamor | - | tú | casa
te fuiste por la mañana
y es de noche en mi ventana

# copla-llave-a-la-puerta | copla | desamor | - | tú | casa
le puse llave a la puerta
y tu voz la dejó abierta

# copla-borre-tu-numero | copla | desamor | - | tú | -
borré tu número un día
mi mano se lo sabía

# copla-dos-platos | copla | desamor | - | yo | casa
sigo sirviendo dos platos
y ceno con los retratos

# copla-que-va | copla | desamor | - | tú | -
no me mataste, qué va:
solo me dejaste acá

# copla-plato-caliente | copla | desamor | + | tú | casa
hoy te olvidé de repente
tomando un tinto caliente

# copla-otra-cama | copla | desamor | + | tú | casa
me sobró de tu partida
media cama y otra vida

# copla-herida-de-salida | copla | desamor, vida | + | yo | -
si preguntan por la herida
digan que está de salida

# copla-de-tanto-llanto | copla | desamor, vida | + | yo | -
me quedó de tanto llanto
la manera en que yo canto

# copla-que-se-acueste | copla | fiesta | + | - | noche, fiesta
que se acueste el que no pueda
que aquí la noche se queda

# copla-se-acabe-el-zapato | copla | fiesta | + | nos | fiesta
que se acabe hasta el zapato
y bailemos otro rato

# copla-tambor-y-ron | copla | fiesta | + | - | fiesta
el tambor le dijo al ron:
súbele a ese corazón

# copla-manana-que-invento | copla | fiesta | + | yo | noche, fiesta
mañana veré qué invento
hoy me lleva el instrumento

# copla-tambor-por-delante | copla | fiesta, raíces | + | - | fiesta
no hay dolor que no se espante
con un tambor por delante

# copla-vecino-baje-la-queja | copla | fiesta, ciudad | + | - | casa, fiesta
vecino, baje la queja
y suba con su pareja

# copla-pena-sin-cita | copla | fiesta | + | nos | fiesta
la pena llegó sin cita
y la pusimos bonita

# copla-agua-al-sancocho | copla | fiesta, raíces | + | nos | casa, fiesta
échenle agua a ese sancocho
que éramos seis y ya hay ocho

# copla-caderas-dan-la-hora | copla | fiesta, amor | + | tú | fiesta
tus caderas dan la hora
y el reloj se me demora

# copla-si-me-siento | copla | fiesta, desamor | - | yo | fiesta
bailo porque si me siento
se me viene el sufrimiento

# copla-aprendimos-a-brotar | copla | lucha | + | nos | -
nos quisieron enterrar
y aprendimos a brotar

# copla-no-me-vendo | copla | lucha | + | yo | -
debo la luz y el arriendo
y aquí sigo, no me vendo

# copla-otro-camino | copla | lucha, vida | + | yo | camino
si me cierran el camino
yo me invento otro destino

# copla-quien-retrocede | copla | lucha | + | nos | -
nos dijeron: no se puede
y ya ven quién retrocede

# copla-manos-de-jornada | copla | lucha | 0 | yo | -
las manos de mi jornada
no piden, no deben nada

# copla-pueblo-no-calla | copla | lucha | + | - | calle
a este pueblo no lo calla
ni el poder ni la muralla

# copla-dignidad-completa | copla | lucha, ciudad | + | yo | calle
tengo rota la chaqueta
y la dignidad completa

# copla-perdi-el-tren | copla | lucha, vida | + | yo | camino
perdí el tren y perdí el vuelo
pero no la fe ni el suelo

# copla-dos-alegrias | copla | lucha, ciudad | - | - | -
el mes tiene treinta días
y el sueldo, dos alegrías

# copla-casa-por-afuera | copla | lucha | - | yo | -
me cerraron la frontera
y mi casa quedó afuera
`;
