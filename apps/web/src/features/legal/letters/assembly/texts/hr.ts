// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Služba za korisnike',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Nadležno tijelo za zaštitu potrošača',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Zastupnica ili zastupnik',
    },
  },
  subject: {
    seller: 'Igra „{{game}}”: prigovor i zahtjev',
    reminder: {
      dated: 'Požurnica: moj dopis od {{firstLetterDate}} godine u vezi s igrom „{{game}}”',
      undated: 'Požurnica: moj dopis u vezi s igrom „{{game}}”',
    },
    authority: {
      named: 'Prijava protiv prodavatelja ({{seller}}): igra „{{game}}”',
      unnamed: 'Prijava potrošača: igra „{{game}}”',
    },
    representative: 'Zaštita ljudi koji kupuju videoigre: slučaj igre „{{game}}”',
  },
  salutation: {
    seller: 'Poštovani,',
    reminder: 'Poštovani,',
    authority: 'Poštovani,',
    representative: 'Poštovana zastupnice, poštovani zastupniče,',
  },
  opening: {
    seller: 'obraćam vam se u vezi s igrom „{{game}}”.',
    reminder: {
      dated:
        'u dopisu od {{firstLetterDate}} godine u vezi s igrom „{{game}}” određen vam je rok, koji je u međuvremenu istekao.',
      undated:
        'u mojem prethodnom dopisu u vezi s igrom „{{game}}” određen vam je rok, koji je u međuvremenu istekao.',
    },
    authority: {
      named: 'podnosim prijavu protiv prodavatelja ({{seller}}). Riječ je o igri „{{game}}”.',
      unnamed: 'podnosim prijavu. Riječ je o igri „{{game}}”.',
    },
    representative:
      'pišem Vam u vezi sa zaštitom ljudi koji kupuju videoigre. U mojem je slučaju riječ o igri „{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Dana {{firstLetterDate}} godine prodavatelju je poslan moj dopis.',
      undated: 'Prodavatelju je poslan moj dopis.',
    },
    both: {
      dated:
        'Dana {{firstLetterDate}} godine prodavatelju je poslan moj dopis, a dana {{reminderDate}} godine požurnica.',
      undated: 'Prodavatelju je poslan moj dopis, a potom i požurnica.',
    },
    deadlinePassed: 'Rok određen u mojem dopisu istekao je.',
  },
  reply: {
    none: 'Na moj dopis nije stigao odgovor.',
    refused: 'Moj je zahtjev odbijen.',
    unsolved: 'Primljeni odgovor ne rješava problem.',
  },
  recap: 'Radi jasnoće u nastavku ponovno iznosim slučaj.',
  purchase: {
    fromYou: {
      full: 'Igra je kod vas kupljena dana {{purchaseDate}} godine za {{price}}.',
      withoutDate: 'Igra je kod vas kupljena za {{price}}.',
      withoutPrice: 'Igra je kod vas kupljena dana {{purchaseDate}} godine.',
      minimal: 'Igra je kupljena kod vas.',
    },
    fromSeller: {
      full: 'Igra je kupljena dana {{purchaseDate}} godine za {{price}}. Prodavatelj: {{seller}}.',
      withoutDate: 'Igra je kupljena za {{price}}. Prodavatelj: {{seller}}.',
      withoutPrice: 'Igra je kupljena dana {{purchaseDate}} godine. Prodavatelj: {{seller}}.',
      minimal: 'Igra je kupljena. Prodavatelj: {{seller}}.',
    },
    withoutSeller: {
      full: 'Igra je kupljena dana {{purchaseDate}} godine za {{price}}.',
      withoutDate: 'Igra je kupljena za {{price}}.',
      withoutPrice: 'Igra je kupljena dana {{purchaseDate}} godine.',
      minimal: 'Igra je kupljena s moje strane.',
    },
  },
  situation: {
    announced: {
      dated:
        'Najavljeno je da će igra biti ugašena dana {{eventDate}} godine. Prema sadašnjem stanju nakon toga je više neću moći igrati.',
      undated:
        'Najavljeno je da će igra biti ugašena. Prema sadašnjem stanju nakon toga je više neću moći igrati.',
    },
    shut_down: {
      dated: 'Igra je ugašena dana {{eventDate}} godine. Otad je ne mogu igrati.',
      undated: 'Igra je ugašena. Više je ne mogu igrati.',
    },
    features_removed: {
      dated:
        'Dana {{eventDate}} godine uklonjene su funkcije koje su pri kupnji bile dio igre. Više je ne mogu koristiti onako kako je prodana.',
      undated:
        'Uklonjene su funkcije koje su pri kupnji bile dio igre. Više je ne mogu koristiti onako kako je prodana.',
    },
    refund_refused: {
      dated:
        'Dana {{eventDate}} godine odbijen je moj zahtjev za povrat novca. Ne slažem se s tim odbijanjem.',
      undated: 'Odbijen je moj zahtjev za povrat novca. Ne slažem se s tim odbijanjem.',
    },
    offline_missing: {
      dated:
        'Najkasnije od {{eventDate}} godine igra zahtijeva vezu s poslužiteljima izdavača. Igra nema izvanmrežni način rada, pa mogućnost igranja u cijelosti ovisi o tim poslužiteljima.',
      undated:
        'Igra zahtijeva vezu s poslužiteljima izdavača. Igra nema izvanmrežni način rada, pa mogućnost igranja u cijelosti ovisi o tim poslužiteljima.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Direktiva (EU) 2019/770 o digitalnom sadržaju i digitalnim uslugama',
      '2011/83': 'Direktiva 2011/83/EU o pravima potrošača',
      '93/13': 'Direktiva 93/13/EEZ o nepoštenim uvjetima',
      '2005/29': 'Direktiva 2005/29/EZ o nepoštenoj poslovnoj praksi',
    },
    directiveArticle: {
      whole: 'članak {{article}}.',
      paragraph: 'članak {{article}}. stavak {{paragraph}}.',
      inserted: 'članak {{article}}.a',
    },
    intro: {
      seller:
        'Moj se zahtjev temelji na sljedećoj pravnoj osnovi, uvijek pod uvjetima koji su ondje propisani:',
      authority:
        'Za pravnu ocjenu upućujem na sljedeće, uvijek pod uvjetima koji su ondje propisani:',
      representative:
        'Koliko mi je poznato, važeće pravo predviđa sljedeće, uvijek pod uvjetima koji su ondje propisani:',
    },
    withoutArticles: 'Upućujem na sljedeći propis: {{law}}.',
    implements: 'Tim se odredbama prenosi sljedeći akt Europske unije: {{law}}.',
    none: {
      seller: 'Pridržavam sva prava koja mi daje mjerodavno potrošačko pravo.',
      authority: 'Molim da slučaj ocijenite prema mjerodavnom potrošačkom pravu.',
      representative: 'Zanima me koja prava potrošača vrijede u takvom slučaju.',
    },
    reservation: 'Pridržavam sva ostala prava.',
  },
  rights: {
    conformity: 'Ono što trgovac isporuči potrošaču mora biti u skladu s ugovorom ({{articles}}).',
    updates:
      'Trgovac mora osigurati da potrošač dobije ažuriranja potrebna za održavanje usklađenosti ({{articles}}).',
    repair: 'Potrošač može zahtijevati otklanjanje nedostatka ({{articles}}).',
    price_reduction: 'Potrošač može zahtijevati sniženje cijene ({{articles}}).',
    termination: 'Potrošač može raskinuti ugovor ({{articles}}).',
    refund: 'Potrošač može zahtijevati povrat plaćenog iznosa ({{articles}}).',
    change_notice:
      'Digitalni sadržaj smije se mijenjati samo iz valjanog razloga i uz obavijest, a potrošač može imati pravo raskinuti ugovor ({{articles}}).',
    unfair_terms: 'Nepoštena ugovorna odredba ne obvezuje potrošača ({{articles}}).',
    information:
      'Prije sklapanja ugovora trgovac mora obavijestiti potrošača o onome što prodaje ({{articles}}).',
    withdrawal: 'Potrošač može jednostrano raskinuti ugovor u propisanom roku ({{articles}}).',
    misleading:
      'Radnje ili propusti kojima se potrošači dovode u zabludu zabranjeni su ({{articles}}).',
    no_waiver:
      'Ugovorne odredbe ne smiju potrošaču oduzeti prava koja mu daje zakon ({{articles}}).',
    burden_of_proof:
      'U ondje navedenim slučajevima teret dokazivanja snosi trgovac ({{articles}}).',
    data_retrieval: 'Potrošač može preuzeti vlastite podatke ili sadržaje ({{articles}}).',
    guarantee: 'Potrošača štite jamstva propisana zakonom ({{articles}}).',
    compensation: 'Potrošač može zahtijevati naknadu štete ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Stoga od vas zahtijevam sljedeće:',
      reminder: 'Stoga od vas ponovno zahtijevam sljedeće:',
      reported: 'Od prodavatelja zahtijevam sljedeće:',
    },
    items: {
      refund: {
        withPrice: 'povrat plaćene cijene ({{price}})',
        withoutPrice: 'povrat plaćene cijene',
      },
      repair: 'vraćanje igre u stanje u kojem je prodana ili njezino održavanje u tom stanju',
      offline_patch:
        'zakrpu ili drugo tehničko rješenje koje omogućuje igranje bez poslužitelja izdavača',
      information:
        'pisano objašnjenje razloga i onoga što se planira kako bi kupci mogli igrati igru',
    },
    complaint: {
      request:
        'Molim vas da ispitate moju prijavu, poduzmete korake koji su vam na raspolaganju i obavijestite me o ishodu.',
      confirm: 'Molim potvrdu primitka ovog dopisa i obavijest o broju predmeta.',
      forward:
        'Ako niste nadležni, molim da mi navedete nadležno tijelo ili da mu proslijedite moju prijavu.',
    },
    ask_representative: {
      request:
        'Molim Vas da se zauzmete za ovo pitanje i podržite pravila prema kojima će se igre moći igrati i nakon što izdavač prekine podršku.',
      aim: 'Ne tražim da poslužitelji rade zauvijek, nego samo da igre po prestanku podrške ostanu u stanju u kojem se mogu igrati.',
      answer: 'Molim Vas da mi iznesete svoje stajalište i što možete učiniti.',
    },
  },
  deadline: {
    first:
      'Vaš pisani odgovor i ispunjenje svojeg zahtjeva očekujem najkasnije do {{deadline}} godine.',
    final: 'Za to vam određujem posljednji rok do {{deadline}} godine.',
  },
  next: {
    first: {
      named:
        'Istekne li taj rok bez rješenja, podnijet ću prijavu tijelu za zaštitu potrošača ({{authority}}).',
      unnamed:
        'Istekne li taj rok bez rješenja, podnijet ću prijavu nadležnom tijelu za zaštitu potrošača.',
    },
    final: {
      named:
        'Istekne li i taj rok bez rješenja, bez daljnje obavijesti podnijet ću prijavu tijelu za zaštitu potrošača ({{authority}}).',
      unnamed:
        'Istekne li i taj rok bez rješenja, bez daljnje obavijesti podnijet ću prijavu nadležnom tijelu za zaštitu potrošača.',
    },
  },
  details: {
    heading: 'Podaci o slučaju',
    game: 'Igra: {{game}}',
    seller: 'Prodavatelj: {{seller}}',
    purchaseDate: 'Datum kupnje: {{purchaseDate}}',
    price: 'Plaćena cijena: {{price}}',
    country: 'Država: {{country}}',
    reference: 'Broj narudžbe ili predmeta: {{reference}}',
  },
  enclosures: {
    mention: 'Prilažem preslike niže navedenih dokumenata.',
    heading: 'Prilozi',
    proofs: {
      receipt: 'Račun',
      order_confirmation: 'Potvrda narudžbe',
      bank_statement: 'Bankovni izvadak',
      account_history: 'Snimka zaslona mojeg korisničkog računa',
      store_page: 'Tadašnja stranica trgovine',
      packaging: 'Ambalaža',
      advertising: 'Najavni videozapis ili oglas',
      terms: 'Uvjeti licencije',
      announcement: 'Preslika najave',
      screenshot: 'Snimka zaslona s prikazom problema',
      video: 'Videosnimka problema',
      correspondence: 'Ranije poruke i odgovori',
      other: 'Drugi dokumenti',
      earlier_letters: 'Raniji dopisi',
    },
  },
  closing: {
    seller: {
      thanks: 'Očekujem vaš pisani odgovor.',
      formula: 'S poštovanjem',
    },
    reminder: {
      thanks: 'Očekujem vaš pisani odgovor.',
      formula: 'S poštovanjem',
    },
    authority: {
      thanks: 'Unaprijed zahvaljujem na razmatranju ovog slučaja.',
      formula: 'S poštovanjem',
    },
    representative: {
      thanks: 'Zahvaljujem Vam na izdvojenom vremenu i pozornosti.',
      formula: 'S poštovanjem',
    },
  },
};
