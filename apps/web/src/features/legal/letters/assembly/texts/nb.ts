// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: { named: '{{seller}}', unnamed: 'Kundeservice' },
    authority: { named: '{{authority}}', unnamed: 'Ansvarlig forbrukermyndighet' },
    representative: { named: '{{representative}}', unnamed: 'Stortingsrepresentant' },
  },
  subject: {
    seller: 'Spillet «{{game}}»: reklamasjon og krav',
    reminder: {
      dated: 'Purring: mitt brev av {{firstLetterDate}} om spillet «{{game}}»',
      undated: 'Purring: mitt brev om spillet «{{game}}»',
    },
    authority: {
      named: 'Klage på {{seller}}: spillet «{{game}}»',
      unnamed: 'Forbrukerklage: spillet «{{game}}»',
    },
    representative: 'Vern av dem som kjøper dataspill: saken om «{{game}}»',
  },
  salutation: {
    seller: 'Til rette vedkommende',
    reminder: 'Til rette vedkommende',
    authority: 'Til rette vedkommende',
    representative: 'Kjære stortingsrepresentant',
  },
  opening: {
    seller: 'Jeg skriver til dere om spillet «{{game}}».',
    reminder: {
      dated:
        'Den {{firstLetterDate}} skrev jeg til dere om spillet «{{game}}» og satte en frist, som nå er utløpt.',
      undated:
        'Jeg har allerede skrevet til dere om spillet «{{game}}» og satt en frist, som nå er utløpt.',
    },
    authority: {
      named: 'Jeg ønsker å klage på {{seller}}. Saken gjelder spillet «{{game}}».',
      unnamed: 'Jeg ønsker å sende inn en klage. Saken gjelder spillet «{{game}}».',
    },
    representative:
      'Jeg skriver til deg om vernet av dem som kjøper dataspill. I mitt tilfelle gjelder det spillet «{{game}}».',
  },
  earlier: {
    first: {
      dated: 'Jeg skrev til selgeren {{firstLetterDate}}.',
      undated: 'Jeg har skrevet til selgeren.',
    },
    both: {
      dated: 'Jeg skrev til selgeren {{firstLetterDate}} og sendte en purring {{reminderDate}}.',
      undated: 'Jeg har skrevet til selgeren og sendt en purring.',
    },
    deadlinePassed: 'Fristen jeg satte, er utløpt.',
  },
  reply: {
    none: 'Jeg har ikke fått noe svar.',
    refused: 'Kravet mitt ble avslått.',
    unsolved: 'Svaret jeg har fått, løser ikke problemet.',
  },
  recap: 'For oversiktens skyld gjør jeg rede for saken på nytt nedenfor.',
  purchase: {
    fromYou: {
      full: 'Jeg kjøpte spillet hos dere {{purchaseDate}} for {{price}}.',
      withoutDate: 'Jeg kjøpte spillet hos dere for {{price}}.',
      withoutPrice: 'Jeg kjøpte spillet hos dere {{purchaseDate}}.',
      minimal: 'Jeg har kjøpt spillet hos dere.',
    },
    fromSeller: {
      full: 'Jeg kjøpte spillet hos {{seller}} {{purchaseDate}} for {{price}}.',
      withoutDate: 'Jeg kjøpte spillet hos {{seller}} for {{price}}.',
      withoutPrice: 'Jeg kjøpte spillet hos {{seller}} {{purchaseDate}}.',
      minimal: 'Jeg har kjøpt spillet hos {{seller}}.',
    },
    withoutSeller: {
      full: 'Jeg kjøpte spillet {{purchaseDate}} for {{price}}.',
      withoutDate: 'Jeg kjøpte spillet for {{price}}.',
      withoutPrice: 'Jeg kjøpte spillet {{purchaseDate}}.',
      minimal: 'Jeg har kjøpt spillet.',
    },
  },
  situation: {
    announced: {
      dated:
        'Det er kunngjort at spillet skal legges ned {{eventDate}}. Slik det ser ut nå, vil jeg ikke kunne spille det etter nedleggelsen.',
      undated:
        'Det er kunngjort at spillet skal legges ned. Slik det ser ut nå, vil jeg ikke kunne spille det etter nedleggelsen.',
    },
    shut_down: {
      dated: 'Spillet ble lagt ned {{eventDate}}. Siden da har jeg ikke kunnet spille det.',
      undated: 'Spillet er lagt ned. Jeg kan ikke lenger spille det.',
    },
    features_removed: {
      dated:
        'Den {{eventDate}} ble det fjernet funksjoner som var en del av spillet da jeg kjøpte det. Jeg kan ikke lenger bruke det slik det ble solgt.',
      undated:
        'Funksjoner som var en del av spillet da jeg kjøpte det, er fjernet. Jeg kan ikke lenger bruke det slik det ble solgt.',
    },
    refund_refused: {
      dated:
        'Den {{eventDate}} ble kravet mitt om tilbakebetaling avslått. Jeg godtar ikke dette avslaget.',
      undated: 'Kravet mitt om tilbakebetaling er avslått. Jeg godtar ikke dette avslaget.',
    },
    offline_missing: {
      dated:
        'I hvert fall siden {{eventDate}} har spillet krevd tilkobling til utgiverens servere. Det har ingen frakoblet modus, så det avhenger helt av disse serverne om jeg kan spille.',
      undated:
        'Spillet krever tilkobling til utgiverens servere. Det har ingen frakoblet modus, så det avhenger helt av disse serverne om jeg kan spille.',
    },
  },
  law: {
    directives: {
      '2019/770': 'direktiv (EU) 2019/770 om digitalt innhold og digitale tjenester',
      '2011/83': 'direktiv 2011/83/EU om forbrukerrettigheter',
      '93/13': 'direktiv 93/13/EØF om urimelige vilkår',
      '2005/29': 'direktiv 2005/29/EF om urimelig handelspraksis',
    },
    directiveArticle: {
      whole: 'artikkel {{article}}',
      paragraph: 'artikkel {{article}} nr. {{paragraph}}',
      inserted: 'artikkel {{article}}a',
    },
    intro: {
      seller:
        'Kravet mitt bygger på følgende rettsgrunnlag, i hvert tilfelle på de vilkårene som er fastsatt der:',
      authority:
        'Til den rettslige vurderingen viser jeg til følgende, i hvert tilfelle på de vilkårene som er fastsatt der:',
      representative:
        'Så vidt jeg vet, fastsetter gjeldende rett følgende, i hvert tilfelle på de vilkårene som er fastsatt der:',
    },
    withoutArticles: 'Jeg viser til følgende regelverk: {{law}}.',
    implements: 'Disse bestemmelsene gjennomfører følgende EU-rettsakt: {{law}}.',
    none: {
      seller: 'Jeg forbeholder meg alle rettigheter jeg har etter gjeldende forbrukerrett.',
      authority: 'Jeg ber om at saken blir vurdert etter gjeldende forbrukerrett.',
      representative: 'Jeg vil gjerne vite hvilke forbrukerrettigheter som gjelder i en slik sak.',
    },
    reservation: 'Jeg forbeholder meg alle øvrige rettigheter.',
  },
  rights: {
    conformity:
      'Det en næringsdrivende leverer til en forbruker, skal være i samsvar med avtalen ({{articles}}).',
    updates:
      'Den næringsdrivende skal sørge for at forbrukeren får de oppdateringene som er nødvendige for å opprettholde samsvar med avtalen ({{articles}}).',
    repair: 'Forbrukeren kan kreve at en mangel blir rettet ({{articles}}).',
    price_reduction: 'Forbrukeren kan kreve prisavslag ({{articles}}).',
    termination: 'Forbrukeren kan heve avtalen ({{articles}}).',
    refund: 'Forbrukeren kan kreve tilbake det som er betalt ({{articles}}).',
    change_notice:
      'Digitalt innhold kan bare endres når det foreligger gyldig grunn og forbrukeren blir varslet, og forbrukeren kan ha rett til å heve avtalen ({{articles}}).',
    unfair_terms: 'Et urimelig avtalevilkår er ikke bindende for forbrukeren ({{articles}}).',
    information:
      'Før avtalen inngås, skal den næringsdrivende gi forbrukeren opplysninger om det som selges ({{articles}}).',
    withdrawal: 'Forbrukeren kan gå fra avtalen innen den fastsatte fristen ({{articles}}).',
    misleading: 'Handlinger eller utelatelser som villeder forbrukere, er forbudt ({{articles}}).',
    no_waiver: 'Avtalevilkår kan ikke frata forbrukeren rettighetene som loven gir ({{articles}}).',
    burden_of_proof: 'I de nevnte tilfellene har den næringsdrivende bevisbyrden ({{articles}}).',
    data_retrieval:
      'Forbrukeren kan få utlevert sine egne data eller sitt eget innhold ({{articles}}).',
    guarantee: 'Forbrukeren er vernet av garantier som følger av loven ({{articles}}).',
    compensation: 'Forbrukeren kan kreve erstatning for tap ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Jeg krever derfor følgende:',
      reminder: 'Jeg krever derfor på nytt følgende:',
      reported: 'Overfor selgeren har jeg krevd følgende:',
    },
    items: {
      refund: {
        withPrice: 'tilbakebetaling av prisen jeg betalte ({{price}})',
        withoutPrice: 'tilbakebetaling av prisen jeg betalte',
      },
      repair: 'at spillet gjenopprettes eller bevares i den standen det ble solgt i',
      offline_patch:
        'en oppdatering eller en annen teknisk mulighet til å spille spillet uten utgiverens servere',
      information:
        'en skriftlig forklaring på årsakene og på hva som er planlagt for at kjøperne skal kunne spille spillet',
    },
    complaint: {
      request:
        'Jeg ber dere undersøke klagen min, ta de skrittene dere har mulighet til, og gi meg beskjed om utfallet.',
      confirm: 'Jeg ber dere bekrefte at dere har mottatt dette brevet, og oppgi saksnummeret.',
      forward:
        'Dersom saken hører under en annen instans, ber jeg dere opplyse hvilken, eller sende klagen min videre dit.',
    },
    ask_representative: {
      request:
        'Jeg ber deg ta opp saken og støtte regler som gjør at spill fortsatt kan spilles når utgiveren avslutter støtten.',
      aim: 'Jeg ber ikke om at servere skal drives for alltid, bare om at spill etterlates i spillbar stand når støtten opphører.',
      answer: 'Jeg vil gjerne høre hva du mener og hva du kan gjøre.',
    },
  },
  deadline: {
    first: 'Jeg forventer skriftlig svar, og at kravet mitt er oppfylt, senest {{deadline}}.',
    final: 'Jeg setter med dette en siste frist til {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Dersom fristen går ut uten at saken er løst, sender jeg en klage til forbrukermyndigheten ({{authority}}).',
      unnamed:
        'Dersom fristen går ut uten at saken er løst, sender jeg en klage til ansvarlig forbrukermyndighet.',
    },
    final: {
      named:
        'Dersom også denne fristen går ut uten at saken er løst, sender jeg uten ytterligere varsel en klage til forbrukermyndigheten ({{authority}}).',
      unnamed:
        'Dersom også denne fristen går ut uten at saken er løst, sender jeg uten ytterligere varsel en klage til ansvarlig forbrukermyndighet.',
    },
  },
  details: {
    heading: 'Opplysninger om saken',
    game: 'Spill: {{game}}',
    seller: 'Selger: {{seller}}',
    purchaseDate: 'Kjøpsdato: {{purchaseDate}}',
    price: 'Betalt pris: {{price}}',
    country: 'Land: {{country}}',
    reference: 'Referanse: {{reference}}',
  },
  enclosures: {
    mention: 'Kopier av dokumentene som er nevnt nedenfor, følger vedlagt.',
    heading: 'Vedlegg',
    proofs: {
      receipt: 'Kvittering',
      order_confirmation: 'Ordrebekreftelse',
      bank_statement: 'Kontoutskrift',
      account_history: 'Skjermbilde av kontoen min',
      store_page: 'Butikksiden på kjøpstidspunktet',
      packaging: 'Emballasje',
      advertising: 'Trailer eller reklame',
      terms: 'Lisensvilkår',
      announcement: 'Kopi av kunngjøringen',
      screenshot: 'Skjermbilde av problemet',
      video: 'Video av problemet',
      correspondence: 'Tidligere meldinger og svar',
      other: 'Andre dokumenter',
      earlier_letters: 'Tidligere brev',
    },
  },
  closing: {
    seller: { thanks: 'Jeg ser fram til deres skriftlige svar.', formula: 'Med vennlig hilsen' },
    reminder: { thanks: 'Jeg ser fram til deres skriftlige svar.', formula: 'Med vennlig hilsen' },
    authority: { thanks: 'På forhånd takk for hjelpen.', formula: 'Med vennlig hilsen' },
    representative: { thanks: 'Takk for tiden og oppmerksomheten.', formula: 'Med vennlig hilsen' },
  },
};
