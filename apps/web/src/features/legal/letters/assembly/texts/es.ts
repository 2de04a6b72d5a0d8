// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Atención al cliente',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Autoridad de consumo competente',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Miembro del Parlamento',
    },
  },
  subject: {
    seller: 'Juego «{{game}}»: reclamación y solicitud',
    reminder: {
      dated: 'Recordatorio: mi carta del {{firstLetterDate}} sobre el juego «{{game}}»',
      undated: 'Recordatorio: mi carta sobre el juego «{{game}}»',
    },
    authority: {
      named: 'Reclamación contra {{seller}}: juego «{{game}}»',
      unnamed: 'Reclamación de consumo: juego «{{game}}»',
    },
    representative: 'Protección de quienes compran videojuegos: el caso de «{{game}}»',
  },
  salutation: {
    seller: 'Estimadas señoras, estimados señores:',
    reminder: 'Estimadas señoras, estimados señores:',
    authority: 'Estimadas señoras, estimados señores:',
    representative: 'Estimada señora diputada, estimado señor diputado:',
  },
  opening: {
    seller: 'Me dirijo a ustedes en relación con el juego «{{game}}».',
    reminder: {
      dated:
        'El {{firstLetterDate}} les escribí sobre el juego «{{game}}» y les fijé un plazo, que ya ha vencido.',
      undated:
        'Ya les he escrito sobre el juego «{{game}}» y les fijé un plazo, que ya ha vencido.',
    },
    authority: {
      named:
        'Deseo presentar una reclamación contra {{seller}} en relación con el juego «{{game}}».',
      unnamed: 'Deseo presentar una reclamación en relación con el juego «{{game}}».',
    },
    representative:
      'Me dirijo a usted por la protección de quienes compran videojuegos. Mi propio caso se refiere al juego «{{game}}».',
  },
  earlier: {
    first: {
      dated: 'El {{firstLetterDate}} escribí al vendedor.',
      undated: 'He escrito al vendedor.',
    },
    both: {
      dated:
        'El {{firstLetterDate}} escribí al vendedor y el {{reminderDate}} le envié un recordatorio.',
      undated: 'He escrito al vendedor y le he enviado un recordatorio.',
    },
    deadlinePassed: 'El plazo que fijé ha vencido.',
  },
  reply: {
    none: 'No he recibido ninguna respuesta.',
    refused: 'Mi solicitud fue rechazada.',
    unsolved: 'La respuesta que he recibido no resuelve el problema.',
  },
  recap: 'Para mayor claridad, expongo de nuevo los hechos a continuación.',
  purchase: {
    fromYou: {
      full: 'Compré el juego a su empresa el {{purchaseDate}} por {{price}}.',
      withoutDate: 'Compré el juego a su empresa por {{price}}.',
      withoutPrice: 'Compré el juego a su empresa el {{purchaseDate}}.',
      minimal: 'Compré el juego a su empresa.',
    },
    fromSeller: {
      full: 'Compré el juego a {{seller}} el {{purchaseDate}} por {{price}}.',
      withoutDate: 'Compré el juego a {{seller}} por {{price}}.',
      withoutPrice: 'Compré el juego a {{seller}} el {{purchaseDate}}.',
      minimal: 'Compré el juego a {{seller}}.',
    },
    withoutSeller: {
      full: 'Compré el juego el {{purchaseDate}} por {{price}}.',
      withoutDate: 'Compré el juego por {{price}}.',
      withoutPrice: 'Compré el juego el {{purchaseDate}}.',
      minimal: 'Compré el juego.',
    },
  },
  situation: {
    announced: {
      dated:
        'Se ha anunciado que el juego se cerrará el {{eventDate}}. Tal como están las cosas, a partir de entonces no podré jugar.',
      undated:
        'Se ha anunciado que el juego se cerrará. Tal como están las cosas, a partir de entonces no podré jugar.',
    },
    shut_down: {
      dated: 'El juego se cerró el {{eventDate}}. Desde entonces no puedo jugar.',
      undated: 'El juego se ha cerrado. Ya no puedo jugar.',
    },
    features_removed: {
      dated:
        'El {{eventDate}} se eliminaron funciones que formaban parte del juego cuando lo compré. Ya no puedo utilizarlo tal como se vendió.',
      undated:
        'Se han eliminado funciones que formaban parte del juego cuando lo compré. Ya no puedo utilizarlo tal como se vendió.',
    },
    refund_refused: {
      dated: 'El {{eventDate}} se rechazó mi solicitud de reembolso. No acepto esta negativa.',
      undated: 'Se ha rechazado mi solicitud de reembolso. No acepto esta negativa.',
    },
    offline_missing: {
      dated:
        'Al menos desde el {{eventDate}}, el juego exige una conexión a los servidores de la editora. No tiene modo sin conexión, por lo que poder jugar depende por completo de esos servidores.',
      undated:
        'El juego exige una conexión a los servidores de la editora. No tiene modo sin conexión, por lo que poder jugar depende por completo de esos servidores.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Directiva (UE) 2019/770 sobre contenidos y servicios digitales',
      '2011/83': 'Directiva 2011/83/UE sobre los derechos de los consumidores',
      '93/13': 'Directiva 93/13/CEE sobre las cláusulas abusivas',
      '2005/29': 'Directiva 2005/29/CE sobre las prácticas comerciales desleales',
    },
    directiveArticle: {
      whole: 'artículo {{article}}',
      paragraph: 'artículo {{article}}, apartado {{paragraph}}',
      inserted: 'artículo {{article}} bis',
    },
    intro: {
      seller:
        'Mi solicitud se basa en los siguientes fundamentos jurídicos, siempre con sujeción a las condiciones que allí se establecen:',
      authority:
        'Para la valoración jurídica me remito a lo siguiente, siempre con sujeción a las condiciones que allí se establecen:',
      representative:
        'Según tengo entendido, la legislación vigente dispone lo siguiente, siempre con sujeción a las condiciones que allí se establecen:',
    },
    withoutArticles: 'Me remito a la siguiente norma: {{law}}.',
    implements: 'Estas disposiciones transponen el siguiente acto de la Unión Europea: {{law}}.',
    none: {
      seller: 'Me reservo todos los derechos que me reconoce la legislación de consumo aplicable.',
      authority: 'Les ruego que valoren el asunto conforme a la legislación de consumo aplicable.',
      representative:
        'Me gustaría saber qué derechos de los consumidores se aplican en un caso como este.',
    },
    reservation: 'Me reservo todos los demás derechos.',
  },
  rights: {
    conformity:
      'Lo que un empresario suministra a un consumidor debe ser conforme con el contrato ({{articles}}).',
    updates:
      'El empresario debe velar por que el consumidor reciba las actualizaciones necesarias para mantener la conformidad ({{articles}}).',
    repair: 'El consumidor puede exigir que se subsane la falta de conformidad ({{articles}}).',
    price_reduction: 'El consumidor puede exigir una reducción del precio ({{articles}}).',
    termination: 'El consumidor puede resolver el contrato ({{articles}}).',
    refund: 'El consumidor puede exigir el reembolso de lo pagado ({{articles}}).',
    change_notice:
      'Los contenidos digitales solo pueden modificarse por una razón válida y previo aviso, y el consumidor puede tener derecho a resolver el contrato ({{articles}}).',
    unfair_terms: 'Una cláusula abusiva no vincula al consumidor ({{articles}}).',
    information:
      'Antes de la celebración del contrato, el empresario debe informar al consumidor sobre lo que se vende ({{articles}}).',
    withdrawal: 'El consumidor puede desistir del contrato en el plazo establecido ({{articles}}).',
    misleading:
      'Se prohíben las acciones u omisiones que engañen a los consumidores ({{articles}}).',
    no_waiver:
      'Las cláusulas del contrato no pueden privar al consumidor de los derechos que le reconoce la ley ({{articles}}).',
    burden_of_proof:
      'En los casos allí previstos, la carga de la prueba recae en el empresario ({{articles}}).',
    data_retrieval: 'El consumidor puede recuperar sus propios datos o contenidos ({{articles}}).',
    guarantee: 'El consumidor está protegido por garantías establecidas por la ley ({{articles}}).',
    compensation:
      'El consumidor puede reclamar una indemnización por daños y perjuicios ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Por ello, les solicito lo siguiente:',
      reminder: 'Por ello, les solicito de nuevo lo siguiente:',
      reported: 'He solicitado al vendedor lo siguiente:',
    },
    items: {
      refund: {
        withPrice: 'el reembolso del precio que pagué ({{price}})',
        withoutPrice: 'el reembolso del precio que pagué',
      },
      repair: 'que el juego se restablezca o se mantenga en el estado en que se vendió',
      offline_patch:
        'un parche u otro medio técnico que permita jugar sin los servidores de la editora',
      information:
        'una explicación por escrito de los motivos y de lo que está previsto para que quienes compraron el juego puedan jugar',
    },
    complaint: {
      request:
        'Les ruego que examinen esta reclamación, adopten las medidas que estén a su alcance y me comuniquen el resultado.',
      confirm: 'Les ruego que acusen recibo de esta carta y me indiquen el número de expediente.',
      forward:
        'Si no fueran competentes, les ruego que me indiquen qué organismo lo es o que le remitan mi reclamación.',
    },
    ask_representative: {
      request:
        'Le ruego que se ocupe de este asunto y apoye normas que permitan seguir jugando cuando la editora deje de dar soporte a un juego.',
      aim: 'No pido servidores para siempre, solo que los juegos queden en un estado que permita jugar cuando termine el soporte.',
      answer: 'Le agradecería que me comunicara su opinión y lo que puede hacer.',
    },
  },
  deadline: {
    first:
      'Espero su respuesta por escrito, y que atiendan mi solicitud, a más tardar el {{deadline}}.',
    final: 'Les fijo para ello un último plazo, que vence el {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Si este plazo vence sin una solución, presentaré una reclamación ante la autoridad de consumo ({{authority}}).',
      unnamed:
        'Si este plazo vence sin una solución, presentaré una reclamación ante la autoridad de consumo competente.',
    },
    final: {
      named:
        'Si también este plazo vence sin una solución, presentaré sin más aviso una reclamación ante la autoridad de consumo ({{authority}}).',
      unnamed:
        'Si también este plazo vence sin una solución, presentaré sin más aviso una reclamación ante la autoridad de consumo competente.',
    },
  },
  details: {
    heading: 'Datos del caso',
    game: 'Juego: {{game}}',
    seller: 'Vendedor: {{seller}}',
    purchaseDate: 'Fecha de compra: {{purchaseDate}}',
    price: 'Precio pagado: {{price}}',
    country: 'País: {{country}}',
    reference: 'Referencia: {{reference}}',
  },
  enclosures: {
    mention: 'Adjunto copias de los documentos que se indican a continuación.',
    heading: 'Documentos adjuntos',
    proofs: {
      receipt: 'Recibo de compra',
      order_confirmation: 'Confirmación del pedido',
      bank_statement: 'Extracto bancario',
      account_history: 'Captura de pantalla de mi cuenta',
      store_page: 'Página de la tienda en aquel momento',
      packaging: 'Embalaje',
      advertising: 'Tráiler o publicidad',
      terms: 'Condiciones de la licencia',
      announcement: 'Copia del anuncio',
      screenshot: 'Captura de pantalla del problema',
      video: 'Vídeo del problema',
      correspondence: 'Mensajes y respuestas anteriores',
      other: 'Otros documentos',
      earlier_letters: 'Cartas anteriores',
    },
  },
  closing: {
    seller: {
      thanks: 'Quedo a la espera de su respuesta por escrito.',
      formula: 'Atentamente,',
    },
    reminder: {
      thanks: 'Quedo a la espera de su respuesta por escrito.',
      formula: 'Atentamente,',
    },
    authority: {
      thanks: 'Les agradezco de antemano su atención.',
      formula: 'Atentamente,',
    },
    representative: {
      thanks: 'Le agradezco su tiempo y su atención.',
      formula: 'Atentamente,',
    },
  },
};
