// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Service clientèle',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Autorité chargée de la protection des consommateurs',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Membre du Parlement',
    },
  },
  subject: {
    seller: 'Jeu « {{game}} » : réclamation et demande',
    reminder: {
      dated: 'Relance : ma lettre du {{firstLetterDate}} concernant le jeu « {{game}} »',
      undated: 'Relance : ma lettre concernant le jeu « {{game}} »',
    },
    authority: {
      named: 'Réclamation contre {{seller}} : jeu « {{game}} »',
      unnamed: 'Litige de consommation : jeu « {{game}} »',
    },
    representative: 'Protection des personnes qui achètent des jeux vidéo : le cas de « {{game}} »',
  },
  salutation: {
    seller: 'Madame, Monsieur,',
    reminder: 'Madame, Monsieur,',
    authority: 'Madame, Monsieur,',
    representative: 'Madame, Monsieur,',
  },
  opening: {
    seller: 'Je m’adresse à vous au sujet du jeu « {{game}} ».',
    reminder: {
      dated:
        'Le {{firstLetterDate}}, je vous ai écrit au sujet du jeu « {{game}} » en vous fixant un délai, qui est maintenant écoulé.',
      undated:
        'Je vous ai déjà écrit au sujet du jeu « {{game}} » en vous fixant un délai, qui est maintenant écoulé.',
    },
    authority: {
      named:
        'Je souhaite signaler un litige qui m’oppose à {{seller}} au sujet du jeu « {{game}} » et déposer une réclamation.',
      unnamed: 'Je souhaite déposer une réclamation au sujet du jeu « {{game}} ».',
    },
    representative:
      'Je vous écris au sujet de la protection des personnes qui achètent des jeux vidéo. Mon propre cas concerne le jeu « {{game}} ».',
  },
  earlier: {
    first: {
      dated: 'J’ai écrit au vendeur le {{firstLetterDate}}.',
      undated: 'J’ai écrit au vendeur.',
    },
    both: {
      dated:
        'J’ai écrit au vendeur le {{firstLetterDate}} et lui ai adressé une relance le {{reminderDate}}.',
      undated: 'J’ai écrit au vendeur et lui ai adressé une relance.',
    },
    deadlinePassed: 'Le délai que j’avais fixé est écoulé.',
  },
  reply: {
    none: 'Je n’ai reçu aucune réponse.',
    refused: 'Ma demande a été refusée.',
    unsolved: 'La réponse que j’ai reçue ne résout pas le problème.',
  },
  recap: 'Par souci de clarté, je rappelle ci-dessous les faits.',
  purchase: {
    fromYou: {
      full: 'J’ai acheté ce jeu chez vous le {{purchaseDate}} au prix de {{price}}.',
      withoutDate: 'J’ai acheté ce jeu chez vous au prix de {{price}}.',
      withoutPrice: 'J’ai acheté ce jeu chez vous le {{purchaseDate}}.',
      minimal: 'J’ai acheté ce jeu chez vous.',
    },
    fromSeller: {
      full: 'J’ai acheté ce jeu chez {{seller}} le {{purchaseDate}} au prix de {{price}}.',
      withoutDate: 'J’ai acheté ce jeu chez {{seller}} au prix de {{price}}.',
      withoutPrice: 'J’ai acheté ce jeu chez {{seller}} le {{purchaseDate}}.',
      minimal: 'J’ai acheté ce jeu chez {{seller}}.',
    },
    withoutSeller: {
      full: 'J’ai acheté ce jeu le {{purchaseDate}} au prix de {{price}}.',
      withoutDate: 'J’ai acheté ce jeu au prix de {{price}}.',
      withoutPrice: 'J’ai acheté ce jeu le {{purchaseDate}}.',
      minimal: 'J’ai acheté ce jeu.',
    },
  },
  situation: {
    announced: {
      dated:
        'Il a été annoncé que le jeu serait mis hors service le {{eventDate}}. En l’état actuel des choses, je ne pourrai plus y jouer ensuite.',
      undated:
        'Il a été annoncé que le jeu serait mis hors service. En l’état actuel des choses, je ne pourrai plus y jouer ensuite.',
    },
    shut_down: {
      dated: 'Le jeu a été mis hors service le {{eventDate}}. Depuis, je ne peux plus y jouer.',
      undated: 'Le jeu a été mis hors service. Je ne peux plus y jouer.',
    },
    features_removed: {
      dated:
        'Le {{eventDate}}, des fonctionnalités que le jeu comportait lors de mon achat ont été supprimées. Je ne peux plus l’utiliser tel qu’il a été vendu.',
      undated:
        'Des fonctionnalités que le jeu comportait lors de mon achat ont été supprimées. Je ne peux plus l’utiliser tel qu’il a été vendu.',
    },
    refund_refused: {
      dated:
        'Le {{eventDate}}, le remboursement que je demandais m’a été refusé. Je conteste ce refus.',
      undated: 'Le remboursement que je demandais m’a été refusé. Je conteste ce refus.',
    },
    offline_missing: {
      dated:
        'Depuis le {{eventDate}} au plus tard, le jeu exige une connexion aux serveurs de l’éditeur. Il ne comporte pas de mode hors ligne : la possibilité d’y jouer dépend entièrement de ces serveurs.',
      undated:
        'Le jeu exige une connexion aux serveurs de l’éditeur. Il ne comporte pas de mode hors ligne : la possibilité d’y jouer dépend entièrement de ces serveurs.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Directive (UE) 2019/770 sur les contenus et services numériques',
      '2011/83': 'Directive 2011/83/UE relative aux droits des consommateurs',
      '93/13': 'Directive 93/13/CEE sur les clauses abusives',
      '2005/29': 'Directive 2005/29/CE sur les pratiques commerciales déloyales',
    },
    directiveArticle: {
      whole: 'article {{article}}',
      paragraph: 'article {{article}}, paragraphe {{paragraph}}',
      inserted: 'article {{article}} bis',
    },
    intro: {
      seller:
        'Ma demande repose sur le fondement juridique suivant, dans chaque cas aux conditions qui y sont prévues :',
      authority:
        'Pour l’appréciation juridique, je renvoie à ce qui suit, dans chaque cas aux conditions qui y sont prévues :',
      representative:
        'À ma connaissance, le droit en vigueur prévoit ce qui suit, dans chaque cas aux conditions qui y sont fixées :',
    },
    withoutArticles: 'Je renvoie au texte suivant : {{law}}.',
    implements: 'Ces dispositions transposent l’acte suivant de l’Union européenne : {{law}}.',
    none: {
      seller:
        'Je réserve l’ensemble des droits que m’accorde le droit de la consommation applicable.',
      authority:
        'Je vous demande d’apprécier les faits au regard du droit de la consommation applicable.',
      representative: 'Je souhaiterais savoir quels droits ont les consommateurs dans un tel cas.',
    },
    reservation: 'Je réserve l’ensemble de mes autres droits.',
  },
  rights: {
    conformity:
      'Ce que le professionnel fournit au consommateur doit être conforme au contrat ({{articles}}).',
    updates:
      'Le professionnel doit veiller à ce que le consommateur reçoive les mises à jour nécessaires au maintien de la conformité ({{articles}}).',
    repair: 'Le consommateur peut exiger qu’il soit remédié à un défaut ({{articles}}).',
    price_reduction: 'Le consommateur peut demander une réduction du prix ({{articles}}).',
    termination: 'Le consommateur peut mettre fin au contrat ({{articles}}).',
    refund: 'Le consommateur peut demander le remboursement de ce qu’il a payé ({{articles}}).',
    change_notice:
      'Un contenu numérique ne peut être modifié que pour une raison valable et après en avoir informé le consommateur, qui peut alors avoir le droit de mettre fin au contrat ({{articles}}).',
    unfair_terms: 'Une clause abusive ne lie pas le consommateur ({{articles}}).',
    information:
      'Avant la conclusion du contrat, le professionnel doit informer le consommateur sur ce qu’il lui vend ({{articles}}).',
    withdrawal: 'Le consommateur peut se rétracter dans le délai prévu ({{articles}}).',
    misleading:
      'Les actions ou omissions qui induisent les consommateurs en erreur sont interdites ({{articles}}).',
    no_waiver:
      'Les clauses du contrat ne peuvent priver le consommateur des droits que la loi lui accorde ({{articles}}).',
    burden_of_proof:
      'Dans les cas prévus, la charge de la preuve incombe au professionnel ({{articles}}).',
    data_retrieval:
      'Le consommateur peut récupérer ses propres données ou contenus ({{articles}}).',
    guarantee: 'Le consommateur bénéficie de garanties prévues par la loi ({{articles}}).',
    compensation: 'Le consommateur peut demander réparation du préjudice subi ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'En conséquence, je vous demande :',
      reminder: 'En conséquence, je vous demande de nouveau :',
      reported: 'J’ai demandé au vendeur :',
    },
    items: {
      refund: {
        withPrice: 'le remboursement du prix que j’ai payé ({{price}})',
        withoutPrice: 'le remboursement du prix que j’ai payé',
      },
      repair: 'le rétablissement ou le maintien du jeu dans l’état dans lequel il a été vendu',
      offline_patch:
        'un correctif ou un autre moyen technique permettant de jouer sans les serveurs de l’éditeur',
      information:
        'une explication écrite des raisons et de ce qui est prévu pour que les personnes qui ont acheté le jeu puissent y jouer',
    },
    complaint: {
      request:
        'Je vous demande d’examiner ma réclamation, de prendre les mesures qui relèvent de vos pouvoirs et de m’informer des suites données.',
      confirm:
        'Je vous remercie de bien vouloir accuser réception de cette lettre et m’indiquer le numéro de dossier.',
      forward:
        'Si ce litige ne relève pas de votre compétence, je vous remercie de m’indiquer l’organisme compétent ou de lui transmettre ma réclamation.',
    },
    ask_representative: {
      request:
        'Je vous demande de vous saisir de cette question et de soutenir des règles grâce auxquelles les jeux restent jouables lorsque leur éditeur cesse d’en assurer le suivi.',
      aim: 'Je ne demande pas des serveurs éternels, seulement que les jeux soient laissés dans un état jouable à la fin de leur suivi.',
      answer: 'Je vous remercie de me faire connaître votre position et ce que vous pouvez faire.',
    },
  },
  deadline: {
    first:
      'Je vous demande de me répondre par écrit et de donner suite à ma demande au plus tard le {{deadline}}.',
    final: 'Je vous fixe pour cela un dernier délai : le {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Si ce délai s’écoule sans qu’une solution soit trouvée, je déposerai une réclamation auprès de l’autorité chargée de la protection des consommateurs ({{authority}}).',
      unnamed:
        'Si ce délai s’écoule sans qu’une solution soit trouvée, je déposerai une réclamation auprès de l’autorité compétente en matière de protection des consommateurs.',
    },
    final: {
      named:
        'Si ce délai s’écoule lui aussi sans qu’une solution soit trouvée, je déposerai, sans autre avis, une réclamation auprès de l’autorité chargée de la protection des consommateurs ({{authority}}).',
      unnamed:
        'Si ce délai s’écoule lui aussi sans qu’une solution soit trouvée, je déposerai, sans autre avis, une réclamation auprès de l’autorité compétente en matière de protection des consommateurs.',
    },
  },
  details: {
    heading: 'Récapitulatif',
    game: 'Jeu : {{game}}',
    seller: 'Vendeur : {{seller}}',
    purchaseDate: 'Date d’achat : {{purchaseDate}}',
    price: 'Prix payé : {{price}}',
    country: 'Pays : {{country}}',
    reference: 'Référence : {{reference}}',
  },
  enclosures: {
    mention: 'Vous trouverez ci-joint une copie des documents énumérés ci-dessous.',
    heading: 'Pièces jointes',
    proofs: {
      receipt: 'Reçu',
      order_confirmation: 'Confirmation de commande',
      bank_statement: 'Relevé bancaire',
      account_history: 'Capture d’écran de mon compte',
      store_page: 'Page de la boutique à l’époque',
      packaging: 'Emballage',
      advertising: 'Bande-annonce ou publicité',
      terms: 'Conditions de licence',
      announcement: 'Copie de l’annonce',
      screenshot: 'Capture du problème',
      video: 'Vidéo du problème',
      correspondence: 'Messages et réponses antérieurs',
      other: 'Autres documents',
      earlier_letters: 'Lettres précédentes',
    },
  },
  closing: {
    seller: {
      thanks: 'Je vous remercie par avance de votre réponse écrite.',
      formula:
        'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    },
    reminder: {
      thanks:
        'Dans l’attente de votre réponse écrite, je reste à votre disposition pour tout renseignement utile.',
      formula:
        'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    },
    authority: {
      thanks: 'Je vous remercie de l’attention que vous porterez à cette affaire.',
      formula:
        'Je vous prie d’agréer, Madame, Monsieur, l’expression de ma considération distinguée.',
    },
    representative: {
      thanks: 'Je vous remercie du temps et de l’attention que vous m’accorderez.',
      formula: 'Je vous prie d’agréer, Madame, Monsieur, l’expression de ma haute considération.',
    },
  },
};
