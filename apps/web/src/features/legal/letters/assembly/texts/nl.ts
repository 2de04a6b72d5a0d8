// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: { named: '{{seller}}', unnamed: 'Klantenservice' },
    authority: { named: '{{authority}}', unnamed: 'Bevoegde consumentenautoriteit' },
    representative: { named: '{{representative}}', unnamed: 'Lid van het parlement' },
  },
  subject: {
    seller: 'Spel “{{game}}”: klacht en verzoek',
    reminder: {
      dated: 'Herinnering: mijn brief van {{firstLetterDate}} over het spel “{{game}}”',
      undated: 'Herinnering: mijn brief over het spel “{{game}}”',
    },
    authority: {
      named: 'Klacht over {{seller}}: spel “{{game}}”',
      unnamed: 'Consumentenklacht: spel “{{game}}”',
    },
    representative: 'Bescherming van kopers van videospellen: het geval “{{game}}”',
  },
  salutation: {
    seller: 'Geachte heer of mevrouw,',
    reminder: 'Geachte heer of mevrouw,',
    authority: 'Geachte heer of mevrouw,',
    representative: 'Geachte volksvertegenwoordiger,',
  },
  opening: {
    seller: 'Ik schrijf u over het spel “{{game}}”.',
    reminder: {
      dated:
        'Op {{firstLetterDate}} heb ik u geschreven over het spel “{{game}}” en u een termijn gesteld, die inmiddels is verstreken.',
      undated:
        'Ik heb u al eerder geschreven over het spel “{{game}}” en u een termijn gesteld, die inmiddels is verstreken.',
    },
    authority: {
      named: 'Hierbij dien ik een klacht in over {{seller}}. Het gaat om het spel “{{game}}”.',
      unnamed: 'Hierbij dien ik een klacht in. Het gaat om het spel “{{game}}”.',
    },
    representative:
      'Ik schrijf u over de bescherming van mensen die videospellen kopen. In mijn geval gaat het om het spel “{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Op {{firstLetterDate}} heb ik de verkoper aangeschreven.',
      undated: 'Ik heb de verkoper aangeschreven.',
    },
    both: {
      dated:
        'Op {{firstLetterDate}} heb ik de verkoper aangeschreven en op {{reminderDate}} heb ik een herinnering gestuurd.',
      undated: 'Ik heb de verkoper aangeschreven en een herinnering gestuurd.',
    },
    deadlinePassed: 'De door mij gestelde termijn is verstreken.',
  },
  reply: {
    none: 'Ik heb geen antwoord ontvangen.',
    refused: 'Mijn verzoek is afgewezen.',
    unsolved: 'Het antwoord dat ik heb ontvangen, lost het probleem niet op.',
  },
  recap: 'Voor de duidelijkheid zet ik de zaak hieronder nogmaals uiteen.',
  purchase: {
    fromYou: {
      full: 'Ik heb het spel op {{purchaseDate}} voor {{price}} bij u gekocht.',
      withoutDate: 'Ik heb het spel voor {{price}} bij u gekocht.',
      withoutPrice: 'Ik heb het spel op {{purchaseDate}} bij u gekocht.',
      minimal: 'Ik heb het spel bij u gekocht.',
    },
    fromSeller: {
      full: 'Ik heb het spel op {{purchaseDate}} voor {{price}} gekocht bij {{seller}}.',
      withoutDate: 'Ik heb het spel voor {{price}} gekocht bij {{seller}}.',
      withoutPrice: 'Ik heb het spel op {{purchaseDate}} gekocht bij {{seller}}.',
      minimal: 'Ik heb het spel gekocht bij {{seller}}.',
    },
    withoutSeller: {
      full: 'Ik heb het spel op {{purchaseDate}} voor {{price}} gekocht.',
      withoutDate: 'Ik heb het spel voor {{price}} gekocht.',
      withoutPrice: 'Ik heb het spel op {{purchaseDate}} gekocht.',
      minimal: 'Ik heb het spel gekocht.',
    },
  },
  situation: {
    announced: {
      dated:
        'Er is aangekondigd dat het spel op {{eventDate}} wordt stopgezet. Zoals het er nu naar uitziet, kan ik het daarna niet meer spelen.',
      undated:
        'Er is aangekondigd dat het spel wordt stopgezet. Zoals het er nu naar uitziet, kan ik het daarna niet meer spelen.',
    },
    shut_down: {
      dated: 'Het spel is op {{eventDate}} stopgezet. Sindsdien kan ik het niet meer spelen.',
      undated: 'Het spel is stopgezet. Ik kan het niet meer spelen.',
    },
    features_removed: {
      dated:
        'Op {{eventDate}} zijn functies verwijderd die bij aankoop deel uitmaakten van het spel. Ik kan het niet meer gebruiken zoals het is verkocht.',
      undated:
        'Er zijn functies verwijderd die bij aankoop deel uitmaakten van het spel. Ik kan het niet meer gebruiken zoals het is verkocht.',
    },
    refund_refused: {
      dated:
        'Op {{eventDate}} is mijn verzoek om terugbetaling afgewezen. Ik ben het met deze afwijzing niet eens.',
      undated:
        'Mijn verzoek om terugbetaling is afgewezen. Ik ben het met deze afwijzing niet eens.',
    },
    offline_missing: {
      dated:
        'In elk geval sinds {{eventDate}} vereist het spel een verbinding met de servers van de uitgever. Een offlinemodus ontbreekt, zodat het volledig van die servers afhangt of ik kan spelen.',
      undated:
        'Het spel vereist een verbinding met de servers van de uitgever. Een offlinemodus ontbreekt, zodat het volledig van die servers afhangt of ik kan spelen.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Richtlijn (EU) 2019/770 betreffende digitale inhoud en digitale diensten',
      '2011/83': 'Richtlijn 2011/83/EU betreffende consumentenrechten',
      '93/13': 'Richtlijn 93/13/EEG betreffende oneerlijke bedingen',
      '2005/29': 'Richtlijn 2005/29/EG betreffende oneerlijke handelspraktijken',
    },
    directiveArticle: {
      whole: 'artikel {{article}}',
      paragraph: 'artikel {{article}}, lid {{paragraph}}',
      inserted: 'artikel {{article}} bis',
    },
    intro: {
      seller:
        'Mijn verzoek berust op de volgende rechtsgrondslag, telkens onder de daarin gestelde voorwaarden:',
      authority:
        'Voor de juridische beoordeling verwijs ik naar het volgende, telkens onder de daarin gestelde voorwaarden:',
      representative:
        'Voor zover mij bekend bepaalt het geldende recht het volgende, telkens onder de daarin gestelde voorwaarden:',
    },
    withoutArticles: 'Ik verwijs naar de volgende regelgeving: {{law}}.',
    implements:
      'Deze bepalingen strekken tot omzetting van de volgende handeling van de Europese Unie: {{law}}.',
    none: {
      seller: 'Ik behoud mij alle rechten voor die het toepasselijke consumentenrecht mij geeft.',
      authority: 'Ik verzoek u de zaak te beoordelen volgens het toepasselijke consumentenrecht.',
      representative: 'Ik verneem graag welke consumentenrechten in een geval als dit gelden.',
    },
    reservation: 'Ik behoud mij alle overige rechten voor.',
  },
  rights: {
    conformity:
      'Wat een handelaar aan een consument levert, moet aan de overeenkomst beantwoorden ({{articles}}).',
    updates:
      'De handelaar moet ervoor zorgen dat de consument de updates ontvangt die nodig zijn om de conformiteit te behouden ({{articles}}).',
    repair: 'De consument kan verlangen dat een gebrek wordt hersteld ({{articles}}).',
    price_reduction: 'De consument kan een vermindering van de prijs vorderen ({{articles}}).',
    termination: 'De consument kan de overeenkomst ontbinden ({{articles}}).',
    refund: 'De consument kan het betaalde bedrag terugvorderen ({{articles}}).',
    change_notice:
      'Digitale inhoud mag alleen om een geldige reden en na kennisgeving worden gewijzigd; de consument kan dan het recht hebben de overeenkomst te ontbinden ({{articles}}).',
    unfair_terms: 'Een oneerlijk beding bindt de consument niet ({{articles}}).',
    information:
      'Voordat de overeenkomst wordt gesloten, moet de handelaar de consument informeren over wat er wordt verkocht ({{articles}}).',
    withdrawal:
      'De consument kan de overeenkomst binnen de gestelde termijn herroepen ({{articles}}).',
    misleading: 'Handelingen of omissies die consumenten misleiden, zijn verboden ({{articles}}).',
    no_waiver:
      'Contractuele bedingen mogen de consument de rechten die de wet geeft, niet ontnemen ({{articles}}).',
    burden_of_proof:
      'In de daar genoemde gevallen rust de bewijslast op de handelaar ({{articles}}).',
    data_retrieval: 'De consument kan de eigen gegevens of inhoud terugkrijgen ({{articles}}).',
    guarantee: 'De consument wordt beschermd door wettelijke garanties ({{articles}}).',
    compensation: 'De consument kan vergoeding van schade vorderen ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Ik verzoek u daarom om het volgende:',
      reminder: 'Ik verzoek u daarom nogmaals om het volgende:',
      reported: 'Ik heb de verkoper om het volgende verzocht:',
    },
    items: {
      refund: {
        withPrice: 'terugbetaling van de prijs die ik heb betaald ({{price}})',
        withoutPrice: 'terugbetaling van de prijs die ik heb betaald',
      },
      repair: 'herstel of behoud van het spel in de staat waarin het is verkocht',
      offline_patch:
        'een patch of een andere technische mogelijkheid om het spel zonder de servers van de uitgever te spelen',
      information:
        'een schriftelijke toelichting op de redenen en op wat er is gepland opdat kopers het spel kunnen spelen',
    },
    complaint: {
      request:
        'Ik verzoek u mijn klacht te onderzoeken, de maatregelen te nemen die u ter beschikking staan en mij de uitkomst mee te delen.',
      confirm: 'Wilt u mij de ontvangst van deze brief bevestigen en het dossiernummer meedelen?',
      forward:
        'Mocht u niet bevoegd zijn, dan verzoek ik u mij de bevoegde instantie te noemen of mijn klacht daarheen door te sturen.',
    },
    ask_representative: {
      request:
        'Ik verzoek u deze kwestie op te pakken en regels te steunen waardoor spellen speelbaar blijven wanneer de uitgever de ondersteuning beëindigt.',
      aim: 'Ik vraag niet dat servers voor altijd blijven draaien, maar alleen dat spellen bij het einde van de ondersteuning in een speelbare staat worden achtergelaten.',
      answer: 'Graag verneem ik hoe u hierover denkt en wat u kunt doen.',
    },
  },
  deadline: {
    first:
      'Ik verwacht dat u uiterlijk op {{deadline}} schriftelijk antwoordt en aan mijn verzoek hebt voldaan.',
    final: 'Hiervoor stel ik u een laatste termijn, die eindigt op {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Als deze termijn zonder oplossing verstrijkt, dien ik een klacht in bij de consumentenautoriteit ({{authority}}).',
      unnamed:
        'Als deze termijn zonder oplossing verstrijkt, dien ik een klacht in bij de bevoegde consumentenautoriteit.',
    },
    final: {
      named:
        'Als ook deze termijn zonder oplossing verstrijkt, dien ik zonder verdere aankondiging een klacht in bij de consumentenautoriteit ({{authority}}).',
      unnamed:
        'Als ook deze termijn zonder oplossing verstrijkt, dien ik zonder verdere aankondiging een klacht in bij de bevoegde consumentenautoriteit.',
    },
  },
  details: {
    heading: 'Gegevens',
    game: 'Spel: {{game}}',
    seller: 'Verkoper: {{seller}}',
    purchaseDate: 'Datum van aankoop: {{purchaseDate}}',
    price: 'Betaalde prijs: {{price}}',
    country: 'Land: {{country}}',
    reference: 'Kenmerk: {{reference}}',
  },
  enclosures: {
    mention: 'Kopieën van de hieronder genoemde documenten zijn bijgevoegd.',
    heading: 'Bijlagen',
    proofs: {
      receipt: 'Aankoopbewijs',
      order_confirmation: 'Orderbevestiging',
      bank_statement: 'Bankafschrift',
      account_history: 'Schermafbeelding van mijn account',
      store_page: 'Winkelpagina van destijds',
      packaging: 'Verpakking',
      advertising: 'Trailer of reclame',
      terms: 'Licentievoorwaarden',
      announcement: 'Kopie van de aankondiging',
      screenshot: 'Schermafbeelding van het probleem',
      video: 'Video van het probleem',
      correspondence: 'Eerdere berichten en antwoorden',
      other: 'Overige documenten',
      earlier_letters: 'Eerdere brieven',
    },
  },
  closing: {
    seller: { thanks: 'Ik zie uw schriftelijke antwoord tegemoet.', formula: 'Hoogachtend,' },
    reminder: { thanks: 'Ik zie uw schriftelijke antwoord tegemoet.', formula: 'Hoogachtend,' },
    authority: { thanks: 'Ik dank u bij voorbaat voor uw moeite.', formula: 'Hoogachtend,' },
    representative: { thanks: 'Ik dank u voor uw tijd en aandacht.', formula: 'Hoogachtend,' },
  },
};
