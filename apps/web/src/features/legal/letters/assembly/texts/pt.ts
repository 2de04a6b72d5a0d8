// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Apoio ao cliente',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Autoridade competente de defesa do consumidor',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Deputada ou deputado',
    },
  },
  subject: {
    seller: 'Jogo «{{game}}»: reclamação e pedido',
    reminder: {
      dated: 'Insistência: a minha carta de {{firstLetterDate}} sobre o jogo «{{game}}»',
      undated: 'Insistência: a minha carta sobre o jogo «{{game}}»',
    },
    authority: {
      named: 'Reclamação contra {{seller}}: jogo «{{game}}»',
      unnamed: 'Reclamação de consumo: jogo «{{game}}»',
    },
    representative: 'Proteção de quem compra videojogos: o caso de «{{game}}»',
  },
  salutation: {
    seller: 'Exmos. Senhores,',
    reminder: 'Exmos. Senhores,',
    authority: 'Exmos. Senhores,',
    representative: 'Exma. Senhora Deputada, Exmo. Senhor Deputado,',
  },
  opening: {
    seller: 'Venho por este meio contactar V. Exas. a propósito do jogo «{{game}}».',
    reminder: {
      dated:
        'Em {{firstLetterDate}} escrevi a V. Exas. sobre o jogo «{{game}}» e fixei um prazo, que entretanto terminou.',
      undated:
        'Já escrevi a V. Exas. sobre o jogo «{{game}}» e fixei um prazo, que entretanto terminou.',
    },
    authority: {
      named:
        'Venho por este meio apresentar uma reclamação contra {{seller}} relativa ao jogo «{{game}}».',
      unnamed: 'Venho por este meio apresentar uma reclamação relativa ao jogo «{{game}}».',
    },
    representative:
      'Escrevo a V. Exa. a propósito da proteção de quem compra videojogos. O meu caso diz respeito ao jogo «{{game}}».',
  },
  earlier: {
    first: {
      dated: 'Em {{firstLetterDate}} escrevi ao vendedor.',
      undated: 'Escrevi ao vendedor.',
    },
    both: {
      dated:
        'Em {{firstLetterDate}} escrevi ao vendedor e em {{reminderDate}} enviei-lhe uma insistência.',
      undated: 'Escrevi ao vendedor e enviei-lhe uma insistência.',
    },
    deadlinePassed: 'O prazo que fixei terminou.',
  },
  reply: {
    none: 'Não recebi qualquer resposta.',
    refused: 'O meu pedido foi recusado.',
    unsolved: 'A resposta que recebi não resolve o problema.',
  },
  recap: 'Para maior clareza, exponho de novo os factos a seguir.',
  purchase: {
    fromYou: {
      full: 'Comprei a V. Exas. o jogo em {{purchaseDate}} por {{price}}.',
      withoutDate: 'Comprei a V. Exas. o jogo por {{price}}.',
      withoutPrice: 'Comprei a V. Exas. o jogo em {{purchaseDate}}.',
      minimal: 'Comprei a V. Exas. o jogo.',
    },
    fromSeller: {
      full: 'Comprei o jogo a {{seller}} em {{purchaseDate}} por {{price}}.',
      withoutDate: 'Comprei o jogo a {{seller}} por {{price}}.',
      withoutPrice: 'Comprei o jogo a {{seller}} em {{purchaseDate}}.',
      minimal: 'Comprei o jogo a {{seller}}.',
    },
    withoutSeller: {
      full: 'Comprei o jogo em {{purchaseDate}} por {{price}}.',
      withoutDate: 'Comprei o jogo por {{price}}.',
      withoutPrice: 'Comprei o jogo em {{purchaseDate}}.',
      minimal: 'Comprei o jogo.',
    },
  },
  situation: {
    announced: {
      dated:
        'Foi anunciado que o jogo será encerrado em {{eventDate}}. Na situação atual, depois dessa data deixarei de o poder jogar.',
      undated:
        'Foi anunciado que o jogo será encerrado. Na situação atual, depois disso deixarei de o poder jogar.',
    },
    shut_down: {
      dated: 'O jogo foi encerrado em {{eventDate}}. Desde então não o posso jogar.',
      undated: 'O jogo foi encerrado. Já não o posso jogar.',
    },
    features_removed: {
      dated:
        'Em {{eventDate}} foram removidas funcionalidades que faziam parte do jogo quando o comprei. Já não o posso utilizar tal como foi vendido.',
      undated:
        'Foram removidas funcionalidades que faziam parte do jogo quando o comprei. Já não o posso utilizar tal como foi vendido.',
    },
    refund_refused: {
      dated: 'Em {{eventDate}} o meu pedido de reembolso foi recusado. Não aceito esta recusa.',
      undated: 'O meu pedido de reembolso foi recusado. Não aceito esta recusa.',
    },
    offline_missing: {
      dated:
        'Pelo menos desde {{eventDate}}, o jogo exige uma ligação aos servidores da editora. Não tem modo offline, pelo que a possibilidade de jogar depende inteiramente desses servidores.',
      undated:
        'O jogo exige uma ligação aos servidores da editora. Não tem modo offline, pelo que a possibilidade de jogar depende inteiramente desses servidores.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Diretiva (UE) 2019/770 sobre conteúdos e serviços digitais',
      '2011/83': 'Diretiva 2011/83/UE relativa aos direitos dos consumidores',
      '93/13': 'Diretiva 93/13/CEE relativa às cláusulas abusivas',
      '2005/29': 'Diretiva 2005/29/CE relativa às práticas comerciais desleais',
    },
    directiveArticle: {
      whole: 'artigo {{article}}.º',
      paragraph: 'artigo {{article}}.º, n.º {{paragraph}}',
      inserted: 'artigo {{article}}.º-A',
    },
    intro: {
      seller:
        'O meu pedido assenta na seguinte base legal, em cada caso nas condições aí estabelecidas:',
      authority:
        'Para a apreciação jurídica, remeto para o seguinte, em cada caso nas condições aí estabelecidas:',
      representative:
        'Tanto quanto sei, o direito em vigor prevê o seguinte, em cada caso nas condições aí estabelecidas:',
    },
    withoutArticles: 'Remeto para a seguinte legislação: {{law}}.',
    implements: 'Estas disposições transpõem o seguinte ato da União Europeia: {{law}}.',
    none: {
      seller: 'Reservo-me todos os direitos que o direito do consumo aplicável me confere.',
      authority: 'Peço a V. Exas. que apreciem o caso à luz do direito do consumo aplicável.',
      representative:
        'Gostaria de saber que direitos dos consumidores se aplicam num caso como este.',
    },
    reservation: 'Reservo-me todos os demais direitos.',
  },
  rights: {
    conformity:
      'O que um profissional fornece a um consumidor deve ser conforme com o contrato ({{articles}}).',
    updates:
      'O profissional deve assegurar que o consumidor recebe as atualizações necessárias para manter a conformidade ({{articles}}).',
    repair: 'O consumidor pode exigir que uma falta de conformidade seja corrigida ({{articles}}).',
    price_reduction: 'O consumidor pode exigir a redução do preço ({{articles}}).',
    termination: 'O consumidor pode resolver o contrato ({{articles}}).',
    refund: 'O consumidor pode exigir o reembolso do que pagou ({{articles}}).',
    change_notice:
      'Os conteúdos digitais só podem ser alterados por um motivo válido e mediante aviso, e o consumidor pode ter direito a resolver o contrato ({{articles}}).',
    unfair_terms: 'Uma cláusula abusiva não vincula o consumidor ({{articles}}).',
    information:
      'Antes da celebração do contrato, o profissional deve informar o consumidor sobre o que está a ser vendido ({{articles}}).',
    withdrawal:
      'O consumidor pode exercer o direito de livre resolução do contrato no prazo previsto ({{articles}}).',
    misleading:
      'São proibidas as ações ou omissões que induzam os consumidores em erro ({{articles}}).',
    no_waiver:
      'As cláusulas contratuais não podem privar o consumidor dos direitos que a lei lhe confere ({{articles}}).',
    burden_of_proof: 'Nos casos aí previstos, o ónus da prova cabe ao profissional ({{articles}}).',
    data_retrieval:
      'O consumidor pode recuperar os seus próprios dados ou conteúdos ({{articles}}).',
    guarantee: 'O consumidor está protegido por garantias previstas na lei ({{articles}}).',
    compensation: 'O consumidor pode exigir uma indemnização por perdas e danos ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Solicito, por isso, o seguinte:',
      reminder: 'Solicito, por isso, novamente o seguinte:',
      reported: 'Solicitei ao vendedor o seguinte:',
    },
    items: {
      refund: {
        withPrice: 'o reembolso do preço que paguei ({{price}})',
        withoutPrice: 'o reembolso do preço que paguei',
      },
      repair: 'que o jogo seja reposto ou mantido no estado em que foi vendido',
      offline_patch:
        'uma atualização ou outro meio técnico que permita jogar sem os servidores da editora',
      information:
        'uma explicação por escrito dos motivos e do que está previsto para que quem comprou o jogo o possa jogar',
    },
    complaint: {
      request:
        'Peço a V. Exas. que analisem esta reclamação, tomem as medidas ao seu alcance e me comuniquem o resultado.',
      confirm: 'Agradeço que confirmem a receção desta carta e me indiquem o número do processo.',
      forward:
        'Caso a competência pertença a outra entidade, agradeço que me indiquem qual ou que lhe remetam a minha reclamação.',
    },
    ask_representative: {
      request:
        'Peço a V. Exa. que se ocupe deste assunto e apoie regras que mantenham os jogos jogáveis quando a editora termina o suporte.',
      aim: 'Não peço servidores para sempre: apenas que os jogos sejam deixados num estado jogável quando o suporte termina.',
      answer: 'Agradeço que me dê a conhecer a sua posição e o que pode fazer.',
    },
  },
  deadline: {
    first: 'Aguardo uma resposta por escrito, e a satisfação do meu pedido, até {{deadline}}.',
    final: 'Fixo para o efeito um último prazo, que termina em {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Se este prazo terminar sem uma solução, apresentarei uma reclamação à autoridade de defesa do consumidor ({{authority}}).',
      unnamed:
        'Se este prazo terminar sem uma solução, apresentarei uma reclamação à autoridade competente de defesa do consumidor.',
    },
    final: {
      named:
        'Se também este prazo terminar sem uma solução, apresentarei, sem outro aviso, uma reclamação à autoridade de defesa do consumidor ({{authority}}).',
      unnamed:
        'Se também este prazo terminar sem uma solução, apresentarei, sem outro aviso, uma reclamação à autoridade competente de defesa do consumidor.',
    },
  },
  details: {
    heading: 'Dados do caso',
    game: 'Jogo: {{game}}',
    seller: 'Vendedor: {{seller}}',
    purchaseDate: 'Data da compra: {{purchaseDate}}',
    price: 'Preço pago: {{price}}',
    country: 'País: {{country}}',
    reference: 'Referência: {{reference}}',
  },
  enclosures: {
    mention: 'Junto cópias dos documentos a seguir indicados.',
    heading: 'Anexos',
    proofs: {
      receipt: 'Fatura ou recibo',
      order_confirmation: 'Confirmação da encomenda',
      bank_statement: 'Extrato bancário',
      account_history: 'Captura de ecrã da minha conta',
      store_page: 'Página da loja à data da compra',
      packaging: 'Embalagem',
      advertising: 'Trailer ou publicidade',
      terms: 'Condições da licença',
      announcement: 'Cópia do anúncio',
      screenshot: 'Captura de ecrã do problema',
      video: 'Vídeo do problema',
      correspondence: 'Mensagens e respostas anteriores',
      other: 'Outros documentos',
      earlier_letters: 'Cartas anteriores',
    },
  },
  closing: {
    seller: {
      thanks: 'Fico a aguardar uma resposta por escrito.',
      formula: 'Com os melhores cumprimentos,',
    },
    reminder: {
      thanks: 'Fico a aguardar uma resposta por escrito.',
      formula: 'Com os melhores cumprimentos,',
    },
    authority: {
      thanks: 'Agradeço desde já a atenção dispensada.',
      formula: 'Com os melhores cumprimentos,',
    },
    representative: {
      thanks: 'Agradeço o tempo e a atenção que dedicar a este assunto.',
      formula: 'Com os melhores cumprimentos,',
    },
  },
};
