// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Klientu apkalpošanas dienests',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Kompetentā patērētāju tiesību aizsardzības iestāde',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Saeimas deputāte vai deputāts',
    },
  },
  subject: {
    seller: 'Spēle “{{game}}”: pretenzija un prasījums',
    reminder: {
      dated: 'Atgādinājums: mana {{firstLetterDate}} vēstule par spēli “{{game}}”',
      undated: 'Atgādinājums: mana vēstule par spēli “{{game}}”',
    },
    authority: {
      named: 'Sūdzība par pārdevēju ({{seller}}): spēle “{{game}}”',
      unnamed: 'Patērētāja sūdzība: spēle “{{game}}”',
    },
    representative: 'Videospēļu pircēju aizsardzība: spēles “{{game}}” gadījums',
  },
  salutation: {
    seller: 'Godātā kundze, godātais kungs!',
    reminder: 'Godātā kundze, godātais kungs!',
    authority: 'Godātā kundze, godātais kungs!',
    representative: 'Godātā deputāte, godātais deputāt!',
  },
  opening: {
    seller: 'Vēršos pie Jums saistībā ar spēli “{{game}}”.',
    reminder: {
      dated:
        '{{firstLetterDate}} rakstīju Jums par spēli “{{game}}” un noteicu termiņu, kas tagad ir beidzies.',
      undated:
        'Jau iepriekš rakstīju Jums par spēli “{{game}}” un noteicu termiņu, kas tagad ir beidzies.',
    },
    authority: {
      named: 'Iesniedzu sūdzību par pārdevēju ({{seller}}). Tā attiecas uz spēli “{{game}}”.',
      unnamed: 'Iesniedzu sūdzību. Tā attiecas uz spēli “{{game}}”.',
    },
    representative:
      'Rakstu Jums par to cilvēku aizsardzību, kuri pērk videospēles. Mans gadījums attiecas uz spēli “{{game}}”.',
  },
  earlier: {
    first: {
      dated: '{{firstLetterDate}} rakstīju pārdevējam.',
      undated: 'Rakstīju pārdevējam.',
    },
    both: {
      dated: '{{firstLetterDate}} rakstīju pārdevējam un {{reminderDate}} nosūtīju atgādinājumu.',
      undated: 'Rakstīju pārdevējam un nosūtīju atgādinājumu.',
    },
    deadlinePassed: 'Manis noteiktais termiņš ir beidzies.',
  },
  reply: {
    none: 'Atbilde nav saņemta.',
    refused: 'Mans prasījums tika noraidīts.',
    unsolved: 'Saņemtā atbilde problēmu neatrisina.',
  },
  recap: 'Skaidrības labad turpmāk vēlreiz izklāstu lietas apstākļus.',
  purchase: {
    fromYou: {
      full: 'Spēli iegādājos pie Jums {{purchaseDate}} par {{price}}.',
      withoutDate: 'Spēli iegādājos pie Jums par {{price}}.',
      withoutPrice: '{{purchaseDate}} iegādājos spēli pie Jums.',
      minimal: 'Spēli iegādājos pie Jums.',
    },
    fromSeller: {
      full: 'Spēli iegādājos {{purchaseDate}} par {{price}}. Pārdevējs: {{seller}}.',
      withoutDate: 'Spēli iegādājos par {{price}}. Pārdevējs: {{seller}}.',
      withoutPrice: '{{purchaseDate}} iegādājos spēli. Pārdevējs: {{seller}}.',
      minimal: 'Iegādājos spēli. Pārdevējs: {{seller}}.',
    },
    withoutSeller: {
      full: 'Spēli iegādājos {{purchaseDate}} par {{price}}.',
      withoutDate: 'Spēli iegādājos par {{price}}.',
      withoutPrice: '{{purchaseDate}} iegādājos spēli.',
      minimal: 'Iegādājos spēli.',
    },
  },
  situation: {
    announced: {
      dated:
        'Ir paziņots, ka {{eventDate}} spēles darbība tiks izbeigta. Pašreizējos apstākļos pēc tam to vairs nevarēšu spēlēt.',
      undated:
        'Ir paziņots, ka spēles darbība tiks izbeigta. Pašreizējos apstākļos pēc tam to vairs nevarēšu spēlēt.',
    },
    shut_down: {
      dated: '{{eventDate}} spēles darbība tika izbeigta. Kopš tā laika to nevaru spēlēt.',
      undated: 'Spēles darbība ir izbeigta. Vairs nevaru to spēlēt.',
    },
    features_removed: {
      dated:
        '{{eventDate}} tika noņemtas funkcijas, kas pirkuma brīdī bija daļa no spēles. Vairs nevaru to lietot tā, kā tā tika pārdota.',
      undated:
        'Ir noņemtas funkcijas, kas pirkuma brīdī bija daļa no spēles. Vairs nevaru to lietot tā, kā tā tika pārdota.',
    },
    refund_refused: {
      dated: '{{eventDate}} tika noraidīts mans lūgums atmaksāt naudu. Šim atteikumam nepiekrītu.',
      undated: 'Mans lūgums atmaksāt naudu ir noraidīts. Šim atteikumam nepiekrītu.',
    },
    offline_missing: {
      dated:
        'Vēlākais kopš {{eventDate}} spēlei ir nepieciešams savienojums ar izdevēja serveriem. Tai nav bezsaistes režīma, tāpēc iespēja spēlēt pilnībā ir atkarīga no šiem serveriem.',
      undated:
        'Spēlei ir nepieciešams savienojums ar izdevēja serveriem. Tai nav bezsaistes režīma, tāpēc iespēja spēlēt pilnībā ir atkarīga no šiem serveriem.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Direktīva (ES) 2019/770 par digitālo saturu un digitālajiem pakalpojumiem',
      '2011/83': 'Direktīva 2011/83/ES par patērētāju tiesībām',
      '93/13': 'Direktīva 93/13/EEK par negodīgiem noteikumiem',
      '2005/29': 'Direktīva 2005/29/EK par negodīgu komercpraksi',
    },
    directiveArticle: {
      whole: '{{article}}. pants',
      paragraph: '{{article}}. panta {{paragraph}}. punkts',
      inserted: '{{article}}.a pants',
    },
    intro: {
      seller:
        'Mans prasījums balstās uz šādu juridisko pamatu, katrā gadījumā saskaņā ar tur paredzētajiem nosacījumiem:',
      authority:
        'Juridiskajam vērtējumam atsaucos uz turpmāk minēto, katrā gadījumā saskaņā ar tur paredzētajiem nosacījumiem:',
      representative:
        'Cik man zināms, spēkā esošās tiesību normas paredz turpmāk minēto, katrā gadījumā saskaņā ar tur paredzētajiem nosacījumiem:',
    },
    withoutArticles: 'Atsaucos uz šādu tiesību aktu: {{law}}.',
    implements: 'Ar šīm normām ir ieviests šāds Eiropas Savienības tiesību akts: {{law}}.',
    none: {
      seller: 'Paturu visas tiesības, ko man piešķir piemērojamie patērētāju tiesību akti.',
      authority: 'Lūdzu izvērtēt lietu saskaņā ar piemērojamajiem patērētāju tiesību aktiem.',
      representative: 'Vēlos uzzināt, kādas patērētāju tiesības ir spēkā šādā gadījumā.',
    },
    reservation: 'Paturu visas pārējās tiesības.',
  },
  rights: {
    conformity:
      'Tam, ko tirgotājs piegādā vai sniedz patērētājam, jāatbilst līgumam ({{articles}}).',
    updates:
      'Tirgotājam jānodrošina, ka patērētājs saņem atbilstības saglabāšanai nepieciešamos atjauninājumus ({{articles}}).',
    repair: 'Patērētājs var prasīt novērst neatbilstību līgumam ({{articles}}).',
    price_reduction: 'Patērētājs var prasīt cenas samazinājumu ({{articles}}).',
    termination: 'Patērētājs var izbeigt līgumu ({{articles}}).',
    refund: 'Patērētājs var prasīt samaksātās summas atmaksu ({{articles}}).',
    change_notice:
      'Digitālo saturu drīkst mainīt tikai pamatota iemesla dēļ un par to paziņojot, un patērētājam var būt tiesības izbeigt līgumu ({{articles}}).',
    unfair_terms: 'Netaisnīgs līguma noteikums patērētājam nav saistošs ({{articles}}).',
    information:
      'Pirms līguma noslēgšanas tirgotājam jāinformē patērētājs par to, kas tiek pārdots ({{articles}}).',
    withdrawal: 'Patērētājs var atkāpties no līguma noteiktajā termiņā ({{articles}}).',
    misleading: 'Darbības vai bezdarbība, kas maldina patērētājus, ir aizliegta ({{articles}}).',
    no_waiver:
      'Līguma noteikumi nedrīkst atņemt patērētājam likumā paredzētās tiesības ({{articles}}).',
    burden_of_proof: 'Tur minētajos gadījumos pierādīšanas pienākums ir tirgotājam ({{articles}}).',
    data_retrieval: 'Patērētājs var atgūt savus datus vai saturu ({{articles}}).',
    guarantee: 'Patērētāju aizsargā likumā noteiktas garantijas ({{articles}}).',
    compensation: 'Patērētājs var prasīt zaudējumu atlīdzību ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Tāpēc prasu:',
      reminder: 'Tāpēc atkārtoti prasu:',
      reported: 'Pārdevējam prasīju:',
    },
    items: {
      refund: {
        withPrice: 'atmaksāt manis samaksāto cenu ({{price}})',
        withoutPrice: 'atmaksāt manis samaksāto cenu',
      },
      repair: 'atjaunot vai saglabāt spēli tādā stāvoklī, kādā tā tika pārdota',
      offline_patch:
        'nodrošināt programmatūras ielāpu vai citu tehnisku iespēju spēlēt spēli bez izdevēja serveriem',
      information:
        'rakstveidā izskaidrot iemeslus un to, kas ir plānots, lai pircēji varētu spēlēt spēli',
    },
    complaint: {
      request:
        'Lūdzu izskatīt manu sūdzību, veikt Jūsu kompetencē esošos pasākumus un paziņot man rezultātu.',
      confirm: 'Lūdzu apstiprināt šīs vēstules saņemšanu un paziņot man lietas numuru.',
      forward:
        'Ja lieta nav Jūsu kompetencē, lūdzu norādīt kompetento iestādi vai pārsūtīt tai manu sūdzību.',
    },
    ask_representative: {
      request:
        'Lūdzu pievērsties šim jautājumam un atbalstīt noteikumus, kas nodrošina, ka spēles var spēlēt arī pēc tam, kad izdevējs pārtrauc to atbalstu.',
      aim: 'Neprasu, lai serveri darbotos mūžīgi, bet tikai to, lai, atbalstam beidzoties, spēles paliktu spēlējamā stāvoklī.',
      answer: 'Lūdzu darīt man zināmu Jūsu viedokli un to, ko varat darīt.',
    },
  },
  deadline: {
    first:
      'Jūsu rakstveida atbildi un mana prasījuma izpildi gaidu ne vēlāk kā {{deadline}} (ieskaitot).',
    final: 'Šim nolūkam nosaku pēdējo termiņu – {{deadline}} (ieskaitot).',
  },
  next: {
    first: {
      named:
        'Ja šajā termiņā risinājums netiks rasts, iesniegšu sūdzību patērētāju tiesību aizsardzības iestādē ({{authority}}).',
      unnamed:
        'Ja šajā termiņā risinājums netiks rasts, iesniegšu sūdzību kompetentajā patērētāju tiesību aizsardzības iestādē.',
    },
    final: {
      named:
        'Ja arī šajā termiņā risinājums netiks rasts, bez papildu brīdinājuma iesniegšu sūdzību patērētāju tiesību aizsardzības iestādē ({{authority}}).',
      unnamed:
        'Ja arī šajā termiņā risinājums netiks rasts, bez papildu brīdinājuma iesniegšu sūdzību kompetentajā patērētāju tiesību aizsardzības iestādē.',
    },
  },
  details: {
    heading: 'Ziņas par lietu',
    game: 'Spēle: {{game}}',
    seller: 'Pārdevējs: {{seller}}',
    purchaseDate: 'Pirkuma datums: {{purchaseDate}}',
    price: 'Samaksātā cena: {{price}}',
    country: 'Valsts: {{country}}',
    reference: 'Pasūtījuma vai lietas numurs: {{reference}}',
  },
  enclosures: {
    mention: 'Pievienoju tālāk uzskaitīto dokumentu kopijas.',
    heading: 'Pielikumi',
    proofs: {
      receipt: 'Pirkuma čeks',
      order_confirmation: 'Pasūtījuma apstiprinājums',
      bank_statement: 'Bankas konta izraksts',
      account_history: 'Mana konta ekrānuzņēmums',
      store_page: 'Tābrīža veikala lapa',
      packaging: 'Iepakojums',
      advertising: 'Reklāmas rullītis vai reklāma',
      terms: 'Licences noteikumi',
      announcement: 'Paziņojuma kopija',
      screenshot: 'Problēmas ekrānuzņēmums',
      video: 'Problēmas videoieraksts',
      correspondence: 'Iepriekšējie ziņojumi un atbildes',
      other: 'Citi dokumenti',
      earlier_letters: 'Iepriekšējās vēstules',
    },
  },
  closing: {
    seller: {
      thanks: 'Gaidu Jūsu rakstveida atbildi.',
      formula: 'Ar cieņu',
    },
    reminder: {
      thanks: 'Gaidu Jūsu rakstveida atbildi.',
      formula: 'Ar cieņu',
    },
    authority: {
      thanks: 'Jau iepriekš pateicos par palīdzību.',
      formula: 'Ar cieņu',
    },
    representative: {
      thanks: 'Pateicos par Jūsu laiku un uzmanību.',
      formula: 'Ar cieņu',
    },
  },
};
