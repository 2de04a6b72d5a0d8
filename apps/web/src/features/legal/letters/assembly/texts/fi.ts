// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Asiakaspalvelu',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Toimivaltainen kuluttajaviranomainen',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Kansanedustaja',
    },
  },
  subject: {
    seller: 'Peli ”{{game}}”: reklamaatio ja vaatimus',
    reminder: {
      dated: 'Muistutus: {{firstLetterDate}} päivätty kirjeeni, joka koskee peliä ”{{game}}”',
      undated: 'Muistutus: kirjeeni, joka koskee peliä ”{{game}}”',
    },
    authority: {
      named: 'Valitus myyjästä ({{seller}}): peli ”{{game}}”',
      unnamed: 'Kuluttajavalitus: peli ”{{game}}”',
    },
    representative: 'Videopelien ostajien suoja: tapaus ”{{game}}”',
  },
  salutation: {
    seller: 'Hyvä vastaanottaja',
    reminder: 'Hyvä vastaanottaja',
    authority: 'Hyvä vastaanottaja',
    representative: 'Arvoisa kansanedustaja',
  },
  opening: {
    seller: 'Otan teihin yhteyttä pelin ”{{game}}” vuoksi.',
    reminder: {
      dated:
        'Kirjoitin teille {{firstLetterDate}} pelistä ”{{game}}” ja asetin määräajan, joka on nyt päättynyt.',
      undated:
        'Olen jo aiemmin kirjoittanut teille pelistä ”{{game}}” ja asettanut määräajan, joka on nyt päättynyt.',
    },
    authority: {
      named: 'Haluan tehdä valituksen myyjästä ({{seller}}). Asia koskee peliä ”{{game}}”.',
      unnamed: 'Haluan tehdä valituksen. Asia koskee peliä ”{{game}}”.',
    },
    representative:
      'Kirjoitan teille videopelien ostajien suojasta. Oma tapaukseni koskee peliä ”{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Kirjoitin myyjälle {{firstLetterDate}}.',
      undated: 'Olen kirjoittanut myyjälle.',
    },
    both: {
      dated: 'Kirjoitin myyjälle {{firstLetterDate}} ja lähetin muistutuksen {{reminderDate}}.',
      undated: 'Olen kirjoittanut myyjälle ja lähettänyt muistutuksen.',
    },
    deadlinePassed: 'Asettamani määräaika on päättynyt.',
  },
  reply: {
    none: 'En ole saanut vastausta.',
    refused: 'Vaatimukseni hylättiin.',
    unsolved: 'Saamani vastaus ei ratkaise ongelmaa.',
  },
  recap: 'Selvyyden vuoksi esitän asian alla uudelleen.',
  purchase: {
    fromYou: {
      full: 'Ostin pelin teiltä {{purchaseDate}} hintaan {{price}}.',
      withoutDate: 'Ostin pelin teiltä hintaan {{price}}.',
      withoutPrice: 'Ostin pelin teiltä {{purchaseDate}}.',
      minimal: 'Ostin pelin teiltä.',
    },
    fromSeller: {
      full: 'Ostin pelin {{purchaseDate}} hintaan {{price}}. Myyjä: {{seller}}.',
      withoutDate: 'Ostin pelin hintaan {{price}}. Myyjä: {{seller}}.',
      withoutPrice: 'Ostin pelin {{purchaseDate}}. Myyjä: {{seller}}.',
      minimal: 'Olen ostanut pelin. Myyjä: {{seller}}.',
    },
    withoutSeller: {
      full: 'Ostin pelin {{purchaseDate}} hintaan {{price}}.',
      withoutDate: 'Ostin pelin hintaan {{price}}.',
      withoutPrice: 'Ostin pelin {{purchaseDate}}.',
      minimal: 'Olen ostanut pelin.',
    },
  },
  situation: {
    announced: {
      dated:
        'On ilmoitettu, että pelin toiminta lopetetaan {{eventDate}}. Nykytilanteessa en voi sen jälkeen enää pelata sitä.',
      undated:
        'On ilmoitettu, että pelin toiminta lopetetaan. Nykytilanteessa en voi sen jälkeen enää pelata sitä.',
    },
    shut_down: {
      dated: 'Pelin toiminta lopetettiin {{eventDate}}. Sen jälkeen en ole voinut pelata sitä.',
      undated: 'Pelin toiminta on lopetettu. En voi enää pelata sitä.',
    },
    features_removed: {
      dated:
        'Pelistä poistettiin {{eventDate}} ominaisuuksia, jotka kuuluivat siihen, kun ostin sen. En voi enää käyttää peliä sellaisena kuin se myytiin.',
      undated:
        'Pelistä on poistettu ominaisuuksia, jotka kuuluivat siihen, kun ostin sen. En voi enää käyttää peliä sellaisena kuin se myytiin.',
    },
    refund_refused: {
      dated:
        'Pyyntöni saada rahat takaisin hylättiin {{eventDate}}. En hyväksy pyyntöni hylkäämistä.',
      undated: 'Pyyntöni saada rahat takaisin on hylätty. En hyväksy pyyntöni hylkäämistä.',
    },
    offline_missing: {
      dated:
        'Ainakin {{eventDate}} alkaen peli on vaatinut yhteyden julkaisijan palvelimiin. Siinä ei ole offline-tilaa, joten pelaaminen riippuu kokonaan näistä palvelimista.',
      undated:
        'Peli vaatii yhteyden julkaisijan palvelimiin. Siinä ei ole offline-tilaa, joten pelaaminen riippuu kokonaan näistä palvelimista.',
    },
  },
  law: {
    directives: {
      '2019/770':
        'direktiivi (EU) 2019/770 digitaalisesta sisällöstä ja digitaalisista palveluista',
      '2011/83': 'direktiivi 2011/83/EU kuluttajan oikeuksista',
      '93/13': 'direktiivi 93/13/ETY kohtuuttomista ehdoista',
      '2005/29': 'direktiivi 2005/29/EY sopimattomista kaupallisista menettelyistä',
    },
    directiveArticle: {
      whole: '{{article}} artikla',
      paragraph: '{{article}} artiklan {{paragraph}} kohta',
      inserted: '{{article}} a artikla',
    },
    intro: {
      seller:
        'Vaatimukseni perustuu seuraaviin säännöksiin, kussakin tapauksessa niissä säädetyin edellytyksin:',
      authority:
        'Oikeudellista arviointia varten viittaan seuraaviin säännöksiin, kussakin tapauksessa niissä säädetyin edellytyksin:',
      representative:
        'Tietääkseni voimassa olevassa laissa säädetään seuraavasta, kussakin tapauksessa siinä säädetyin edellytyksin:',
    },
    withoutArticles: 'Viittaan seuraavaan säädökseen: {{law}}.',
    implements: 'Näillä säännöksillä pannaan täytäntöön seuraava Euroopan unionin säädös: {{law}}.',
    none: {
      seller: 'Pidätän itselläni kaikki sovellettavan kuluttajaoikeuden minulle antamat oikeudet.',
      authority: 'Pyydän teitä arvioimaan asian sovellettavan kuluttajaoikeuden mukaan.',
      representative:
        'Haluaisin tietää, mitkä kuluttajan oikeudet tällaisessa tapauksessa ovat voimassa.',
    },
    reservation: 'Pidätän itselläni kaikki muut oikeudet.',
  },
  rights: {
    conformity:
      'Elinkeinonharjoittajan kuluttajalle toimittaman suoritteen on oltava sopimuksen mukainen ({{articles}}).',
    updates:
      'Elinkeinonharjoittajan on huolehdittava siitä, että kuluttaja saa sopimuksenmukaisuuden säilyttämiseksi tarvittavat päivitykset ({{articles}}).',
    repair: 'Kuluttaja voi vaatia virheen korjaamista ({{articles}}).',
    price_reduction: 'Kuluttaja voi vaatia hinnanalennusta ({{articles}}).',
    termination: 'Kuluttaja voi purkaa sopimuksen ({{articles}}).',
    refund: 'Kuluttaja voi vaatia maksamansa määrän palauttamista ({{articles}}).',
    change_notice:
      'Digitaalista sisältöä saa muuttaa vain pätevästä syystä ja siitä ilmoittaen, ja kuluttajalla voi olla oikeus purkaa sopimus ({{articles}}).',
    unfair_terms: 'Kohtuuton sopimusehto ei sido kuluttajaa ({{articles}}).',
    information:
      'Ennen sopimuksen tekemistä elinkeinonharjoittajan on annettava kuluttajalle tiedot siitä, mitä myydään ({{articles}}).',
    withdrawal: 'Kuluttaja voi peruuttaa sopimuksen säädetyssä määräajassa ({{articles}}).',
    misleading: 'Kuluttajia harhaanjohtavat teot ja laiminlyönnit ovat kiellettyjä ({{articles}}).',
    no_waiver:
      'Sopimusehdoilla ei saa viedä kuluttajalta laissa annettuja oikeuksia ({{articles}}).',
    burden_of_proof:
      'Säännöksissä mainituissa tapauksissa todistustaakka on elinkeinonharjoittajalla ({{articles}}).',
    data_retrieval: 'Kuluttaja voi saada takaisin omat tietonsa tai sisältönsä ({{articles}}).',
    guarantee: 'Kuluttajaa suojaavat lakisääteiset takuut ({{articles}}).',
    compensation: 'Kuluttaja voi vaatia korvausta vahingosta ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Vaadin siksi teiltä seuraavaa:',
      reminder: 'Vaadin siksi teiltä uudelleen seuraavaa:',
      reported: 'Olen vaatinut myyjältä seuraavaa:',
    },
    items: {
      refund: {
        withPrice: 'maksamani hinnan palauttamista ({{price}})',
        withoutPrice: 'maksamani hinnan palauttamista',
      },
      repair:
        'pelin palauttamista siihen kuntoon tai säilyttämistä siinä kunnossa, jossa se myytiin',
      offline_patch:
        'päivitystä tai muuta teknistä ratkaisua, jolla peliä voi pelata ilman julkaisijan palvelimia',
      information:
        'kirjallista selvitystä syistä ja siitä, mitä on suunniteltu, jotta ostajat voivat pelata peliä',
    },
    complaint: {
      request:
        'Pyydän teitä tutkimaan valitukseni, ryhtymään käytettävissänne oleviin toimenpiteisiin ja ilmoittamaan minulle tuloksesta.',
      confirm:
        'Pyydän teitä vahvistamaan tämän kirjeen vastaanottamisen ja ilmoittamaan asian diaarinumeron.',
      forward:
        'Jos asia kuuluu toiselle viranomaiselle, pyydän teitä ilmoittamaan, mille, tai siirtämään valitukseni sille.',
    },
    ask_representative: {
      request:
        'Pyydän teitä ottamaan asian esille ja tukemaan sääntöjä, joiden ansiosta pelejä voi pelata senkin jälkeen, kun julkaisija lopettaa niiden tuen.',
      aim: 'En pyydä, että palvelimia ylläpidettäisiin ikuisesti, vaan ainoastaan, että pelit jätetään pelattavaan kuntoon tuen päättyessä.',
      answer: 'Pyydän teitä kertomaan kantanne ja sen, mitä voitte tehdä.',
    },
  },
  deadline: {
    first: 'Odotan kirjallista vastaustanne ja vaatimukseni täyttämistä viimeistään {{deadline}}.',
    final: 'Asetan tätä varten viimeisen määräajan, joka päättyy {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Jos määräaika päättyy ilman ratkaisua, teen valituksen kuluttajaviranomaiselle ({{authority}}).',
      unnamed:
        'Jos määräaika päättyy ilman ratkaisua, teen valituksen toimivaltaiselle kuluttajaviranomaiselle.',
    },
    final: {
      named:
        'Jos tämäkin määräaika päättyy ilman ratkaisua, teen ilman eri ilmoitusta valituksen kuluttajaviranomaiselle ({{authority}}).',
      unnamed:
        'Jos tämäkin määräaika päättyy ilman ratkaisua, teen ilman eri ilmoitusta valituksen toimivaltaiselle kuluttajaviranomaiselle.',
    },
  },
  details: {
    heading: 'Asian tiedot',
    game: 'Peli: {{game}}',
    seller: 'Myyjä: {{seller}}',
    purchaseDate: 'Ostopäivä: {{purchaseDate}}',
    price: 'Maksettu hinta: {{price}}',
    country: 'Maa: {{country}}',
    reference: 'Viite: {{reference}}',
  },
  enclosures: {
    mention: 'Liitän mukaan jäljennökset alla luetelluista asiakirjoista.',
    heading: 'Liitteet',
    proofs: {
      receipt: 'Kuitti',
      order_confirmation: 'Tilausvahvistus',
      bank_statement: 'Tiliote',
      account_history: 'Kuvakaappaus tilistäni',
      store_page: 'Kaupan silloinen sivu',
      packaging: 'Pakkaus',
      advertising: 'Traileri tai mainos',
      terms: 'Käyttöoikeusehdot',
      announcement: 'Jäljennös ilmoituksesta',
      screenshot: 'Kuvakaappaus ongelmasta',
      video: 'Video ongelmasta',
      correspondence: 'Aiemmat viestit ja vastaukset',
      other: 'Muut asiakirjat',
      earlier_letters: 'Aiemmat kirjeet',
    },
  },
  closing: {
    seller: {
      thanks: 'Odotan kirjallista vastaustanne.',
      formula: 'Ystävällisin terveisin',
    },
    reminder: {
      thanks: 'Odotan kirjallista vastaustanne.',
      formula: 'Ystävällisin terveisin',
    },
    authority: {
      thanks: 'Kiitän teitä etukäteen avustanne.',
      formula: 'Kunnioittavasti',
    },
    representative: {
      thanks: 'Kiitän teitä ajastanne ja mielenkiinnostanne.',
      formula: 'Kunnioittavasti',
    },
  },
};
