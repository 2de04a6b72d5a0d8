// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Zákaznický servis',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Příslušný orgán ochrany spotřebitele',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Člen či členka Parlamentu',
    },
  },
  subject: {
    seller: 'Hra „{{game}}“: reklamace a výzva',
    reminder: {
      dated: 'Upomínka: můj dopis ze dne {{firstLetterDate}} ve věci hry „{{game}}“',
      undated: 'Upomínka: můj dopis ve věci hry „{{game}}“',
    },
    authority: {
      named: 'Stížnost na prodávajícího ({{seller}}): hra „{{game}}“',
      unnamed: 'Spotřebitelská stížnost: hra „{{game}}“',
    },
    representative: 'Ochrana lidí, kteří kupují videohry: případ hry „{{game}}“',
  },
  salutation: {
    seller: 'Vážená paní, vážený pane,',
    reminder: 'Vážená paní, vážený pane,',
    authority: 'Vážená paní, vážený pane,',
    representative: 'Vážená paní poslankyně, vážený pane poslanče,',
  },
  opening: {
    seller: 'obracím se na Vás ve věci hry „{{game}}“.',
    reminder: {
      dated:
        'v dopise ze dne {{firstLetterDate}} ve věci hry „{{game}}“ Vám byla stanovena lhůta, která již uplynula.',
      undated:
        'v mém předchozím dopise ve věci hry „{{game}}“ Vám byla stanovena lhůta, která již uplynula.',
    },
    authority: {
      named: 'podávám stížnost na prodávajícího ({{seller}}). Jde o hru „{{game}}“.',
      unnamed: 'podávám spotřebitelskou stížnost. Jde o hru „{{game}}“.',
    },
    representative:
      'píši Vám ve věci ochrany lidí, kteří kupují videohry. V mém případě jde o hru „{{game}}“.',
  },
  earlier: {
    first: {
      dated: 'Dne {{firstLetterDate}} byl prodávajícímu odeslán můj dopis.',
      undated: 'Prodávajícímu byl odeslán můj dopis.',
    },
    both: {
      dated:
        'Dne {{firstLetterDate}} byl prodávajícímu odeslán můj dopis a dne {{reminderDate}} upomínka.',
      undated: 'Prodávajícímu byl odeslán můj dopis a poté upomínka.',
    },
    deadlinePassed: 'Lhůta stanovená v mém dopise uplynula.',
  },
  reply: {
    none: 'Na můj dopis nepřišla žádná odpověď.',
    refused: 'Můj požadavek byl odmítnut.',
    unsolved: 'Odpověď, která mi přišla, problém neřeší.',
  },
  recap: 'Pro přehlednost věc níže znovu shrnuji.',
  purchase: {
    fromYou: {
      full: 'Hra byla u Vás zakoupena dne {{purchaseDate}} za {{price}}.',
      withoutDate: 'Hra byla u Vás zakoupena za {{price}}.',
      withoutPrice: 'Hra byla u Vás zakoupena dne {{purchaseDate}}.',
      minimal: 'Hra byla zakoupena u Vás.',
    },
    fromSeller: {
      full: 'Hra byla mnou zakoupena dne {{purchaseDate}} za {{price}}. Prodávající: {{seller}}.',
      withoutDate: 'Hra byla mnou zakoupena za {{price}}. Prodávající: {{seller}}.',
      withoutPrice: 'Hra byla mnou zakoupena dne {{purchaseDate}}. Prodávající: {{seller}}.',
      minimal: 'Hra byla mnou zakoupena. Prodávající: {{seller}}.',
    },
    withoutSeller: {
      full: 'Hra byla mnou zakoupena dne {{purchaseDate}} za {{price}}.',
      withoutDate: 'Hra byla mnou zakoupena za {{price}}.',
      withoutPrice: 'Hra byla mnou zakoupena dne {{purchaseDate}}.',
      minimal: 'Hra byla mnou zakoupena.',
    },
  },
  situation: {
    announced: {
      dated:
        'Bylo oznámeno, že dne {{eventDate}} bude provoz hry ukončen. Za současného stavu ji poté již nebudu moci hrát.',
      undated:
        'Bylo oznámeno, že provoz hry bude ukončen. Za současného stavu ji poté již nebudu moci hrát.',
    },
    shut_down: {
      dated: 'Dne {{eventDate}} byl provoz hry ukončen. Od té doby ji nemohu hrát.',
      undated: 'Provoz hry byl ukončen. Již ji nemohu hrát.',
    },
    features_removed: {
      dated:
        'Dne {{eventDate}} byly odstraněny funkce, které byly při koupi součástí hry. Nemohu ji již používat tak, jak byla prodána.',
      undated:
        'Byly odstraněny funkce, které byly při koupi součástí hry. Nemohu ji již používat tak, jak byla prodána.',
    },
    refund_refused: {
      dated: 'Dne {{eventDate}} bylo odmítnuto vrácení kupní ceny. S tímto odmítnutím nesouhlasím.',
      undated: 'Vrácení kupní ceny bylo odmítnuto. S tímto odmítnutím nesouhlasím.',
    },
    offline_missing: {
      dated:
        'Nejpozději od {{eventDate}} hra vyžaduje připojení k serverům vydavatele. Nemá offline režim, takže možnost hrát závisí výhradně na těchto serverech.',
      undated:
        'Hra vyžaduje připojení k serverům vydavatele. Nemá offline režim, takže možnost hrát závisí výhradně na těchto serverech.',
    },
  },
  law: {
    directives: {
      '2019/770': 'směrnice (EU) 2019/770 o digitálním obsahu a digitálních službách',
      '2011/83': 'směrnice 2011/83/EU o právech spotřebitelů',
      '93/13': 'směrnice 93/13/EHS o nepřiměřených podmínkách',
      '2005/29': 'směrnice 2005/29/ES o nekalých obchodních praktikách',
    },
    directiveArticle: {
      whole: 'článek {{article}}',
      paragraph: 'čl. {{article}} odst. {{paragraph}}',
      inserted: 'článek {{article}}a',
    },
    intro: {
      seller:
        'Svůj požadavek opírám o následující právní základ, vždy za podmínek v něm stanovených:',
      authority: 'Pro právní posouzení odkazuji na následující, vždy za podmínek tam stanovených:',
      representative:
        'Pokud je mi známo, platné právo stanoví následující, vždy za podmínek tam stanovených:',
    },
    withoutArticles: 'Odkazuji na následující právní předpis: {{law}}.',
    implements: 'Tato ustanovení provádějí následující akt Evropské unie: {{law}}.',
    none: {
      seller:
        'Vyhrazuji si všechna práva, která mi přiznávají příslušné předpisy na ochranu spotřebitele.',
      authority: 'Žádám Vás o posouzení věci podle příslušných předpisů na ochranu spotřebitele.',
      representative: 'Prosím o sdělení, jaká práva spotřebitele v takovém případě platí.',
    },
    reservation: 'Vyhrazuji si všechna další práva.',
  },
  rights: {
    conformity:
      'To, co podnikatel spotřebiteli poskytuje nebo dodává, musí odpovídat smlouvě ({{articles}}).',
    updates:
      'Podnikatel musí zajistit, aby spotřebitel dostával aktualizace potřebné k zachování souladu se smlouvou ({{articles}}).',
    repair: 'Spotřebitel může požadovat odstranění vady ({{articles}}).',
    price_reduction: 'Spotřebitel může požadovat slevu z ceny ({{articles}}).',
    termination: 'Spotřebitel může od smlouvy odstoupit nebo ji ukončit ({{articles}}).',
    refund: 'Spotřebitel může požadovat vrácení zaplacené částky ({{articles}}).',
    change_notice:
      'Digitální obsah lze změnit jen z oprávněného důvodu a po oznámení spotřebiteli, kterému může vzniknout právo smlouvu ukončit ({{articles}}).',
    unfair_terms: 'Nepřiměřené smluvní ujednání spotřebitele nezavazuje ({{articles}}).',
    information:
      'Před uzavřením smlouvy musí podnikatel spotřebitele informovat o tom, co prodává ({{articles}}).',
    withdrawal: 'Spotřebitel může od smlouvy odstoupit ve stanovené lhůtě ({{articles}}).',
    misleading: 'Jednání nebo opomenutí, která klamou spotřebitele, jsou zakázána ({{articles}}).',
    no_waiver:
      'Smluvní ujednání nesmějí spotřebitele zbavit práv, která mu přiznává zákon ({{articles}}).',
    burden_of_proof: 'V uvedených případech nese důkazní břemeno podnikatel ({{articles}}).',
    data_retrieval: 'Spotřebitel může získat zpět vlastní data nebo obsah ({{articles}}).',
    guarantee: 'Spotřebitele chrání záruky stanovené zákonem ({{articles}}).',
    compensation: 'Spotřebitel může požadovat náhradu škody ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Požaduji proto:',
      reminder: 'Znovu proto požaduji:',
      reported: 'Od prodávajícího požaduji:',
    },
    items: {
      refund: {
        withPrice: 'vrácení zaplacené ceny ({{price}})',
        withoutPrice: 'vrácení zaplacené ceny',
      },
      repair: 'obnovení nebo zachování hry ve stavu, v jakém byla prodána',
      offline_patch:
        'opravnou aktualizaci nebo jinou technickou možnost hrát hru bez serverů vydavatele',
      information: 'písemné vysvětlení důvodů a toho, co se plánuje, aby kupující mohli hru hrát',
    },
    complaint: {
      request:
        'Žádám Vás, abyste mou stížnost prošetřili, učinili kroky, které jsou ve Vaší pravomoci, a sdělili mi výsledek.',
      confirm: 'Prosím o potvrzení přijetí tohoto dopisu a sdělení čísla jednacího.',
      forward:
        'Není-li věc ve Vaší působnosti, prosím o sdělení, který orgán je příslušný, nebo o postoupení mé stížnosti tomuto orgánu.',
    },
    ask_representative: {
      request:
        'Prosím Vás, věnujte se této věci a podpořte pravidla, díky nimž zůstanou hry hratelné i poté, co vydavatel ukončí jejich podporu.',
      aim: 'Nežádám, aby servery běžely navždy, ale jen aby hry byly při ukončení podpory ponechány v hratelném stavu.',
      answer: 'Sdělte mi prosím svůj názor a co můžete udělat.',
    },
  },
  deadline: {
    first: 'Vaši písemnou odpověď a splnění svého požadavku očekávám nejpozději do {{deadline}}.',
    final: 'Stanovuji k tomu poslední lhůtu do {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Uplyne-li tato lhůta bez vyřešení věci, podám stížnost u orgánu ochrany spotřebitele ({{authority}}).',
      unnamed:
        'Uplyne-li tato lhůta bez vyřešení věci, podám stížnost u příslušného orgánu ochrany spotřebitele.',
    },
    final: {
      named:
        'Uplyne-li i tato lhůta bez vyřešení věci, podám bez dalšího upozornění stížnost u orgánu ochrany spotřebitele ({{authority}}).',
      unnamed:
        'Uplyne-li i tato lhůta bez vyřešení věci, podám bez dalšího upozornění stížnost u příslušného orgánu ochrany spotřebitele.',
    },
  },
  details: {
    heading: 'Údaje o případu',
    game: 'Hra: {{game}}',
    seller: 'Prodávající: {{seller}}',
    purchaseDate: 'Datum nákupu: {{purchaseDate}}',
    price: 'Zaplacená cena: {{price}}',
    country: 'Země: {{country}}',
    reference: 'Číslo objednávky nebo věci: {{reference}}',
  },
  enclosures: {
    mention: 'Přikládám kopie níže uvedených dokladů.',
    heading: 'Přílohy',
    proofs: {
      receipt: 'Doklad o koupi',
      order_confirmation: 'Potvrzení objednávky',
      bank_statement: 'Výpis z účtu',
      account_history: 'Snímek obrazovky mého účtu',
      store_page: 'Tehdejší stránka obchodu',
      packaging: 'Obal',
      advertising: 'Upoutávka nebo reklama',
      terms: 'Licenční podmínky',
      announcement: 'Kopie oznámení',
      screenshot: 'Snímek obrazovky zachycující problém',
      video: 'Video zachycující problém',
      correspondence: 'Dřívější zprávy a odpovědi',
      other: 'Další doklady',
      earlier_letters: 'Předchozí dopisy',
    },
  },
  closing: {
    seller: {
      thanks: 'Očekávám Vaši písemnou odpověď.',
      formula: 'S pozdravem',
    },
    reminder: {
      thanks: 'Očekávám Vaši písemnou odpověď.',
      formula: 'S pozdravem',
    },
    authority: {
      thanks: 'Předem děkuji za vyřízení.',
      formula: 'S pozdravem',
    },
    representative: {
      thanks: 'Děkuji za Váš čas a pozornost.',
      formula: 'S pozdravem',
    },
  },
};
