/** More couplets: two lines that are finished, of eight syllables, and rhyme with each other. */
export const coupletsMore = `
# copla-delantal-de-abuela | copla | raíces | + | yo | casa
no tuve mejor escuela
que el delantal de mi abuela

# copla-patio-del-tiempo | copla | raíces | + | yo | casa
en el patio de mi casa
el tiempo entra y nunca pasa

# copla-barro-en-los-talones | copla | raíces | + | yo | campo
traigo barro en los talones
y en la boca mil canciones

# copla-fogon-y-region | copla | raíces | + | - | campo, casa
donde se prende un fogón
cabe entera la región

# copla-hombro-la-cuna | copla | raíces | + | yo | camino
aunque me vaya a la luna
yo llevo al hombro la cuna

# copla-frailejon-y-rocio | copla | raíces | + | yo | campo
el frailejón y el rocío
criaron este canto mío

# copla-olvida-su-rio | copla | raíces, vida | 0 | - | campo
quien se olvida de su río
lleva el corazón vacío

# copla-perro-viejo | copla | raíces, vida | - | yo | casa
ya no ladra el perro viejo
ni me sigue si me alejo

# copla-casa-vieja | copla | raíces | - | yo | casa
se vendió la casa vieja
con mi infancia tras la reja

# copla-mecedora-vacia | copla | raíces | - | yo | casa
la mecedora vacía
se columpia todavía

# copla-bus-por-la-avenida | copla | ciudad | - | yo | calle
llueve sobre la avenida
y un bus me lleva la vida

# copla-de-pie-entre-la-gente | copla | ciudad, amor | 0 | tú | calle
voy de pie entre tanta gente
y te pienso de repente

# copla-poema-en-el-bolsillo | copla | ciudad | + | - | calle, noche
un farol en amarillo
y un poema en el bolsillo

# copla-otra-pieza | copla | ciudad, fe | 0 | yo | casa
mi ventana da a otra pieza
y en ella alguien también reza

# copla-calle-me-conoce | copla | ciudad | + | yo | calle
esta calle me conoce
de las siete hasta las doce

# copla-desayuna-luna | copla | ciudad | + | - | calle
la ciudad se desayuna
lo que quedó de la luna

# copla-mil-ventanas | copla | ciudad | 0 | - | calle, noche
mil ventanas encendidas
mil novelas escondidas

# copla-luz-en-la-vitrina | copla | ciudad | - | yo | calle, noche
tanta luz en la vitrina
y yo a oscuras en la esquina

# copla-asfalto-suena | copla | ciudad | 0 | - | calle
el asfalto también sueña
con el potrero y la peña

# copla-trancon | copla | ciudad | + | - | calle
en el trancón de las siete
la luna paga tiquete

# copla-bus-que-pasa | copla | vida | 0 | - | calle
la vida es un bus que pasa
y a veces no va a la casa

# copla-debe-un-dia | copla | vida | + | yo | -
el tiempo me debe un día
y le cobro todavía

# copla-veinte-anos | copla | vida, desamor | - | yo | -
me gasté mis veinte años
y ahora pago los daños

# copla-oficio-de-la-ola | copla | vida | + | yo | mar
el mar me enseñó el oficio
de volver siempre al inicio

# copla-muerte-de-prisa | copla | vida | + | yo | -
si la muerte anda de prisa
que me encuentre con la risa

# copla-maleta-vacia | copla | vida | + | - | camino
la maleta va vacía
para que quepa otro día

# copla-miedo-por-la-ventana | copla | vida, fe | + | yo | casa
le abrí al miedo la ventana
y se fue por la mañana

# copla-tu-silla | copla | vida, desamor | - | tú | casa
aquí dejaste tu silla
y una luz que ya no brilla

# copla-no-hay-camino | copla | vida, fe, lucha | + | - | camino
no hay camino que no canse
ni dolor que no se amanse

# copla-pasaporte | copla | vida | + | yo | camino
de tanto perder el norte
me hice yo mi pasaporte

# copla-de-corrido | copla | fe | + | yo | -
no sé rezar de corrido
pero siempre me han oído

# copla-vela-chiquita | copla | fe | + | yo | casa, noche
prendo una vela chiquita
y la noche se me quita

# copla-rezo-en-el-asfalto | copla | fe, ciudad | 0 | yo | calle
si el cielo queda muy alto
le rezo desde el asfalto

# copla-flor-en-la-grieta | copla | fe | + | - | -
hasta en la grieta más fría
crece una flor todavía

# copla-mensaje-y-viaje | copla | fe | + | yo | camino
Dios no me manda mensaje
pero me ayuda en el viaje

# copla-abuela-y-la-santa | copla | fe, raíces | + | yo | casa
mi abuela le habla a la santa
y la santa se levanta

# copla-perdone | copla | fe | + | yo | -
perdoné lo que dolía
y pesó menos el día

# copla-alba-sin-cuenta | copla | fe, vida | + | - | -
el alba no lleva cuenta
de lo que hizo la tormenta

# copla-crucifijo | copla | fe | - | yo | -
le pregunté al crucifijo
y en silencio me lo dijo

# copla-mueve-montanas | copla | fe, lucha | + | yo | campo
si la fe mueve montañas
que empiece por mis entrañas
`;
