// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * The texts of letters, formal in every language. `assemble-letter.ts` puts them in order. English types
 * the other languages: the same keys and the same placeholders.
 */
export const letterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Customer service',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Consumer authority',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Elected representative',
    },
  },
  subject: {
    seller: 'The game “{{game}}”: complaint and request',
    reminder: {
      dated: 'Reminder: my letter of {{firstLetterDate}} about the game “{{game}}”',
      undated: 'Reminder: my letter about the game “{{game}}”',
    },
    authority: {
      named: 'Complaint about {{seller}}: the game “{{game}}”',
      unnamed: 'Consumer complaint: the game “{{game}}”',
    },
    representative: 'Protecting people who buy video games: the case of “{{game}}”',
  },
  salutation: {
    seller: 'Dear Sir or Madam,',
    reminder: 'Dear Sir or Madam,',
    authority: 'Dear Sir or Madam,',
    representative: 'Dear Sir or Madam,',
  },
  opening: {
    seller: 'I am writing to you about the game “{{game}}”.',
    reminder: {
      dated:
        'On {{firstLetterDate}} I wrote to you about the game “{{game}}” and set a deadline, which has now passed.',
      undated:
        'I have already written to you about the game “{{game}}” and set a deadline, which has now passed.',
    },
    authority: {
      named: 'I wish to make a complaint about {{seller}} concerning the game “{{game}}”.',
      unnamed: 'I wish to make a complaint concerning the game “{{game}}”.',
    },
    representative:
      'I am writing to you about the protection of people who buy video games. My own case concerns the game “{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'I wrote to the seller on {{firstLetterDate}}.',
      undated: 'I have written to the seller.',
    },
    both: {
      dated:
        'I wrote to the seller on {{firstLetterDate}} and sent a reminder on {{reminderDate}}.',
      undated: 'I have written to the seller and sent a reminder.',
    },
    deadlinePassed: 'The deadline I set has passed.',
  },
  reply: {
    none: 'I have received no reply.',
    refused: 'My request was refused.',
    unsolved: 'The reply I received leaves the problem unsolved.',
  },
  recap: 'For your convenience, I set out the matter again below.',
  purchase: {
    fromYou: {
      full: 'I bought the game from you on {{purchaseDate}} for {{price}}.',
      withoutDate: 'I bought the game from you for {{price}}.',
      withoutPrice: 'I bought the game from you on {{purchaseDate}}.',
      minimal: 'I bought the game from you.',
    },
    fromSeller: {
      full: 'I bought the game from {{seller}} on {{purchaseDate}} for {{price}}.',
      withoutDate: 'I bought the game from {{seller}} for {{price}}.',
      withoutPrice: 'I bought the game from {{seller}} on {{purchaseDate}}.',
      minimal: 'I bought the game from {{seller}}.',
    },
    withoutSeller: {
      full: 'I bought the game on {{purchaseDate}} for {{price}}.',
      withoutDate: 'I bought the game for {{price}}.',
      withoutPrice: 'I bought the game on {{purchaseDate}}.',
      minimal: 'I bought the game.',
    },
  },
  situation: {
    announced: {
      dated:
        'It has been announced that the game will be shut down on {{eventDate}}. As things stand, I will be unable to play it after that.',
      undated:
        'It has been announced that the game will be shut down. As things stand, I will be unable to play it after that.',
    },
    shut_down: {
      dated: 'The game was shut down on {{eventDate}}. Since then I have been unable to play it.',
      undated: 'The game has been shut down. I can no longer play it.',
    },
    features_removed: {
      dated:
        'On {{eventDate}}, features that were part of the game when I bought it were removed. I can no longer use it as it was sold.',
      undated:
        'Features that were part of the game when I bought it have been removed. I can no longer use it as it was sold.',
    },
    refund_refused: {
      dated: 'On {{eventDate}}, my request for a refund was refused. I do not accept this refusal.',
      undated: 'My request for a refund was refused. I do not accept this refusal.',
    },
    offline_missing: {
      dated:
        'Since {{eventDate}} at the latest, the game has required a connection to the publisher’s servers. It has no offline mode, so whether I can play depends entirely on those servers.',
      undated:
        'The game requires a connection to the publisher’s servers. It has no offline mode, so whether I can play depends entirely on those servers.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Directive (EU) 2019/770 on digital content and digital services',
      '2011/83': 'Directive 2011/83/EU on consumer rights',
      '93/13': 'Directive 93/13/EEC on unfair terms',
      '2005/29': 'Directive 2005/29/EC on unfair commercial practices',
    },
    /** Articles of a directive, under its title; `inserted` is one such as 11a. */
    directiveArticle: {
      whole: 'Article {{article}}',
      paragraph: 'Article {{article}}({{paragraph}})',
      inserted: 'Article {{article}}a',
    },
    intro: {
      seller:
        'My request rests on the following legal basis, in each case subject to the conditions laid down there:',
      authority:
        'For the legal assessment I refer to the following, in each case subject to the conditions laid down there:',
      representative:
        'To my knowledge, the law currently provides for the following, in each case subject to the conditions laid down there:',
    },
    withoutArticles: 'I refer to the following law: {{law}}.',
    implements: 'These provisions implement the following act of the European Union: {{law}}.',
    none: {
      seller: 'I reserve all the rights that the applicable consumer law gives me.',
      authority: 'I ask you to assess the matter under the consumer law that applies.',
      representative: 'I would like to know which consumer rights apply in a case like this.',
    },
    reservation: 'I reserve all further rights.',
  },
  rights: {
    conformity: 'What a trader supplies to a consumer must conform to the contract ({{articles}}).',
    updates:
      'The trader must ensure that the consumer receives the updates needed to maintain conformity ({{articles}}).',
    repair: 'The consumer may require a defect to be put right ({{articles}}).',
    price_reduction: 'The consumer may claim a reduction of the price ({{articles}}).',
    termination: 'The consumer may end the contract ({{articles}}).',
    refund: 'The consumer may claim a refund of what was paid ({{articles}}).',
    change_notice:
      'Digital content may be changed only for a valid reason and with notice, and the consumer may have a right to end the contract ({{articles}}).',
    unfair_terms: 'An unfair contract term does not bind the consumer ({{articles}}).',
    information:
      'Before the contract is concluded, the trader must inform the consumer about what is being sold ({{articles}}).',
    withdrawal:
      'The consumer may withdraw from the contract within the period laid down ({{articles}}).',
    misleading: 'Acts or omissions that mislead consumers are prohibited ({{articles}}).',
    no_waiver:
      'Contract terms may not take away the rights that the law gives the consumer ({{articles}}).',
    burden_of_proof:
      'In the cases specified, the burden of proof lies with the trader ({{articles}}).',
    data_retrieval: 'The consumer may retrieve their own data or content ({{articles}}).',
    guarantee: 'The consumer is protected by guarantees laid down by law ({{articles}}).',
    compensation: 'The consumer may claim compensation for loss or damage ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'I therefore ask you for the following:',
      reminder: 'I therefore ask you again for the following:',
      reported: 'I have asked the seller for the following:',
    },
    items: {
      refund: {
        withPrice: 'a refund of the price I paid ({{price}})',
        withoutPrice: 'a refund of the price I paid',
      },
      repair: 'the game restored to, or kept in, the condition in which it was sold',
      offline_patch:
        'a patch or another technical means of playing the game without the publisher’s servers',
      information:
        'a written explanation of the reasons, and of what is planned so that buyers can play the game',
    },
    complaint: {
      request:
        'I ask you to examine this complaint, to take the steps open to you and to tell me the outcome.',
      confirm:
        'Please confirm that you have received this letter and tell me the reference under which you are handling it.',
      forward:
        'If another body is responsible, please tell me which one, or pass my complaint on to it.',
    },
    ask_representative: {
      request:
        'I ask you to take up this matter and to support rules that keep games playable after their publisher ends support.',
      aim: 'I am not asking for servers to run forever: only for games to be left in a playable state when support ends.',
      answer: 'Please let me know your view and what you can do.',
    },
  },
  deadline: {
    first: 'I expect your written reply, and the steps I have asked for, by {{deadline}}.',
    final: 'I now set a final deadline of {{deadline}} for this.',
  },
  next: {
    first: {
      named:
        'If this deadline passes without a solution, I will make a complaint to the consumer authority ({{authority}}).',
      unnamed:
        'If this deadline passes without a solution, I will make a complaint to the competent consumer authority.',
    },
    final: {
      named:
        'If this deadline also passes without a solution, I will make a complaint to the consumer authority ({{authority}}) without further notice.',
      unnamed:
        'If this deadline also passes without a solution, I will make a complaint to the competent consumer authority without further notice.',
    },
  },
  details: {
    heading: 'Details',
    game: 'Game: {{game}}',
    seller: 'Seller: {{seller}}',
    purchaseDate: 'Date of purchase: {{purchaseDate}}',
    price: 'Price paid: {{price}}',
    country: 'Country: {{country}}',
    reference: 'Reference: {{reference}}',
  },
  enclosures: {
    mention: 'Copies of the documents listed below are enclosed.',
    heading: 'Enclosures',
    proofs: {
      receipt: 'Receipt',
      order_confirmation: 'Order confirmation',
      bank_statement: 'Bank statement',
      account_history: 'Screenshot of my account',
      store_page: 'Store page at the time',
      packaging: 'Packaging',
      advertising: 'Trailer or advert',
      terms: 'Licence terms',
      announcement: 'Copy of the announcement',
      screenshot: 'Screenshot of the problem',
      video: 'Video of the problem',
      correspondence: 'Earlier messages and replies',
      other: 'Other documents',
      earlier_letters: 'Earlier letters',
    },
  },
  closing: {
    seller: {
      thanks: 'I look forward to your written reply.',
      formula: 'Yours faithfully,',
    },
    reminder: {
      thanks: 'I look forward to your written reply.',
      formula: 'Yours faithfully,',
    },
    authority: {
      thanks: 'Thank you for your attention to this matter.',
      formula: 'Yours faithfully,',
    },
    representative: {
      thanks: 'Thank you for your time and attention.',
      formula: 'Yours faithfully,',
    },
  },
};

export type LetterTexts = typeof letterTexts;
