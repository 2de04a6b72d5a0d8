// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Služba za pomoč strankam',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Pristojni organ za varstvo potrošnikov',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Poslanka oziroma poslanec',
    },
  },
  subject: {
    seller: 'Igra »{{game}}«: reklamacija in zahtevek',
    reminder: {
      dated: 'Opomin: moj dopis z dne {{firstLetterDate}} v zvezi z igro »{{game}}«',
      undated: 'Opomin: moj dopis v zvezi z igro »{{game}}«',
    },
    authority: {
      named: 'Pritožba zoper prodajalca ({{seller}}): igra »{{game}}«',
      unnamed: 'Potrošniška pritožba: igra »{{game}}«',
    },
    representative: 'Varstvo kupcev videoiger: primer igre »{{game}}«',
  },
  salutation: {
    seller: 'Spoštovani,',
    reminder: 'Spoštovani,',
    authority: 'Spoštovani,',
    representative: 'Spoštovana poslanka, spoštovani poslanec,',
  },
  opening: {
    seller: 'na vas se obračam v zvezi z igro »{{game}}«.',
    reminder: {
      dated:
        'v dopisu z dne {{firstLetterDate}} v zvezi z igro »{{game}}« vam je bil določen rok, ki je medtem že potekel.',
      undated:
        'v mojem prejšnjem dopisu v zvezi z igro »{{game}}« vam je bil določen rok, ki je medtem že potekel.',
    },
    authority: {
      named: 'vlagam pritožbo zoper prodajalca ({{seller}}). Gre za igro »{{game}}«.',
      unnamed: 'vlagam potrošniško pritožbo. Gre za igro »{{game}}«.',
    },
    representative:
      'pišem vam v zvezi z varstvom ljudi, ki kupujejo videoigre. V mojem primeru gre za igro »{{game}}«.',
  },
  earlier: {
    first: {
      dated: 'Dne {{firstLetterDate}} je bil prodajalcu poslan moj dopis.',
      undated: 'Prodajalcu je bil poslan moj dopis.',
    },
    both: {
      dated:
        'Dne {{firstLetterDate}} je bil prodajalcu poslan moj dopis, dne {{reminderDate}} pa opomin.',
      undated: 'Prodajalcu je bil poslan moj dopis, nato pa še opomin.',
    },
    deadlinePassed: 'Rok, določen v mojem dopisu, je potekel.',
  },
  reply: {
    none: 'Odgovora na moj dopis ni bilo.',
    refused: 'Moj zahtevek je bil zavrnjen.',
    unsolved: 'Prejeti odgovor ne rešuje težave.',
  },
  recap: 'Zaradi preglednosti zadevo v nadaljevanju ponovno povzemam.',
  purchase: {
    fromYou: {
      full: 'Igra je bila kupljena pri vas dne {{purchaseDate}} za {{price}}.',
      withoutDate: 'Igra je bila kupljena pri vas za {{price}}.',
      withoutPrice: 'Igra je bila kupljena pri vas dne {{purchaseDate}}.',
      minimal: 'Igra je bila kupljena pri vas.',
    },
    fromSeller: {
      full: 'Igra je bila kupljena dne {{purchaseDate}} za {{price}}. Prodajalec: {{seller}}.',
      withoutDate: 'Igra je bila kupljena za {{price}}. Prodajalec: {{seller}}.',
      withoutPrice: 'Igra je bila kupljena dne {{purchaseDate}}. Prodajalec: {{seller}}.',
      minimal: 'Igro imam kupljeno. Prodajalec: {{seller}}.',
    },
    withoutSeller: {
      full: 'Igra je bila kupljena dne {{purchaseDate}} za {{price}}.',
      withoutDate: 'Igra je bila kupljena za {{price}}.',
      withoutPrice: 'Igra je bila kupljena dne {{purchaseDate}}.',
      minimal: 'Igro imam kupljeno.',
    },
  },
  situation: {
    announced: {
      dated:
        'Napovedano je bilo, da bo delovanje igre ukinjeno dne {{eventDate}}. Po trenutnem stanju mi je potem ne bo več mogoče igrati.',
      undated:
        'Napovedano je bilo, da bo delovanje igre ukinjeno. Po trenutnem stanju mi je potem ne bo več mogoče igrati.',
    },
    shut_down: {
      dated: 'Delovanje igre je bilo ukinjeno dne {{eventDate}}. Od takrat je ne morem več igrati.',
      undated: 'Delovanje igre je bilo ukinjeno. Ne morem je več igrati.',
    },
    features_removed: {
      dated:
        'Dne {{eventDate}} so bile odstranjene funkcije, ki so bile ob nakupu del igre. Ne morem je več uporabljati tako, kot je bila prodana.',
      undated:
        'Odstranjene so bile funkcije, ki so bile ob nakupu del igre. Ne morem je več uporabljati tako, kot je bila prodana.',
    },
    refund_refused: {
      dated:
        'Dne {{eventDate}} je bila moja zahteva za vračilo kupnine zavrnjena. S to zavrnitvijo se ne strinjam.',
      undated:
        'Moja zahteva za vračilo kupnine je bila zavrnjena. S to zavrnitvijo se ne strinjam.',
    },
    offline_missing: {
      dated:
        'Najpozneje od {{eventDate}} igra zahteva povezavo s strežniki založnika. Nima načina brez povezave, zato je možnost igranja v celoti odvisna od teh strežnikov.',
      undated:
        'Igra zahteva povezavo s strežniki založnika. Nima načina brez povezave, zato je možnost igranja v celoti odvisna od teh strežnikov.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Direktiva (EU) 2019/770 o digitalni vsebini in digitalnih storitvah',
      '2011/83': 'Direktiva 2011/83/EU o pravicah potrošnikov',
      '93/13': 'Direktiva 93/13/EGS o nedovoljenih pogojih',
      '2005/29': 'Direktiva 2005/29/ES o nepoštenih poslovnih praksah',
    },
    directiveArticle: {
      whole: 'člen {{article}}',
      paragraph: 'člen {{article}}({{paragraph}})',
      inserted: 'člen {{article}}a',
    },
    intro: {
      seller:
        'Moj zahtevek temelji na naslednji pravni podlagi, v vsakem primeru pod tam določenimi pogoji:',
      authority:
        'Za pravno presojo se sklicujem na naslednje, v vsakem primeru pod tam določenimi pogoji:',
      representative:
        'Kolikor mi je znano, veljavno pravo določa naslednje, v vsakem primeru pod tam določenimi pogoji:',
    },
    withoutArticles: 'Sklicujem se na naslednji predpis: {{law}}.',
    implements: 'S temi določbami se prenaša naslednji akt Evropske unije: {{law}}.',
    none: {
      seller: 'Pridržujem si vse pravice, ki mi jih daje veljavno potrošniško pravo.',
      authority: 'Prosim vas, da zadevo presodite po veljavnem potrošniškem pravu.',
      representative: 'Zanima me, katere pravice potrošnikov veljajo v takem primeru.',
    },
    reservation: 'Pridržujem si vse druge pravice.',
  },
  rights: {
    conformity: 'Kar podjetje dobavi potrošniku, mora biti skladno s pogodbo ({{articles}}).',
    updates:
      'Podjetje mora zagotoviti, da potrošnik prejema posodobitve, potrebne za ohranjanje skladnosti ({{articles}}).',
    repair: 'Potrošnik lahko zahteva odpravo neskladnosti ({{articles}}).',
    price_reduction: 'Potrošnik lahko zahteva znižanje kupnine ({{articles}}).',
    termination: 'Potrošnik lahko odstopi od pogodbe ({{articles}}).',
    refund: 'Potrošnik lahko zahteva vračilo plačanega zneska ({{articles}}).',
    change_notice:
      'Digitalna vsebina se lahko spremeni le iz utemeljenega razloga in po obvestilu, potrošnik pa ima lahko pravico do odstopa od pogodbe ({{articles}}).',
    unfair_terms: 'Nepošten pogodbeni pogoj za potrošnika ni zavezujoč ({{articles}}).',
    information:
      'Pred sklenitvijo pogodbe mora podjetje potrošnika obvestiti o tem, kaj prodaja ({{articles}}).',
    withdrawal: 'Potrošnik lahko odstopi od pogodbe v predpisanem roku ({{articles}}).',
    misleading: 'Prepovedana so ravnanja ali opustitve, ki zavajajo potrošnike ({{articles}}).',
    no_waiver:
      'Pogodbeni pogoji potrošniku ne smejo odvzeti pravic, ki mu jih daje zakon ({{articles}}).',
    burden_of_proof: 'V tam določenih primerih je dokazno breme na podjetju ({{articles}}).',
    data_retrieval: 'Potrošnik lahko pridobi nazaj svoje podatke ali vsebine ({{articles}}).',
    guarantee: 'Potrošnika varujejo z zakonom določene garancije ({{articles}}).',
    compensation: 'Potrošnik lahko zahteva povračilo škode ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Zato od vas zahtevam naslednje:',
      reminder: 'Zato od vas ponovno zahtevam naslednje:',
      reported: 'Na prodajalca je bil naslovljen naslednji zahtevek:',
    },
    items: {
      refund: {
        withPrice: 'vračilo plačane kupnine ({{price}})',
        withoutPrice: 'vračilo plačane kupnine',
      },
      repair:
        'povrnitev igre v stanje, v kakršnem je bila prodana, ali njena ohranitev v tem stanju',
      offline_patch:
        'zagotovitev popravka ali druge tehnične možnosti za igranje igre brez strežnikov založnika',
      information:
        'pisno pojasnilo razlogov in tega, kaj je načrtovano, da bodo kupci igro lahko igrali',
    },
    complaint: {
      request:
        'Prosim vas, da mojo pritožbo preučite, sprejmete ukrepe, ki so vam na voljo, in me obvestite o izidu.',
      confirm: 'Prosim, potrdite prejem tega dopisa in mi sporočite številko zadeve.',
      forward:
        'Če zadeva ne sodi v vašo pristojnost, prosim, da mi sporočite, kateri organ je pristojen, ali mu mojo pritožbo odstopite.',
    },
    ask_representative: {
      request:
        'Prosim vas, da se zavzamete za to vprašanje in podprete pravila, po katerih bo igre mogoče igrati tudi po tem, ko založnik preneha s podporo.',
      aim: 'Ne zahtevam, da strežniki delujejo za vedno, temveč le, da igre ob koncu podpore ostanejo v stanju, v katerem jih je mogoče igrati.',
      answer: 'Prosim, sporočite mi svoje stališče in kaj lahko storite.',
    },
  },
  deadline: {
    first: 'Vaš pisni odgovor in izpolnitev zahtevka pričakujem najpozneje do {{deadline}}.',
    final: 'Za to vam določam zadnji rok, ki poteče dne {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Če ta rok poteče brez rešitve, vložim pritožbo pri organu za varstvo potrošnikov ({{authority}}).',
      unnamed:
        'Če ta rok poteče brez rešitve, vložim pritožbo pri pristojnem organu za varstvo potrošnikov.',
    },
    final: {
      named:
        'Če tudi ta rok poteče brez rešitve, brez nadaljnjega obvestila vložim pritožbo pri organu za varstvo potrošnikov ({{authority}}).',
      unnamed:
        'Če tudi ta rok poteče brez rešitve, brez nadaljnjega obvestila vložim pritožbo pri pristojnem organu za varstvo potrošnikov.',
    },
  },
  details: {
    heading: 'Podatki o zadevi',
    game: 'Igra: {{game}}',
    seller: 'Prodajalec: {{seller}}',
    purchaseDate: 'Datum nakupa: {{purchaseDate}}',
    price: 'Plačana cena: {{price}}',
    country: 'Država: {{country}}',
    reference: 'Številka naročila ali zadeve: {{reference}}',
  },
  enclosures: {
    mention: 'Prilagam kopije spodaj navedenih dokumentov.',
    heading: 'Priloge',
    proofs: {
      receipt: 'Račun',
      order_confirmation: 'Potrditev naročila',
      bank_statement: 'Bančni izpisek',
      account_history: 'Posnetek zaslona mojega uporabniškega računa',
      store_page: 'Takratna stran trgovine',
      packaging: 'Embalaža',
      advertising: 'Napovednik ali oglas',
      terms: 'Licenčni pogoji',
      announcement: 'Kopija obvestila',
      screenshot: 'Posnetek zaslona s prikazom težave',
      video: 'Videoposnetek težave',
      correspondence: 'Prejšnja sporočila in odgovori',
      other: 'Drugi dokumenti',
      earlier_letters: 'Prejšnji dopisi',
    },
  },
  closing: {
    seller: {
      thanks: 'Pričakujem vaš pisni odgovor.',
      formula: 'S spoštovanjem',
    },
    reminder: {
      thanks: 'Pričakujem vaš pisni odgovor.',
      formula: 'S spoštovanjem',
    },
    authority: {
      thanks: 'Vnaprej se vam zahvaljujem za obravnavo.',
      formula: 'S spoštovanjem',
    },
    representative: {
      thanks: 'Zahvaljujem se vam za čas in pozornost.',
      formula: 'S spoštovanjem',
    },
  },
};
