// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Serviço de Atendimento ao Consumidor',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Órgão competente de defesa do consumidor',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Deputada ou deputado',
    },
  },
  subject: {
    seller: 'Jogo “{{game}}”: reclamação e solicitação',
    reminder: {
      dated: 'Lembrete: minha carta de {{firstLetterDate}} sobre o jogo “{{game}}”',
      undated: 'Lembrete: minha carta sobre o jogo “{{game}}”',
    },
    authority: {
      named: 'Reclamação contra {{seller}}: jogo “{{game}}”',
      unnamed: 'Reclamação de consumo: jogo “{{game}}”',
    },
    representative: 'Proteção de quem compra jogos eletrônicos: o caso de “{{game}}”',
  },
  salutation: {
    seller: 'Prezadas Senhoras, Prezados Senhores,',
    reminder: 'Prezadas Senhoras, Prezados Senhores,',
    authority: 'Prezadas Senhoras, Prezados Senhores,',
    representative: 'Prezada Senhora Deputada, Prezado Senhor Deputado,',
  },
  opening: {
    seller: 'Escrevo a respeito do jogo “{{game}}”.',
    reminder: {
      dated:
        'Em {{firstLetterDate}}, escrevi aos senhores a respeito do jogo “{{game}}” e fixei um prazo, que já terminou.',
      undated:
        'Já escrevi aos senhores a respeito do jogo “{{game}}” e fixei um prazo, que já terminou.',
    },
    authority: {
      named: 'Venho apresentar uma reclamação contra {{seller}} a respeito do jogo “{{game}}”.',
      unnamed: 'Venho apresentar uma reclamação a respeito do jogo “{{game}}”.',
    },
    representative:
      'Escrevo a respeito da proteção de quem compra jogos eletrônicos. Meu caso diz respeito ao jogo “{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Em {{firstLetterDate}}, escrevi ao fornecedor.',
      undated: 'Escrevi ao fornecedor.',
    },
    both: {
      dated:
        'Em {{firstLetterDate}}, escrevi ao fornecedor e, em {{reminderDate}}, enviei um lembrete.',
      undated: 'Escrevi ao fornecedor e enviei um lembrete.',
    },
    deadlinePassed: 'O prazo que fixei terminou.',
  },
  reply: {
    none: 'Não recebi nenhuma resposta.',
    refused: 'Minha solicitação foi recusada.',
    unsolved: 'A resposta que recebi não resolve o problema.',
  },
  recap: 'Para maior clareza, exponho novamente os fatos a seguir.',
  purchase: {
    fromYou: {
      full: 'Adquiri o jogo junto à sua empresa em {{purchaseDate}} por {{price}}.',
      withoutDate: 'Adquiri o jogo junto à sua empresa por {{price}}.',
      withoutPrice: 'Adquiri o jogo junto à sua empresa em {{purchaseDate}}.',
      minimal: 'Adquiri o jogo junto à sua empresa.',
    },
    fromSeller: {
      full: 'Adquiri o jogo junto a {{seller}} em {{purchaseDate}} por {{price}}.',
      withoutDate: 'Adquiri o jogo junto a {{seller}} por {{price}}.',
      withoutPrice: 'Adquiri o jogo junto a {{seller}} em {{purchaseDate}}.',
      minimal: 'Adquiri o jogo junto a {{seller}}.',
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
        'Foi anunciado que o jogo será encerrado em {{eventDate}}. Na situação atual, depois disso não poderei mais jogá-lo.',
      undated:
        'Foi anunciado que o jogo será encerrado. Na situação atual, depois disso não poderei mais jogá-lo.',
    },
    shut_down: {
      dated: 'O jogo foi encerrado em {{eventDate}}. Desde então, não consigo mais jogá-lo.',
      undated: 'O jogo foi encerrado. Não consigo mais jogá-lo.',
    },
    features_removed: {
      dated:
        'Em {{eventDate}}, foram removidos recursos que faziam parte do jogo quando o comprei. Não posso mais usá-lo tal como foi vendido.',
      undated:
        'Foram removidos recursos que faziam parte do jogo quando o comprei. Não posso mais usá-lo tal como foi vendido.',
    },
    refund_refused: {
      dated: 'Em {{eventDate}}, meu pedido de reembolso foi recusado. Não aceito essa recusa.',
      undated: 'Meu pedido de reembolso foi recusado. Não aceito essa recusa.',
    },
    offline_missing: {
      dated:
        'Pelo menos desde {{eventDate}}, o jogo exige uma conexão com os servidores da distribuidora. Ele não tem modo offline, de modo que a possibilidade de jogar depende inteiramente desses servidores.',
      undated:
        'O jogo exige uma conexão com os servidores da distribuidora. Ele não tem modo offline, de modo que a possibilidade de jogar depende inteiramente desses servidores.',
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
        'Minha solicitação tem o seguinte fundamento legal, em cada caso nas condições ali previstas:',
      authority:
        'Para a avaliação jurídica, faço referência ao seguinte, em cada caso nas condições ali previstas:',
      representative:
        'Até onde sei, a legislação em vigor prevê o seguinte, em cada caso nas condições ali previstas:',
    },
    withoutArticles: 'Faço referência à seguinte norma: {{law}}.',
    implements: 'Essas disposições implementam o seguinte ato da União Europeia: {{law}}.',
    none: {
      seller:
        'Reservo-me todos os direitos que a legislação de defesa do consumidor aplicável me confere.',
      authority:
        'Solicito que o caso seja avaliado segundo a legislação de defesa do consumidor aplicável.',
      representative:
        'Gostaria de saber quais direitos do consumidor se aplicam em um caso como este.',
    },
    reservation: 'Reservo-me todos os demais direitos.',
  },
  rights: {
    conformity:
      'O que um fornecedor entrega a um consumidor deve estar em conformidade com o contrato ({{articles}}).',
    updates:
      'O fornecedor deve assegurar que o consumidor receba as atualizações necessárias para manter a conformidade ({{articles}}).',
    repair: 'O consumidor pode exigir que um vício seja sanado ({{articles}}).',
    price_reduction: 'O consumidor pode exigir o abatimento do preço ({{articles}}).',
    termination: 'O consumidor pode rescindir o contrato ({{articles}}).',
    refund: 'O consumidor pode exigir a restituição da quantia paga ({{articles}}).',
    change_notice:
      'O conteúdo digital só pode ser alterado por motivo válido e mediante aviso, e o consumidor pode ter o direito de rescindir o contrato ({{articles}}).',
    unfair_terms: 'Uma cláusula abusiva não obriga o consumidor ({{articles}}).',
    information:
      'Antes da celebração do contrato, o fornecedor deve informar o consumidor sobre o que está sendo vendido ({{articles}}).',
    withdrawal: 'O consumidor pode desistir do contrato no prazo previsto ({{articles}}).',
    misleading:
      'São proibidas as ações ou omissões que induzam os consumidores a erro ({{articles}}).',
    no_waiver:
      'As cláusulas contratuais não podem retirar do consumidor os direitos que a lei lhe confere ({{articles}}).',
    burden_of_proof: 'Nos casos ali previstos, o ônus da prova cabe ao fornecedor ({{articles}}).',
    data_retrieval: 'O consumidor pode recuperar seus próprios dados ou conteúdos ({{articles}}).',
    guarantee: 'O consumidor é protegido por garantias previstas em lei ({{articles}}).',
    compensation: 'O consumidor pode exigir indenização por perdas e danos ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Por isso, solicito o seguinte:',
      reminder: 'Por isso, solicito novamente o seguinte:',
      reported: 'Solicitei ao fornecedor o seguinte:',
    },
    items: {
      refund: {
        withPrice: 'o reembolso do preço que paguei ({{price}})',
        withoutPrice: 'o reembolso do preço que paguei',
      },
      repair: 'que o jogo seja restabelecido ou mantido no estado em que foi vendido',
      offline_patch:
        'uma atualização ou outro meio técnico que permita jogar sem os servidores da distribuidora',
      information:
        'uma explicação por escrito dos motivos e do que está previsto para que os compradores possam jogar',
    },
    complaint: {
      request:
        'Solicito que examinem esta reclamação, tomem as medidas cabíveis e me comuniquem o resultado.',
      confirm: 'Peço que confirmem o recebimento desta carta e me informem o número do protocolo.',
      forward:
        'Caso a competência seja de outro órgão, peço que me informem qual é ou que lhe encaminhem a minha reclamação.',
    },
    ask_representative: {
      request:
        'Solicito que se ocupe deste assunto e apoie regras que mantenham os jogos jogáveis quando a distribuidora encerra o suporte.',
      aim: 'Não peço servidores para sempre: apenas que os jogos sejam deixados em estado jogável quando o suporte termina.',
      answer: 'Agradeço se puder me informar sua posição e o que pode fazer.',
    },
  },
  deadline: {
    first:
      'Aguardo sua resposta por escrito, e o atendimento da minha solicitação, até {{deadline}}.',
    final: 'Fixo para isso um último prazo, que termina em {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Se esse prazo terminar sem uma solução, apresentarei uma reclamação ao órgão de defesa do consumidor ({{authority}}).',
      unnamed:
        'Se esse prazo terminar sem uma solução, apresentarei uma reclamação ao órgão competente de defesa do consumidor.',
    },
    final: {
      named:
        'Se também esse prazo terminar sem uma solução, apresentarei, sem novo aviso, uma reclamação ao órgão de defesa do consumidor ({{authority}}).',
      unnamed:
        'Se também esse prazo terminar sem uma solução, apresentarei, sem novo aviso, uma reclamação ao órgão competente de defesa do consumidor.',
    },
  },
  details: {
    heading: 'Dados do caso',
    game: 'Jogo: {{game}}',
    seller: 'Fornecedor: {{seller}}',
    purchaseDate: 'Data da compra: {{purchaseDate}}',
    price: 'Preço pago: {{price}}',
    country: 'País: {{country}}',
    reference: 'Referência: {{reference}}',
  },
  enclosures: {
    mention: 'Anexo cópias dos documentos listados abaixo.',
    heading: 'Anexos',
    proofs: {
      receipt: 'Recibo',
      order_confirmation: 'Confirmação do pedido',
      bank_statement: 'Extrato bancário',
      account_history: 'Captura de tela da minha conta',
      store_page: 'Página da loja na época',
      packaging: 'Embalagem',
      advertising: 'Trailer ou publicidade',
      terms: 'Termos da licença',
      announcement: 'Cópia do anúncio',
      screenshot: 'Captura de tela do problema',
      video: 'Vídeo do problema',
      correspondence: 'Mensagens e respostas anteriores',
      other: 'Outros documentos',
      earlier_letters: 'Cartas anteriores',
    },
  },
  closing: {
    seller: {
      thanks: 'Aguardo sua resposta por escrito.',
      formula: 'Atenciosamente,',
    },
    reminder: {
      thanks: 'Aguardo sua resposta por escrito.',
      formula: 'Atenciosamente,',
    },
    authority: {
      thanks: 'Agradeço desde já a atenção.',
      formula: 'Atenciosamente,',
    },
    representative: {
      thanks: 'Agradeço o seu tempo e a sua atenção.',
      formula: 'Atenciosamente,',
    },
  },
};
