// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Zákaznícky servis',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Príslušný orgán ochrany spotrebiteľa',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Poslankyňa alebo poslanec',
    },
  },
  subject: {
    seller: 'Hra „{{game}}“: reklamácia a výzva',
    reminder: {
      dated: 'Urgencia: môj list zo dňa {{firstLetterDate}} vo veci hry „{{game}}“',
      undated: 'Urgencia: môj list vo veci hry „{{game}}“',
    },
    authority: {
      named: 'Podnet týkajúci sa predávajúceho ({{seller}}): hra „{{game}}“',
      unnamed: 'Podnet spotrebiteľa: hra „{{game}}“',
    },
    representative: 'Ochrana ľudí, ktorí kupujú videohry: prípad hry „{{game}}“',
  },
  salutation: {
    seller: 'Vážená pani, vážený pán,',
    reminder: 'Vážená pani, vážený pán,',
    authority: 'Vážená pani, vážený pán,',
    representative: 'Vážená pani poslankyňa, vážený pán poslanec,',
  },
  opening: {
    seller: 'obraciam sa na Vás vo veci hry „{{game}}“.',
    reminder: {
      dated:
        'v liste zo dňa {{firstLetterDate}} vo veci hry „{{game}}“ Vám bola určená lehota, ktorá už uplynula.',
      undated:
        'v mojom predchádzajúcom liste vo veci hry „{{game}}“ Vám bola určená lehota, ktorá už uplynula.',
    },
    authority: {
      named: 'podávam podnet týkajúci sa predávajúceho ({{seller}}). Ide o hru „{{game}}“.',
      unnamed: 'podávam podnet spotrebiteľa. Ide o hru „{{game}}“.',
    },
    representative:
      'píšem Vám vo veci ochrany ľudí, ktorí kupujú videohry. V mojom prípade ide o hru „{{game}}“.',
  },
  earlier: {
    first: {
      dated: 'Dňa {{firstLetterDate}} bol predávajúcemu odoslaný môj list.',
      undated: 'Predávajúcemu bol odoslaný môj list.',
    },
    both: {
      dated:
        'Dňa {{firstLetterDate}} bol predávajúcemu odoslaný môj list a dňa {{reminderDate}} urgencia.',
      undated: 'Predávajúcemu bol odoslaný môj list a potom urgencia.',
    },
    deadlinePassed: 'Lehota určená v mojom liste uplynula.',
  },
  reply: {
    none: 'Na môj list neprišla žiadna odpoveď.',
    refused: 'Moja požiadavka bola odmietnutá.',
    unsolved: 'Odpoveď, ktorá mi prišla, problém nerieši.',
  },
  recap: 'Pre prehľadnosť vec nižšie znova zhŕňam.',
  purchase: {
    fromYou: {
      full: 'Hra bola u Vás kúpená dňa {{purchaseDate}} za {{price}}.',
      withoutDate: 'Hra bola u Vás kúpená za {{price}}.',
      withoutPrice: 'Hra bola u Vás kúpená dňa {{purchaseDate}}.',
      minimal: 'Hra bola kúpená u Vás.',
    },
    fromSeller: {
      full: 'Hra bola mnou kúpená dňa {{purchaseDate}} za {{price}}. Predávajúci: {{seller}}.',
      withoutDate: 'Hra bola mnou kúpená za {{price}}. Predávajúci: {{seller}}.',
      withoutPrice: 'Hra bola mnou kúpená dňa {{purchaseDate}}. Predávajúci: {{seller}}.',
      minimal: 'Hra bola mnou kúpená. Predávajúci: {{seller}}.',
    },
    withoutSeller: {
      full: 'Hra bola mnou kúpená dňa {{purchaseDate}} za {{price}}.',
      withoutDate: 'Hra bola mnou kúpená za {{price}}.',
      withoutPrice: 'Hra bola mnou kúpená dňa {{purchaseDate}}.',
      minimal: 'Hra bola mnou kúpená.',
    },
  },
  situation: {
    announced: {
      dated:
        'Bolo oznámené, že dňa {{eventDate}} bude prevádzka hry ukončená. Za súčasného stavu ju potom už nebudem môcť hrať.',
      undated:
        'Bolo oznámené, že prevádzka hry bude ukončená. Za súčasného stavu ju potom už nebudem môcť hrať.',
    },
    shut_down: {
      dated: 'Dňa {{eventDate}} bola prevádzka hry ukončená. Odvtedy ju nemôžem hrať.',
      undated: 'Prevádzka hry bola ukončená. Už ju nemôžem hrať.',
    },
    features_removed: {
      dated:
        'Dňa {{eventDate}} boli odstránené funkcie, ktoré boli pri kúpe súčasťou hry. Už ju nemôžem používať tak, ako bola predaná.',
      undated:
        'Boli odstránené funkcie, ktoré boli pri kúpe súčasťou hry. Už ju nemôžem používať tak, ako bola predaná.',
    },
    refund_refused: {
      dated:
        'Dňa {{eventDate}} bolo odmietnuté vrátenie kúpnej ceny. S týmto odmietnutím nesúhlasím.',
      undated: 'Vrátenie kúpnej ceny bolo odmietnuté. S týmto odmietnutím nesúhlasím.',
    },
    offline_missing: {
      dated:
        'Najneskôr odo dňa {{eventDate}} hra vyžaduje pripojenie k serverom vydavateľa. Nemá offline režim, takže možnosť hrať závisí výlučne od týchto serverov.',
      undated:
        'Hra vyžaduje pripojenie k serverom vydavateľa. Nemá offline režim, takže možnosť hrať závisí výlučne od týchto serverov.',
    },
  },
  law: {
    directives: {
      '2019/770': 'smernica (EÚ) 2019/770 o digitálnom obsahu a digitálnych službách',
      '2011/83': 'smernica 2011/83/EÚ o právach spotrebiteľov',
      '93/13': 'smernica 93/13/EHS o nekalých podmienkach',
      '2005/29': 'smernica 2005/29/ES o nekalých obchodných praktikách',
    },
    directiveArticle: {
      whole: 'článok {{article}}',
      paragraph: 'článok {{article}} ods. {{paragraph}}',
      inserted: 'článok {{article}}a',
    },
    intro: {
      seller:
        'Svoju požiadavku opieram o nasledujúci právny základ, vždy za podmienok v ňom ustanovených:',
      authority:
        'Na účely právneho posúdenia odkazujem na nasledujúce, vždy za podmienok tam ustanovených:',
      representative:
        'Pokiaľ je mi známe, platné právo ustanovuje nasledujúce, vždy za podmienok tam ustanovených:',
    },
    withoutArticles: 'Odkazujem na nasledujúci právny predpis: {{law}}.',
    implements: 'Týmito ustanoveniami sa preberá nasledujúci akt Európskej únie: {{law}}.',
    none: {
      seller:
        'Vyhradzujem si všetky práva, ktoré mi priznávajú príslušné predpisy na ochranu spotrebiteľa.',
      authority: 'Žiadam Vás o posúdenie veci podľa príslušných predpisov na ochranu spotrebiteľa.',
      representative: 'Prosím o informáciu, aké práva spotrebiteľa v takom prípade platia.',
    },
    reservation: 'Vyhradzujem si všetky ďalšie práva.',
  },
  rights: {
    conformity:
      'To, čo obchodník spotrebiteľovi poskytuje alebo dodáva, musí byť v súlade so zmluvou ({{articles}}).',
    updates:
      'Obchodník musí zabezpečiť, aby spotrebiteľ dostával aktualizácie potrebné na zachovanie súladu so zmluvou ({{articles}}).',
    repair: 'Spotrebiteľ môže požadovať odstránenie vady ({{articles}}).',
    price_reduction: 'Spotrebiteľ môže požadovať zľavu z ceny ({{articles}}).',
    termination: 'Spotrebiteľ môže od zmluvy odstúpiť alebo ju ukončiť ({{articles}}).',
    refund: 'Spotrebiteľ môže požadovať vrátenie zaplatenej sumy ({{articles}}).',
    change_notice:
      'Digitálny obsah možno zmeniť len z oprávneného dôvodu a po oznámení spotrebiteľovi, ktorému môže vzniknúť právo zmluvu ukončiť ({{articles}}).',
    unfair_terms: 'Neprijateľná zmluvná podmienka spotrebiteľa nezaväzuje ({{articles}}).',
    information:
      'Pred uzavretím zmluvy musí obchodník spotrebiteľa informovať o tom, čo predáva ({{articles}}).',
    withdrawal: 'Spotrebiteľ môže od zmluvy odstúpiť v ustanovenej lehote ({{articles}}).',
    misleading:
      'Konanie alebo opomenutie, ktoré uvádza spotrebiteľov do omylu, je zakázané ({{articles}}).',
    no_waiver:
      'Zmluvné podmienky nesmú spotrebiteľa zbaviť práv, ktoré mu priznáva zákon ({{articles}}).',
    burden_of_proof: 'V uvedených prípadoch znáša dôkazné bremeno obchodník ({{articles}}).',
    data_retrieval: 'Spotrebiteľ môže získať späť vlastné údaje alebo obsah ({{articles}}).',
    guarantee: 'Spotrebiteľa chránia záruky ustanovené zákonom ({{articles}}).',
    compensation: 'Spotrebiteľ môže požadovať náhradu škody ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Preto požadujem:',
      reminder: 'Preto znova požadujem:',
      reported: 'Predávajúcemu bola adresovaná táto požiadavka:',
    },
    items: {
      refund: {
        withPrice: 'vrátenie zaplatenej ceny ({{price}})',
        withoutPrice: 'vrátenie zaplatenej ceny',
      },
      repair: 'uvedenie hry do stavu, v akom bola predaná, alebo jej zachovanie v tomto stave',
      offline_patch:
        'poskytnutie opravnej aktualizácie alebo inej technickej možnosti hrať hru bez serverov vydavateľa',
      information: 'písomné vysvetlenie dôvodov a toho, čo sa plánuje, aby kupujúci mohli hru hrať',
    },
    complaint: {
      request:
        'Žiadam Vás, aby ste môj podnet prešetrili, prijali opatrenia, ktoré sú vo Vašej právomoci, a oznámili mi výsledok.',
      confirm: 'Prosím o potvrdenie prijatia tohto listu a oznámenie spisového čísla.',
      forward:
        'Ak vec nepatrí do Vašej pôsobnosti, prosím o informáciu, ktorý orgán je príslušný, alebo o postúpenie môjho podnetu tomuto orgánu.',
    },
    ask_representative: {
      request:
        'Žiadam Vás, aby ste sa tejto veci venovali a podporili pravidlá, vďaka ktorým zostanú hry hrateľné aj po tom, čo vydavateľ ukončí ich podporu.',
      aim: 'Nežiadam, aby servery bežali navždy, ale len aby boli hry pri ukončení podpory ponechané v hrateľnom stave.',
      answer: 'Oznámte mi, prosím, svoj názor a čo môžete urobiť.',
    },
  },
  deadline: {
    first: 'Vašu písomnú odpoveď a splnenie svojej požiadavky očakávam najneskôr do {{deadline}}.',
    final: 'Určujem na to poslednú lehotu do {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Ak táto lehota uplynie bez vyriešenia veci, podám podnet orgánu ochrany spotrebiteľa ({{authority}}).',
      unnamed:
        'Ak táto lehota uplynie bez vyriešenia veci, podám podnet príslušnému orgánu ochrany spotrebiteľa.',
    },
    final: {
      named:
        'Ak aj táto lehota uplynie bez vyriešenia veci, podám bez ďalšieho upozornenia podnet orgánu ochrany spotrebiteľa ({{authority}}).',
      unnamed:
        'Ak aj táto lehota uplynie bez vyriešenia veci, podám bez ďalšieho upozornenia podnet príslušnému orgánu ochrany spotrebiteľa.',
    },
  },
  details: {
    heading: 'Údaje o prípade',
    game: 'Hra: {{game}}',
    seller: 'Predávajúci: {{seller}}',
    purchaseDate: 'Dátum kúpy: {{purchaseDate}}',
    price: 'Zaplatená cena: {{price}}',
    country: 'Krajina: {{country}}',
    reference: 'Číslo objednávky alebo veci: {{reference}}',
  },
  enclosures: {
    mention: 'Prikladám kópie nižšie uvedených dokladov.',
    heading: 'Prílohy',
    proofs: {
      receipt: 'Doklad o kúpe',
      order_confirmation: 'Potvrdenie objednávky',
      bank_statement: 'Výpis z účtu',
      account_history: 'Snímka obrazovky môjho účtu',
      store_page: 'Vtedajšia stránka obchodu',
      packaging: 'Obal',
      advertising: 'Upútavka alebo reklama',
      terms: 'Licenčné podmienky',
      announcement: 'Kópia oznámenia',
      screenshot: 'Snímka obrazovky zachytávajúca problém',
      video: 'Video zachytávajúce problém',
      correspondence: 'Predchádzajúce správy a odpovede',
      other: 'Ďalšie doklady',
      earlier_letters: 'Predchádzajúce listy',
    },
  },
  closing: {
    seller: {
      thanks: 'Očakávam Vašu písomnú odpoveď.',
      formula: 'S pozdravom',
    },
    reminder: {
      thanks: 'Očakávam Vašu písomnú odpoveď.',
      formula: 'S pozdravom',
    },
    authority: {
      thanks: 'Vopred ďakujem za vybavenie môjho podnetu.',
      formula: 'S pozdravom',
    },
    representative: {
      thanks: 'Ďakujem za Váš čas a pozornosť.',
      formula: 'S pozdravom',
    },
  },
};
