/** What verses say of the theme, in the words of whoever typed it ({tema}): where it is met. */
export const themeScenes = `
# tema-pregunto-por | tema | vida, fe, lucha, raíces, ciudad, fiesta, amor, desamor | 0 | yo | -
[pregunto|pregunté|hoy pregunté|salí a preguntar|de niño pregunté] por {tema} (en la tienda|en la estación|en la plaza|en el mercado|en la iglesia|en el parque|en la terminal|en tres idiomas|de puerta en puerta|a media ciudad|a los taxistas|a mi abuela)
y [una señora|un viejo|el tendero|una niña|un vigilante|mi madrina|un vendedor] [me señaló|me mostró] [el corazón|el cielo|la calle|la ventana|su guitarra|la luna|el río|un árbol|su pecho|un gorrión|la montaña|el camino]
`;
