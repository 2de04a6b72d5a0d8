// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Ügyfélszolgálat',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Illetékes fogyasztóvédelmi hatóság',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Országgyűlési képviselő',
    },
  },
  subject: {
    seller: '„{{game}}” című játék: panasz és igénybejelentés',
    reminder: {
      dated: 'Emlékeztető: {{firstLetterDate}} napján kelt levelem („{{game}}” című játék)',
      undated: 'Emlékeztető: korábbi levelem („{{game}}” című játék)',
    },
    authority: {
      named: 'Panasz az alábbi eladóval szemben: {{seller}} („{{game}}” című játék)',
      unnamed: 'Fogyasztói panasz: „{{game}}” című játék',
    },
    representative: 'A videojátékok vásárlóinak védelme: „{{game}}” esete',
  },
  salutation: {
    seller: 'Tisztelt Hölgyem! Tisztelt Uram!',
    reminder: 'Tisztelt Hölgyem! Tisztelt Uram!',
    authority: 'Tisztelt Hölgyem! Tisztelt Uram!',
    representative: 'Tisztelt Képviselő Asszony! Tisztelt Képviselő Úr!',
  },
  opening: {
    seller: 'Az alábbi videojáték ügyében fordulok Önökhöz: „{{game}}”.',
    reminder: {
      dated:
        '{{firstLetterDate}} napján levelet írtam Önöknek az alábbi videojáték ügyében: „{{game}}”. Az abban kitűzött határidő időközben lejárt.',
      undated:
        'Korábban már levelet írtam Önöknek az alábbi videojáték ügyében: „{{game}}”. Az abban kitűzött határidő időközben lejárt.',
    },
    authority: {
      named:
        'Panaszt kívánok tenni az alábbi eladóval szemben: {{seller}}. Az ügy tárgya az alábbi videojáték: „{{game}}”.',
      unnamed: 'Panaszt kívánok tenni. Az ügy tárgya az alábbi videojáték: „{{game}}”.',
    },
    representative:
      'A videojátékok vásárlóinak védelme ügyében írok Önnek. Saját esetem az alábbi játékra vonatkozik: „{{game}}”.',
  },
  earlier: {
    first: {
      dated: '{{firstLetterDate}} napján levelet írtam az eladónak.',
      undated: 'Levelet írtam az eladónak.',
    },
    both: {
      dated:
        '{{firstLetterDate}} napján levelet írtam az eladónak, {{reminderDate}} napján pedig emlékeztetőt küldtem neki.',
      undated: 'Levelet írtam az eladónak, majd emlékeztetőt küldtem neki.',
    },
    deadlinePassed: 'Az általam kitűzött határidő lejárt.',
  },
  reply: {
    none: 'Választ nem kaptam.',
    refused: 'Igényemet elutasították.',
    unsolved: 'A kapott válasz nem oldja meg a problémát.',
  },
  recap: 'Az áttekinthetőség kedvéért az alábbiakban ismét összefoglalom az ügyet.',
  purchase: {
    fromYou: {
      full: 'A játékot {{purchaseDate}} napján, {{price}} áron vásároltam Önöktől.',
      withoutDate: 'A játékot {{price}} áron vásároltam Önöktől.',
      withoutPrice: 'A játékot {{purchaseDate}} napján vásároltam Önöktől.',
      minimal: 'A játékot Önöktől vásároltam.',
    },
    fromSeller: {
      full: 'A játékot {{purchaseDate}} napján, {{price}} áron vásároltam. Az eladó: {{seller}}.',
      withoutDate: 'A játékot {{price}} áron vásároltam. Az eladó: {{seller}}.',
      withoutPrice: 'A játékot {{purchaseDate}} napján vásároltam. Az eladó: {{seller}}.',
      minimal: 'A játékot megvásároltam. Az eladó: {{seller}}.',
    },
    withoutSeller: {
      full: 'A játékot {{purchaseDate}} napján, {{price}} áron vásároltam.',
      withoutDate: 'A játékot {{price}} áron vásároltam.',
      withoutPrice: 'A játékot {{purchaseDate}} napján vásároltam.',
      minimal: 'A játékot megvásároltam.',
    },
  },
  situation: {
    announced: {
      dated:
        'Bejelentették, hogy a játékot {{eventDate}} napján leállítják. A jelenlegi állás szerint ezt követően nem tudok majd vele játszani.',
      undated:
        'Bejelentették, hogy a játékot leállítják. A jelenlegi állás szerint ezt követően nem tudok majd vele játszani.',
    },
    shut_down: {
      dated: 'A játékot {{eventDate}} napján leállították. Azóta nem tudok vele játszani.',
      undated: 'A játékot leállították. Már nem tudok vele játszani.',
    },
    features_removed: {
      dated:
        '{{eventDate}} napján olyan funkciókat távolítottak el, amelyek a vásárláskor a játék részét képezték. A játékot már nem tudom úgy használni, ahogyan eladták.',
      undated:
        'Olyan funkciókat távolítottak el, amelyek a vásárláskor a játék részét képezték. A játékot már nem tudom úgy használni, ahogyan eladták.',
    },
    refund_refused: {
      dated:
        '{{eventDate}} napján elutasították a vételár visszatérítésére irányuló igényemet. Az elutasítást nem fogadom el.',
      undated:
        'Elutasították a vételár visszatérítésére irányuló igényemet. Az elutasítást nem fogadom el.',
    },
    offline_missing: {
      dated:
        'Legalább {{eventDate}} napja óta a játék használatához kapcsolódni kell a kiadó szervereihez. Nincs offline üzemmódja, így kizárólag ezektől a szerverektől függ, hogy tudok-e játszani.',
      undated:
        'A játék használatához kapcsolódni kell a kiadó szervereihez. Nincs offline üzemmódja, így kizárólag ezektől a szerverektől függ, hogy tudok-e játszani.',
    },
  },
  law: {
    directives: {
      '2019/770':
        'a digitális tartalomról és a digitális szolgáltatásokról szóló (EU) 2019/770 irányelv',
      '2011/83': 'a fogyasztók jogairól szóló 2011/83/EU irányelv',
      '93/13': 'a tisztességtelen feltételekről szóló 93/13/EGK irányelv',
      '2005/29': 'a tisztességtelen kereskedelmi gyakorlatokról szóló 2005/29/EK irányelv',
    },
    directiveArticle: {
      whole: '{{article}}. cikk',
      paragraph: '{{article}}. cikk ({{paragraph}}) bekezdés',
      inserted: '{{article}}a. cikk',
    },
    intro: {
      seller:
        'Igényemet a következő jogalapra alapítom, minden esetben az ott meghatározott feltételek szerint:',
      authority:
        'A jogi értékeléshez az alábbiakra hivatkozom, minden esetben az ott meghatározott feltételek szerint:',
      representative:
        'Tudomásom szerint a hatályos jog a következőkről rendelkezik, minden esetben az ott meghatározott feltételek szerint:',
    },
    withoutArticles: 'Az alábbi jogszabályra hivatkozom: {{law}}.',
    implements: 'E rendelkezések az Európai Unió következő jogi aktusát ültetik át: {{law}}.',
    none: {
      seller:
        'Fenntartom minden jogomat, amely az alkalmazandó fogyasztóvédelmi jog alapján megillet.',
      authority: 'Kérem, hogy az ügyet az alkalmazandó fogyasztóvédelmi jog alapján bírálják el.',
      representative:
        'Szeretném megtudni, hogy ilyen esetben milyen fogyasztói jogok érvényesülnek.',
    },
    reservation: 'Minden további jogomat fenntartom.',
  },
  rights: {
    conformity:
      'Annak, amit a vállalkozás a fogyasztónak nyújt, meg kell felelnie a szerződésnek ({{articles}}).',
    updates:
      'A vállalkozásnak biztosítania kell, hogy a fogyasztó megkapja a szerződésszerűség fenntartásához szükséges frissítéseket ({{articles}}).',
    repair: 'A fogyasztó követelheti a hiba kijavítását ({{articles}}).',
    price_reduction: 'A fogyasztó követelheti az ár leszállítását ({{articles}}).',
    termination: 'A fogyasztó megszüntetheti a szerződést ({{articles}}).',
    refund: 'A fogyasztó követelheti a kifizetett összeg visszatérítését ({{articles}}).',
    change_notice:
      'A digitális tartalom csak érvényes okból és tájékoztatás mellett módosítható, és a fogyasztó jogosult lehet a szerződés megszüntetésére ({{articles}}).',
    unfair_terms:
      'A tisztességtelen szerződési feltétel nem jelent kötelezettséget a fogyasztóra nézve ({{articles}}).',
    information:
      'A szerződés megkötése előtt a vállalkozásnak tájékoztatnia kell a fogyasztót arról, hogy mit értékesít ({{articles}}).',
    withdrawal: 'A fogyasztó az előírt határidőn belül elállhat a szerződéstől ({{articles}}).',
    misleading:
      'Tilos minden olyan cselekmény vagy mulasztás, amely megtéveszti a fogyasztókat ({{articles}}).',
    no_waiver:
      'A szerződési feltételek nem foszthatják meg a fogyasztót a törvényben biztosított jogaitól ({{articles}}).',
    burden_of_proof:
      'Az ott meghatározott esetekben a bizonyítási teher a vállalkozást terheli ({{articles}}).',
    data_retrieval: 'A fogyasztó visszakérheti saját adatait vagy tartalmait ({{articles}}).',
    guarantee: 'A fogyasztót jogszabályban előírt jótállás vagy szavatosság védi ({{articles}}).',
    compensation: 'A fogyasztó kártérítést követelhet ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Ezért az alábbiakat kérem Önöktől:',
      reminder: 'Ezért ismételten az alábbiakat kérem Önöktől:',
      reported: 'Az eladótól az alábbiakat kértem:',
    },
    items: {
      refund: {
        withPrice: 'a kifizetett vételár visszatérítését ({{price}})',
        withoutPrice: 'a kifizetett vételár visszatérítését',
      },
      repair: 'a játék helyreállítását vagy megőrzését abban az állapotban, amelyben eladták',
      offline_patch:
        'olyan javítócsomagot vagy más műszaki megoldást, amellyel a játék a kiadó szerverei nélkül is játszható',
      information:
        'írásbeli magyarázatot az okokról és arról, hogy mit terveznek annak érdekében, hogy a vásárlók játszhassanak a játékkal',
    },
    complaint: {
      request:
        'Kérem, hogy vizsgálják ki a panaszomat, tegyék meg a hatáskörükbe tartozó lépéseket, és tájékoztassanak az eredményről.',
      confirm: 'Kérem, igazolják vissza e levél átvételét, és közöljék velem az ügyszámot.',
      forward:
        'Ha az ügy más szerv hatáskörébe tartozik, kérem, nevezzék meg ezt a szervet, vagy továbbítsák hozzá a panaszomat.',
    },
    ask_representative: {
      request:
        'Kérem, foglalkozzon ezzel az üggyel, és támogasson olyan szabályokat, amelyek révén a játékok azután is játszhatók maradnak, hogy a kiadó megszünteti a támogatásukat.',
      aim: 'Nem azt kérem, hogy a szerverek örökké működjenek, csupán azt, hogy a támogatás végén a játékokat játszható állapotban hagyják.',
      answer: 'Kérem, tájékoztasson álláspontjáról és arról, hogy mit tehet.',
    },
  },
  deadline: {
    first: 'Írásbeli válaszukat és igényem teljesítését legkésőbb {{deadline}} napjáig várom.',
    final: 'Ehhez végső határidőként {{deadline}} napját tűzöm ki.',
  },
  next: {
    first: {
      named:
        'Ha ez a határidő megoldás nélkül telik el, panaszt teszek a fogyasztóvédelmi hatóságnál ({{authority}}).',
      unnamed:
        'Ha ez a határidő megoldás nélkül telik el, panaszt teszek az illetékes fogyasztóvédelmi hatóságnál.',
    },
    final: {
      named:
        'Ha ez a határidő is megoldás nélkül telik el, további értesítés nélkül panaszt teszek a fogyasztóvédelmi hatóságnál ({{authority}}).',
      unnamed:
        'Ha ez a határidő is megoldás nélkül telik el, további értesítés nélkül panaszt teszek az illetékes fogyasztóvédelmi hatóságnál.',
    },
  },
  details: {
    heading: 'Az ügy adatai',
    game: 'Játék: {{game}}',
    seller: 'Eladó: {{seller}}',
    purchaseDate: 'A vásárlás napja: {{purchaseDate}}',
    price: 'A kifizetett ár: {{price}}',
    country: 'Ország: {{country}}',
    reference: 'Hivatkozási szám: {{reference}}',
  },
  enclosures: {
    mention: 'Mellékelem az alább felsorolt dokumentumok másolatát.',
    heading: 'Mellékletek',
    proofs: {
      receipt: 'Számla vagy nyugta',
      order_confirmation: 'Megrendelés visszaigazolása',
      bank_statement: 'Bankszámlakivonat',
      account_history: 'Képernyőkép a fiókomról',
      store_page: 'A webáruház akkori oldala',
      packaging: 'Csomagolás',
      advertising: 'Előzetes vagy reklám',
      terms: 'Licencfeltételek',
      announcement: 'A bejelentés másolata',
      screenshot: 'Képernyőkép a problémáról',
      video: 'Videó a problémáról',
      correspondence: 'Korábbi üzenetek és válaszok',
      other: 'Egyéb dokumentumok',
      earlier_letters: 'Korábbi levelek',
    },
  },
  closing: {
    seller: {
      thanks: 'Várom írásbeli válaszukat.',
      formula: 'Tisztelettel:',
    },
    reminder: {
      thanks: 'Várom írásbeli válaszukat.',
      formula: 'Tisztelettel:',
    },
    authority: {
      thanks: 'Közreműködésüket előre is köszönöm.',
      formula: 'Tisztelettel:',
    },
    representative: {
      thanks: 'Köszönöm idejét és figyelmét.',
      formula: 'Tisztelettel:',
    },
  },
};
