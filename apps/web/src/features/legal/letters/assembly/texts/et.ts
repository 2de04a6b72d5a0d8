// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Klienditeenindus',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Pädev tarbijakaitseasutus',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Riigikogu liige',
    },
  },
  subject: {
    seller: 'Mäng „{{game}}”: kaebus ja nõue',
    reminder: {
      dated: 'Meeldetuletus: minu {{firstLetterDate}} kiri mängu „{{game}}” kohta',
      undated: 'Meeldetuletus: minu kiri mängu „{{game}}” kohta',
    },
    authority: {
      named: 'Kaebus müüja kohta ({{seller}}): mäng „{{game}}”',
      unnamed: 'Tarbijakaebus: mäng „{{game}}”',
    },
    representative: 'Videomängude ostjate kaitse: mängu „{{game}}” juhtum',
  },
  salutation: {
    seller: 'Lugupeetud proua või härra',
    reminder: 'Lugupeetud proua või härra',
    authority: 'Lugupeetud proua või härra',
    representative: 'Lugupeetud Riigikogu liige',
  },
  opening: {
    seller: 'Pöördun Teie poole seoses mänguga „{{game}}”.',
    reminder: {
      dated:
        'Kirjutasin Teile {{firstLetterDate}} seoses mänguga „{{game}}” ja määrasin tähtaja, mis on nüüdseks möödunud.',
      undated:
        'Olen Teile juba kirjutanud seoses mänguga „{{game}}” ja määranud tähtaja, mis on nüüdseks möödunud.',
    },
    authority: {
      named: 'Soovin esitada kaebuse müüja ({{seller}}) kohta. Asi puudutab mängu „{{game}}”.',
      unnamed: 'Soovin esitada kaebuse. Asi puudutab mängu „{{game}}”.',
    },
    representative:
      'Kirjutan Teile seoses videomängude ostjate kaitsega. Minu juhtum puudutab mängu „{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Kirjutasin müüjale {{firstLetterDate}}.',
      undated: 'Olen müüjale kirjutanud.',
    },
    both: {
      dated: 'Kirjutasin müüjale {{firstLetterDate}} ja saatsin meeldetuletuse {{reminderDate}}.',
      undated: 'Olen müüjale kirjutanud ja saatnud meeldetuletuse.',
    },
    deadlinePassed: 'Minu määratud tähtaeg on möödunud.',
  },
  reply: {
    none: 'Vastust ma ei ole saanud.',
    refused: 'Minu nõue lükati tagasi.',
    unsolved: 'Saadud vastus ei lahenda probleemi.',
  },
  recap: 'Selguse huvides esitan asjaolud allpool uuesti.',
  purchase: {
    fromYou: {
      full: 'Ostsin mängu Teilt {{purchaseDate}} hinnaga {{price}}.',
      withoutDate: 'Ostsin mängu Teilt hinnaga {{price}}.',
      withoutPrice: 'Ostsin mängu Teilt {{purchaseDate}}.',
      minimal: 'Ostsin mängu Teilt.',
    },
    fromSeller: {
      full: 'Ostsin mängu {{purchaseDate}} hinnaga {{price}}. Müüja: {{seller}}.',
      withoutDate: 'Ostsin mängu hinnaga {{price}}. Müüja: {{seller}}.',
      withoutPrice: 'Ostsin mängu {{purchaseDate}}. Müüja: {{seller}}.',
      minimal: 'Olen mängu ostnud. Müüja: {{seller}}.',
    },
    withoutSeller: {
      full: 'Ostsin mängu {{purchaseDate}} hinnaga {{price}}.',
      withoutDate: 'Ostsin mängu hinnaga {{price}}.',
      withoutPrice: 'Ostsin mängu {{purchaseDate}}.',
      minimal: 'Olen mängu ostnud.',
    },
  },
  situation: {
    announced: {
      dated:
        'On teatatud, et mäng suletakse {{eventDate}}. Praeguse seisuga ei saa ma mängu pärast seda enam mängida.',
      undated:
        'On teatatud, et mäng suletakse. Praeguse seisuga ei saa ma mängu pärast seda enam mängida.',
    },
    shut_down: {
      dated: 'Mäng suleti {{eventDate}}. Sellest ajast peale ei saa ma seda mängida.',
      undated: 'Mäng on suletud. Ma ei saa seda enam mängida.',
    },
    features_removed: {
      dated:
        'Mängust eemaldati {{eventDate}} funktsioone, mis kuulusid ostmise ajal mängu juurde. Ma ei saa seda enam kasutada sellisena, nagu see müüdi.',
      undated:
        'Mängust on eemaldatud funktsioone, mis kuulusid ostmise ajal mängu juurde. Ma ei saa seda enam kasutada sellisena, nagu see müüdi.',
    },
    refund_refused: {
      dated:
        'Minu raha tagastamise taotlus jäeti {{eventDate}} rahuldamata. Ma ei nõustu selle keeldumisega.',
      undated:
        'Minu raha tagastamise taotlus on jäetud rahuldamata. Ma ei nõustu selle keeldumisega.',
    },
    offline_missing: {
      dated:
        'Hiljemalt alates {{eventDate}} nõuab mäng ühendust väljaandja serveritega. Sellel puudub võrguühenduseta režiim, mistõttu sõltub mängimise võimalus täielikult nendest serveritest.',
      undated:
        'Mäng nõuab ühendust väljaandja serveritega. Sellel puudub võrguühenduseta režiim, mistõttu sõltub mängimise võimalus täielikult nendest serveritest.',
    },
  },
  law: {
    directives: {
      '2019/770': 'direktiiv (EL) 2019/770 digisisu ja digiteenuste kohta',
      '2011/83': 'direktiiv 2011/83/EL tarbija õiguste kohta',
      '93/13': 'direktiiv 93/13/EMÜ ebaõiglaste tingimuste kohta',
      '2005/29': 'direktiiv 2005/29/EÜ ebaausate kaubandustavade kohta',
    },
    directiveArticle: {
      whole: 'artikkel {{article}}',
      paragraph: 'artikli {{article}} lõige {{paragraph}}',
      inserted: 'artikkel {{article}}a',
    },
    intro: {
      seller: 'Minu nõude õiguslik alus on järgmine, alati seal sätestatud tingimustel:',
      authority:
        'Õigusliku hinnangu andmiseks viitan järgmisele, alati seal sätestatud tingimustel:',
      representative:
        'Minu teada näeb kehtiv õigus ette järgmist, alati seal sätestatud tingimustel:',
    },
    withoutArticles: 'Viitan järgmisele õigusaktile: {{law}}.',
    implements: 'Nende sätetega võetakse üle järgmine Euroopa Liidu õigusakt: {{law}}.',
    none: {
      seller: 'Jätan endale kõik õigused, mis mulle kohaldatava tarbijaõiguse järgi kuuluvad.',
      authority: 'Palun hinnata asja kohaldatava tarbijaõiguse järgi.',
      representative: 'Soovin teada, millised tarbija õigused sellisel juhul kehtivad.',
    },
    reservation: 'Jätan endale kõik muud õigused.',
  },
  rights: {
    conformity:
      'See, mille kaupleja tarbijale üle annab või mida ta osutab, peab vastama lepingutingimustele ({{articles}}).',
    updates:
      'Kaupleja peab tagama, et tarbija saab lepingutingimustele vastavuse säilitamiseks vajalikud uuendused ({{articles}}).',
    repair: 'Tarbija võib nõuda puuduse kõrvaldamist ({{articles}}).',
    price_reduction: 'Tarbija võib nõuda hinna alandamist ({{articles}}).',
    termination: 'Tarbija võib lepingu lõpetada ({{articles}}).',
    refund: 'Tarbija võib nõuda makstud summa tagastamist ({{articles}}).',
    change_notice:
      'Digisisu võib muuta üksnes mõjuval põhjusel ja sellest teatades ning tarbijal võib olla õigus leping lõpetada ({{articles}}).',
    unfair_terms:
      'Tarbijat ebamõistlikult kahjustav lepingutingimus ei ole talle siduv ({{articles}}).',
    information:
      'Enne lepingu sõlmimist peab kaupleja andma tarbijale teavet selle kohta, mida müüakse ({{articles}}).',
    withdrawal: 'Tarbija võib lepingust ettenähtud tähtaja jooksul taganeda ({{articles}}).',
    misleading: 'Tarbijaid eksitav tegevus või tegevusetus on keelatud ({{articles}}).',
    no_waiver:
      'Lepingutingimustega ei tohi tarbijalt ära võtta seadusest tulenevaid õigusi ({{articles}}).',
    burden_of_proof: 'Seal nimetatud juhtudel lasub tõendamiskoormus kauplejal ({{articles}}).',
    data_retrieval: 'Tarbija võib oma andmed või sisu tagasi saada ({{articles}}).',
    guarantee: 'Tarbijat kaitsevad seadusest tulenevad garantiid ({{articles}}).',
    compensation: 'Tarbija võib nõuda kahju hüvitamist ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Seetõttu nõuan Teilt järgmist:',
      reminder: 'Seetõttu nõuan Teilt uuesti järgmist:',
      reported: 'Olen müüjalt nõudnud järgmist:',
    },
    items: {
      refund: {
        withPrice: 'makstud hinna tagastamist ({{price}})',
        withoutPrice: 'makstud hinna tagastamist',
      },
      repair: 'mängu taastamist või säilitamist seisundis, milles see müüdi',
      offline_patch:
        'tarkvaraparandust või muud tehnilist lahendust, mis võimaldab mängida ilma väljaandja serveriteta',
      information:
        'kirjalikku selgitust põhjuste kohta ja selle kohta, mida kavatsetakse teha, et ostjad saaksid mängu mängida',
    },
    complaint: {
      request:
        'Palun minu kaebus läbi vaadata, rakendada Teie pädevuses olevaid meetmeid ja teatada mulle tulemusest.',
      confirm: 'Palun kinnitada kirja kättesaamist ja teatada mulle asja number.',
      forward:
        'Kui asi ei kuulu Teie pädevusse, palun nimetada pädev asutus või edastada minu kaebus sellele asutusele.',
    },
    ask_representative: {
      request:
        'Palun Teil selle küsimusega tegeleda ja toetada reegleid, mille kohaselt jäävad mängud mängitavaks ka pärast seda, kui väljaandja nende toe lõpetab.',
      aim: 'Ma ei taotle, et serverid töötaksid igavesti, vaid üksnes seda, et mängud jäetaks toe lõppedes mängitavasse seisundisse.',
      answer: 'Palun andke mulle teada oma seisukoht ja mida saate teha.',
    },
  },
  deadline: {
    first: 'Ootan Teie kirjalikku vastust ja oma nõude täitmist hiljemalt {{deadline}}.',
    final: 'Määran selleks viimase tähtaja: {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Kui see tähtaeg möödub lahenduseta, esitan kaebuse tarbijakaitseasutusele ({{authority}}).',
      unnamed:
        'Kui see tähtaeg möödub lahenduseta, esitan kaebuse pädevale tarbijakaitseasutusele.',
    },
    final: {
      named:
        'Kui ka see tähtaeg möödub lahenduseta, esitan ilma täiendava etteteatamiseta kaebuse tarbijakaitseasutusele ({{authority}}).',
      unnamed:
        'Kui ka see tähtaeg möödub lahenduseta, esitan ilma täiendava etteteatamiseta kaebuse pädevale tarbijakaitseasutusele.',
    },
  },
  details: {
    heading: 'Juhtumi andmed',
    game: 'Mäng: {{game}}',
    seller: 'Müüja: {{seller}}',
    purchaseDate: 'Ostukuupäev: {{purchaseDate}}',
    price: 'Makstud hind: {{price}}',
    country: 'Riik: {{country}}',
    reference: 'Viide: {{reference}}',
  },
  enclosures: {
    mention: 'Lisan allpool loetletud dokumentide koopiad.',
    heading: 'Lisad',
    proofs: {
      receipt: 'Ostutšekk või arve',
      order_confirmation: 'Tellimuse kinnitus',
      bank_statement: 'Pangakonto väljavõte',
      account_history: 'Kuvatõmmis minu kontost',
      store_page: 'Poe tolleaegne leht',
      packaging: 'Pakend',
      advertising: 'Treiler või reklaam',
      terms: 'Litsentsitingimused',
      announcement: 'Teadaande koopia',
      screenshot: 'Kuvatõmmis probleemist',
      video: 'Video probleemist',
      correspondence: 'Varasemad sõnumid ja vastused',
      other: 'Muud dokumendid',
      earlier_letters: 'Varasemad kirjad',
    },
  },
  closing: {
    seller: {
      thanks: 'Ootan Teie kirjalikku vastust.',
      formula: 'Lugupidamisega',
    },
    reminder: {
      thanks: 'Ootan Teie kirjalikku vastust.',
      formula: 'Lugupidamisega',
    },
    authority: {
      thanks: 'Tänan Teid ette abi eest.',
      formula: 'Lugupidamisega',
    },
    representative: {
      thanks: 'Tänan Teid aja ja tähelepanu eest.',
      formula: 'Lugupidamisega',
    },
  },
};
