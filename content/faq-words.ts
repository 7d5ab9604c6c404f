import type { faq } from './faq.ts';

type QuestionId = (typeof faq)[number]['questions'][number]['id'];

/** What people type when they look for a question, beyond the words it is asked and answered with. */
export const faqWords = {
  'cuanto-cuesta-una-cancion':
    'cuánto cuesta cuánto vale cuánto cobran precio tarifa costo valor barato caro paquete plata dinero grabar',
  'como-pido-una-cotizacion':
    'cotizar cotización presupuesto propuesta contratar precio reservar agendar',
  'cuanto-se-demora-una-cancion': 'demora tarda tiempo plazo días semanas rápido urgente entrega',
  'que-necesito-para-empezar':
    'empezar comenzar primera vez maqueta demo referencia requisitos grabar',
  'puedo-llevar-mi-beat':
    'beat pista instrumental base type beat comprar vender productor rap trap reggaeton stems licencia',
  'en-cuanto-responden': 'responder contestar respuesta demora horario atención',
  'cuantas-revisiones': 'revisión cambio corrección ronda ajuste arreglar mezcla',
  'en-que-calidad-entregan':
    'calidad formato wav mp3 khz bits stems pistas separadas instrumental entregar',
  'de-quien-es-la-cancion':
    'derechos autor dueño propiedad máster contrato porcentaje split regalías',
  'que-videos-hacen':
    'video videoclip clip reel sesión en vivo documental publicidad comercial filmar grabar',
  'como-cotizo-un-video':
    'cotizar cotización presupuesto precio cuánto cuesta cuánto vale video videoclip',
  'video-sin-producir-la-cancion': 'video videoclip solo aparte canción lista permiso',
  'que-hace-el-manejo': 'mánager manager representante booking conciertos prensa agenda manejo',
  'el-manejo-se-renueva-solo':
    'renovar renovación cobro automático mensualidad contrato permanencia',
  'garantizan-reproducciones':
    'reproducciones streams plays playlist lista vistas seguidores viral payola garantía',
  'a-que-plataformas-llega':
    'spotify apple music youtube deezer tidal amazon tiktok instagram plataforma tienda subir',
  'cuando-me-pagan': 'pago pagan regalías liquidación ganar plata dinero cobrar mes',
  'que-parte-me-queda': 'porcentaje comisión regalías ganancia reparto sayco cuánto gano',
  'cuanto-tarda-en-salir': 'tarda demora publicar estrenar lanzar fecha salir spotify',
  'isrc-y-upc': 'código isrc upc barras',
  'como-sigo-mi-lanzamiento': 'estado seguimiento lanzamiento distribución progreso',
  'distribuir-es-registrar': 'registrar registro derecho autor dnda sayco obra',
  'que-archivos-puedo-subir':
    'archivo formato subir cargar mp3 wav flac aac portada jpg png tamaño peso',
  'se-corto-la-subida': 'subida cargar cortó internet red wifi error falló reanudar pausar',
  'quien-puede-oir-lo-que-subo': 'privado privacidad público ver escuchar seguridad filtrar',
  'cuanto-espacio-tengo': 'espacio almacenamiento gb lleno límite capacidad',
  'recuperar-un-proyecto': 'borrar borré eliminar papelera recuperar perdí',
  'llevarme-todo': 'descargar bajar copia exportar backup zip respaldo',
  'eliminar-mi-cuenta': 'borrar eliminar cerrar cuenta darme de baja datos',
  'puedo-pagar-en-linea': 'pagar pago comprar checkout enlace link estafa fraude',
  'nequi-pse-o-tarjeta':
    'nequi daviplata pse bancolombia tarjeta crédito débito transferencia efectivo efecty paypal wompi medios de pago métodos pagar',
  'puedo-pagar-por-cuotas':
    'cuotas financiar financiación crédito plazos anticipo abono partes mitad addi',
  'en-que-moneda': 'moneda dólares pesos cop usd iva impuestos tasa cambio trm',
  'me-dan-factura':
    'factura electrónica comprobante recibo soporte correo dian nit impuestos después de pagar',
  'que-trae-la-cuenta-gratuita': 'gratis gratuita free cuenta plan básico incluye',
  'que-agrega-premium':
    'premium pro membresía suscripción plan beneficios descuento créditos ventajas',
  'como-es-la-prueba': 'prueba gratis probar trial días demo',
  'puedo-cancelar': 'cancelar suscripción membresía anular permanencia retirarme',
  'como-se-renueva-premium':
    'renovar renovación renueva cobro automático débito cobran solos membresía suscripción vence gracia mora',
  'como-funcionan-los-creditos': 'créditos saldo bono acumular vencen gastar descuento membresía',
  'y-si-me-arrepiento': 'devolución reembolso retracto arrepentir garantía devolver plata dinero',
} as const satisfies Record<QuestionId, string>;
