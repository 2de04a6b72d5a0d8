// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: { named: '{{seller}}', unnamed: 'Kundeservice' },
    authority: { named: '{{authority}}', unnamed: 'Den kompetente forbrugermyndighed' },
    representative: { named: '{{representative}}', unnamed: 'Medlem af Folketinget' },
  },
  subject: {
    seller: 'Spillet ”{{game}}”: reklamation og krav',
    reminder: {
      dated: 'Rykker: mit brev af {{firstLetterDate}} om spillet ”{{game}}”',
      undated: 'Rykker: mit brev om spillet ”{{game}}”',
    },
    authority: {
      named: 'Klage over {{seller}}: spillet ”{{game}}”',
      unnamed: 'Forbrugerklage: spillet ”{{game}}”',
    },
    representative: 'Beskyttelse af dem, der køber videospil: sagen om ”{{game}}”',
  },
  salutation: {
    seller: 'Til rette vedkommende',
    reminder: 'Til rette vedkommende',
    authority: 'Til rette vedkommende',
    representative: 'Kære folketingsmedlem',
  },
  opening: {
    seller: 'Jeg skriver til jer om spillet ”{{game}}”.',
    reminder: {
      dated:
        'Den {{firstLetterDate}} skrev jeg til jer om spillet ”{{game}}” og satte en frist, som nu er udløbet.',
      undated:
        'Jeg har allerede skrevet til jer om spillet ”{{game}}” og sat en frist, som nu er udløbet.',
    },
    authority: {
      named: 'Jeg ønsker at klage over {{seller}}. Sagen drejer sig om spillet ”{{game}}”.',
      unnamed: 'Jeg ønsker at indgive en klage. Sagen drejer sig om spillet ”{{game}}”.',
    },
    representative:
      'Jeg skriver til dig om beskyttelsen af dem, der køber videospil. I mit tilfælde drejer det sig om spillet ”{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Den {{firstLetterDate}} skrev jeg til sælgeren.',
      undated: 'Jeg har skrevet til sælgeren.',
    },
    both: {
      dated:
        'Den {{firstLetterDate}} skrev jeg til sælgeren, og den {{reminderDate}} sendte jeg en rykker.',
      undated: 'Jeg har skrevet til sælgeren og sendt en rykker.',
    },
    deadlinePassed: 'Den frist, jeg satte, er udløbet.',
  },
  reply: {
    none: 'Jeg har ikke modtaget noget svar.',
    refused: 'Mit krav blev afvist.',
    unsolved: 'Det svar, jeg har modtaget, løser ikke problemet.',
  },
  recap: 'For overblikkets skyld gengiver jeg sagen igen nedenfor.',
  purchase: {
    fromYou: {
      full: 'Jeg købte spillet hos jer den {{purchaseDate}} for {{price}}.',
      withoutDate: 'Jeg købte spillet hos jer for {{price}}.',
      withoutPrice: 'Jeg købte spillet hos jer den {{purchaseDate}}.',
      minimal: 'Jeg har købt spillet hos jer.',
    },
    fromSeller: {
      full: 'Jeg købte spillet hos {{seller}} den {{purchaseDate}} for {{price}}.',
      withoutDate: 'Jeg købte spillet hos {{seller}} for {{price}}.',
      withoutPrice: 'Jeg købte spillet hos {{seller}} den {{purchaseDate}}.',
      minimal: 'Jeg har købt spillet hos {{seller}}.',
    },
    withoutSeller: {
      full: 'Jeg købte spillet den {{purchaseDate}} for {{price}}.',
      withoutDate: 'Jeg købte spillet for {{price}}.',
      withoutPrice: 'Jeg købte spillet den {{purchaseDate}}.',
      minimal: 'Jeg har købt spillet.',
    },
  },
  situation: {
    announced: {
      dated:
        'Det er blevet meddelt, at spillet bliver lukket ned den {{eventDate}}. Som det ser ud nu, kan jeg ikke spille det derefter.',
      undated:
        'Det er blevet meddelt, at spillet bliver lukket ned. Som det ser ud nu, kan jeg ikke spille det derefter.',
    },
    shut_down: {
      dated: 'Spillet blev lukket ned den {{eventDate}}. Siden da har jeg ikke kunnet spille det.',
      undated: 'Spillet er blevet lukket ned. Jeg kan ikke længere spille det.',
    },
    features_removed: {
      dated:
        'Den {{eventDate}} blev der fjernet funktioner, som var en del af spillet, da jeg købte det. Jeg kan ikke længere bruge det, som det blev solgt.',
      undated:
        'Der er fjernet funktioner, som var en del af spillet, da jeg købte det. Jeg kan ikke længere bruge det, som det blev solgt.',
    },
    refund_refused: {
      dated:
        'Den {{eventDate}} blev mit krav om tilbagebetaling afvist. Jeg kan ikke acceptere denne afvisning.',
      undated:
        'Mit krav om tilbagebetaling er blevet afvist. Jeg kan ikke acceptere denne afvisning.',
    },
    offline_missing: {
      dated:
        'Senest siden den {{eventDate}} har spillet krævet forbindelse til udgiverens servere. Der er ingen offlinetilstand, så det afhænger alene af disse servere, om jeg kan spille.',
      undated:
        'Spillet kræver forbindelse til udgiverens servere. Der er ingen offlinetilstand, så det afhænger alene af disse servere, om jeg kan spille.',
    },
  },
  law: {
    directives: {
      '2019/770': 'direktiv (EU) 2019/770 om digitalt indhold og digitale tjenester',
      '2011/83': 'direktiv 2011/83/EU om forbrugerrettigheder',
      '93/13': 'direktiv 93/13/EØF om urimelige kontraktvilkår',
      '2005/29': 'direktiv 2005/29/EF om urimelig handelspraksis',
    },
    directiveArticle: {
      whole: 'artikel {{article}}',
      paragraph: 'artikel {{article}}, stk. {{paragraph}}',
      inserted: 'artikel {{article}}a',
    },
    intro: {
      seller:
        'Mit krav støttes på følgende retsgrundlag, altid på de betingelser, der er fastsat dér:',
      authority:
        'Til brug for den retlige vurdering henviser jeg til følgende, altid på de betingelser, der er fastsat dér:',
      representative:
        'Så vidt jeg ved, fastsætter gældende ret følgende, altid på de betingelser, der er fastsat dér:',
    },
    withoutArticles: 'Jeg henviser til følgende regler: {{law}}.',
    implements: 'Disse bestemmelser gennemfører følgende EU-retsakt: {{law}}.',
    none: {
      seller: 'Jeg forbeholder mig alle de rettigheder, jeg har efter gældende forbrugerret.',
      authority: 'Jeg beder om, at sagen vurderes efter gældende forbrugerret.',
      representative:
        'Jeg vil gerne vide, hvilke forbrugerrettigheder der gælder i en sag som denne.',
    },
    reservation: 'Jeg forbeholder mig alle øvrige rettigheder.',
  },
  rights: {
    conformity:
      'Det, som en erhvervsdrivende leverer til en forbruger, skal være i overensstemmelse med aftalen ({{articles}}).',
    updates:
      'Den erhvervsdrivende skal sørge for, at forbrugeren får de opdateringer, der er nødvendige for at opretholde overensstemmelsen med aftalen ({{articles}}).',
    repair: 'Forbrugeren kan kræve, at en mangel bliver afhjulpet ({{articles}}).',
    price_reduction: 'Forbrugeren kan kræve et forholdsmæssigt afslag i prisen ({{articles}}).',
    termination: 'Forbrugeren kan hæve aftalen ({{articles}}).',
    refund: 'Forbrugeren kan kræve det betalte beløb tilbage ({{articles}}).',
    change_notice:
      'Digitalt indhold må kun ændres af en gyldig grund og med forudgående meddelelse, og forbrugeren kan have ret til at hæve aftalen ({{articles}}).',
    unfair_terms: 'Et urimeligt kontraktvilkår binder ikke forbrugeren ({{articles}}).',
    information:
      'Inden aftalen indgås, skal den erhvervsdrivende oplyse forbrugeren om, hvad der sælges ({{articles}}).',
    withdrawal: 'Forbrugeren kan fortryde aftalen inden for den fastsatte frist ({{articles}}).',
    misleading:
      'Handlinger eller udeladelser, der vildleder forbrugere, er forbudt ({{articles}}).',
    no_waiver:
      'Aftalevilkår må ikke fratage forbrugeren de rettigheder, som loven giver ({{articles}}).',
    burden_of_proof: 'I de nævnte tilfælde har den erhvervsdrivende bevisbyrden ({{articles}}).',
    data_retrieval:
      'Forbrugeren kan få sine egne data eller sit eget indhold udleveret ({{articles}}).',
    guarantee: 'Forbrugeren er beskyttet af garantier, der er fastsat ved lov ({{articles}}).',
    compensation: 'Forbrugeren kan kræve erstatning for tab eller skade ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Jeg kræver derfor følgende:',
      reminder: 'Jeg kræver derfor endnu en gang følgende:',
      reported: 'Over for sælgeren har jeg krævet følgende:',
    },
    items: {
      refund: {
        withPrice: 'tilbagebetaling af den pris, jeg har betalt ({{price}})',
        withoutPrice: 'tilbagebetaling af den pris, jeg har betalt',
      },
      repair: 'at spillet genoprettes eller bevares i den stand, det blev solgt i',
      offline_patch:
        'en patch eller en anden teknisk mulighed for at spille spillet uden udgiverens servere',
      information:
        'en skriftlig redegørelse for grundene og for, hvad der er planlagt, så køberne kan spille spillet',
    },
    complaint: {
      request:
        'Jeg beder om, at min klage undersøges, at de skridt, der er mulige, bliver taget, og at jeg får besked om udfaldet.',
      confirm: 'Bekræft venligst modtagelsen af dette brev, og oplys mig om sagsnummeret.',
      forward:
        'Hvis sagen hører under en anden myndighed, beder jeg om at få oplyst hvilken, eller om at klagen videresendes dertil.',
    },
    ask_representative: {
      request:
        'Jeg beder dig om at tage sagen op og støtte regler, der sikrer, at spil fortsat kan spilles, når udgiveren indstiller sin support.',
      aim: 'Jeg beder ikke om, at servere skal køre for evigt, kun om at spil efterlades i en stand, så de kan spilles, når supporten ophører.',
      answer: 'Jeg vil gerne høre, hvad du mener, og hvad du kan gøre.',
    },
  },
  deadline: {
    first: 'Jeg forventer et skriftligt svar, og at mit krav er opfyldt, senest den {{deadline}}.',
    final: 'Jeg sætter hermed en sidste frist til den {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Hvis fristen udløber uden en løsning, indgiver jeg en klage til forbrugermyndigheden ({{authority}}).',
      unnamed:
        'Hvis fristen udløber uden en løsning, indgiver jeg en klage til den kompetente forbrugermyndighed.',
    },
    final: {
      named:
        'Hvis også denne frist udløber uden en løsning, indgiver jeg uden yderligere varsel en klage til forbrugermyndigheden ({{authority}}).',
      unnamed:
        'Hvis også denne frist udløber uden en løsning, indgiver jeg uden yderligere varsel en klage til den kompetente forbrugermyndighed.',
    },
  },
  details: {
    heading: 'Oplysninger om sagen',
    game: 'Spil: {{game}}',
    seller: 'Sælger: {{seller}}',
    purchaseDate: 'Købsdato: {{purchaseDate}}',
    price: 'Betalt pris: {{price}}',
    country: 'Land: {{country}}',
    reference: 'Reference: {{reference}}',
  },
  enclosures: {
    mention: 'Kopier af de dokumenter, der er anført nedenfor, er vedlagt.',
    heading: 'Bilag',
    proofs: {
      receipt: 'Kvittering',
      order_confirmation: 'Ordrebekræftelse',
      bank_statement: 'Kontoudtog',
      account_history: 'Skærmbillede af min konto',
      store_page: 'Butikssiden på købstidspunktet',
      packaging: 'Emballage',
      advertising: 'Trailer eller reklame',
      terms: 'Licensvilkår',
      announcement: 'Kopi af meddelelsen',
      screenshot: 'Skærmbillede af problemet',
      video: 'Video af problemet',
      correspondence: 'Tidligere beskeder og svar',
      other: 'Andre dokumenter',
      earlier_letters: 'Tidligere breve',
    },
  },
  closing: {
    seller: { thanks: 'Jeg ser frem til et skriftligt svar.', formula: 'Med venlig hilsen' },
    reminder: { thanks: 'Jeg ser frem til et skriftligt svar.', formula: 'Med venlig hilsen' },
    authority: { thanks: 'På forhånd tak for hjælpen.', formula: 'Med venlig hilsen' },
    representative: { thanks: 'Tak for din tid og opmærksomhed.', formula: 'Med venlig hilsen' },
  },
};
