// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: { named: '{{seller}}', unnamed: 'Kundtjänst' },
    authority: { named: '{{authority}}', unnamed: 'Behörig konsumentmyndighet' },
    representative: { named: '{{representative}}', unnamed: 'Riksdagsledamot' },
  },
  subject: {
    seller: 'Spelet ”{{game}}”: reklamation och krav',
    reminder: {
      dated: 'Påminnelse: mitt brev av den {{firstLetterDate}} om spelet ”{{game}}”',
      undated: 'Påminnelse: mitt brev om spelet ”{{game}}”',
    },
    authority: {
      named: 'Klagomål mot {{seller}}: spelet ”{{game}}”',
      unnamed: 'Konsumentklagomål: spelet ”{{game}}”',
    },
    representative: 'Skydd för dem som köper datorspel: fallet ”{{game}}”',
  },
  salutation: {
    seller: 'Hej!',
    reminder: 'Hej!',
    authority: 'Hej!',
    representative: 'Bästa ledamot!',
  },
  opening: {
    seller: 'Jag skriver till er om spelet ”{{game}}”.',
    reminder: {
      dated:
        'Den {{firstLetterDate}} skrev jag till er om spelet ”{{game}}” och angav en tidsfrist, som nu har löpt ut.',
      undated:
        'Jag har redan skrivit till er om spelet ”{{game}}” och angett en tidsfrist, som nu har löpt ut.',
    },
    authority: {
      named: 'Jag vill framföra ett klagomål mot {{seller}}. Det gäller spelet ”{{game}}”.',
      unnamed: 'Jag vill framföra ett klagomål. Det gäller spelet ”{{game}}”.',
    },
    representative:
      'Jag skriver till dig om skyddet för dem som köper datorspel. I mitt fall gäller det spelet ”{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Den {{firstLetterDate}} skrev jag till säljaren.',
      undated: 'Jag har skrivit till säljaren.',
    },
    both: {
      dated:
        'Den {{firstLetterDate}} skrev jag till säljaren, och den {{reminderDate}} skickade jag en påminnelse.',
      undated: 'Jag har skrivit till säljaren och skickat en påminnelse.',
    },
    deadlinePassed: 'Den tidsfrist som jag angav har löpt ut.',
  },
  reply: {
    none: 'Jag har inte fått något svar.',
    refused: 'Mitt krav avslogs.',
    unsolved: 'Svaret som jag har fått löser inte problemet.',
  },
  recap: 'För tydlighetens skull redogör jag för ärendet på nytt nedan.',
  purchase: {
    fromYou: {
      full: 'Jag köpte spelet av er den {{purchaseDate}} för {{price}}.',
      withoutDate: 'Jag köpte spelet av er för {{price}}.',
      withoutPrice: 'Jag köpte spelet av er den {{purchaseDate}}.',
      minimal: 'Jag har köpt spelet av er.',
    },
    fromSeller: {
      full: 'Jag köpte spelet av {{seller}} den {{purchaseDate}} för {{price}}.',
      withoutDate: 'Jag köpte spelet av {{seller}} för {{price}}.',
      withoutPrice: 'Jag köpte spelet av {{seller}} den {{purchaseDate}}.',
      minimal: 'Jag har köpt spelet av {{seller}}.',
    },
    withoutSeller: {
      full: 'Jag köpte spelet den {{purchaseDate}} för {{price}}.',
      withoutDate: 'Jag köpte spelet för {{price}}.',
      withoutPrice: 'Jag köpte spelet den {{purchaseDate}}.',
      minimal: 'Jag har köpt spelet.',
    },
  },
  situation: {
    announced: {
      dated:
        'Det har meddelats att spelet kommer att stängas ner den {{eventDate}}. Som det ser ut nu kommer jag inte att kunna spela det därefter.',
      undated:
        'Det har meddelats att spelet kommer att stängas ner. Som det ser ut nu kommer jag inte att kunna spela det därefter.',
    },
    shut_down: {
      dated: 'Spelet stängdes ner den {{eventDate}}. Sedan dess har jag inte kunnat spela det.',
      undated: 'Spelet har stängts ner. Jag kan inte längre spela det.',
    },
    features_removed: {
      dated:
        'Den {{eventDate}} togs funktioner bort som ingick i spelet när jag köpte det. Jag kan inte längre använda det så som det såldes.',
      undated:
        'Funktioner som ingick i spelet när jag köpte det har tagits bort. Jag kan inte längre använda det så som det såldes.',
    },
    refund_refused: {
      dated:
        'Den {{eventDate}} avslogs min begäran om återbetalning. Jag godtar inte detta avslag.',
      undated: 'Min begäran om återbetalning har avslagits. Jag godtar inte detta avslag.',
    },
    offline_missing: {
      dated:
        'Åtminstone sedan den {{eventDate}} har spelet krävt en anslutning till utgivarens servrar. Det saknar offlineläge, så det beror helt på dessa servrar om jag kan spela.',
      undated:
        'Spelet kräver en anslutning till utgivarens servrar. Det saknar offlineläge, så det beror helt på dessa servrar om jag kan spela.',
    },
  },
  law: {
    directives: {
      '2019/770': 'direktiv (EU) 2019/770 om digitalt innehåll och digitala tjänster',
      '2011/83': 'direktiv 2011/83/EU om konsumenträttigheter',
      '93/13': 'direktiv 93/13/EEG om oskäliga villkor',
      '2005/29': 'direktiv 2005/29/EG om otillbörliga affärsmetoder',
    },
    directiveArticle: {
      whole: 'artikel {{article}}',
      paragraph: 'artikel {{article}}.{{paragraph}}',
      inserted: 'artikel {{article}}a',
    },
    intro: {
      seller:
        'Mitt krav har följande rättsliga grund, i varje enskilt fall under de förutsättningar som anges där:',
      authority:
        'För den rättsliga bedömningen hänvisar jag till följande, i varje enskilt fall under de förutsättningar som anges där:',
      representative:
        'Såvitt jag vet föreskriver gällande rätt följande, i varje enskilt fall under de förutsättningar som anges där:',
    },
    withoutArticles: 'Jag hänvisar till följande lagstiftning: {{law}}.',
    implements: 'Dessa bestämmelser genomför följande EU-rättsakt: {{law}}.',
    none: {
      seller: 'Jag förbehåller mig alla rättigheter som den tillämpliga konsumenträtten ger mig.',
      authority: 'Jag ber er att bedöma ärendet enligt den tillämpliga konsumenträtten.',
      representative:
        'Jag vill gärna veta vilka konsumenträttigheter som gäller i ett sådant fall.',
    },
    reservation: 'Jag förbehåller mig alla övriga rättigheter.',
  },
  rights: {
    conformity:
      'Det som en näringsidkare tillhandahåller en konsument ska stämma överens med avtalet ({{articles}}).',
    updates:
      'Näringsidkaren ska se till att konsumenten får de uppdateringar som behövs för att det som tillhandahålls ska fortsätta att stämma överens med avtalet ({{articles}}).',
    repair: 'Konsumenten kan kräva att ett fel avhjälps ({{articles}}).',
    price_reduction: 'Konsumenten kan kräva prisavdrag ({{articles}}).',
    termination: 'Konsumenten kan häva avtalet ({{articles}}).',
    refund: 'Konsumenten kan kräva att få tillbaka det som har betalats ({{articles}}).',
    change_notice:
      'Digitalt innehåll får ändras endast om det finns ett giltigt skäl och konsumenten underrättas, och konsumenten kan ha rätt att säga upp avtalet ({{articles}}).',
    unfair_terms: 'Ett oskäligt avtalsvillkor är inte bindande för konsumenten ({{articles}}).',
    information:
      'Innan avtalet ingås ska näringsidkaren informera konsumenten om det som säljs ({{articles}}).',
    withdrawal: 'Konsumenten kan ångra avtalet inom den föreskrivna fristen ({{articles}}).',
    misleading:
      'Handlingar eller underlåtenheter som vilseleder konsumenter är förbjudna ({{articles}}).',
    no_waiver:
      'Avtalsvillkor får inte ta ifrån konsumenten de rättigheter som lagen ger ({{articles}}).',
    burden_of_proof: 'I de fall som anges där har näringsidkaren bevisbördan ({{articles}}).',
    data_retrieval:
      'Konsumenten kan få ut sina egna uppgifter eller sitt eget innehåll ({{articles}}).',
    guarantee: 'Konsumenten skyddas av garantier som följer av lag ({{articles}}).',
    compensation: 'Konsumenten kan kräva skadestånd ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Jag kräver därför följande:',
      reminder: 'Jag kräver därför på nytt följande:',
      reported: 'Av säljaren har jag krävt följande:',
    },
    items: {
      refund: {
        withPrice: 'återbetalning av det pris som jag betalade ({{price}})',
        withoutPrice: 'återbetalning av det pris som jag betalade',
      },
      repair: 'att spelet återställs till eller behålls i det skick som det såldes i',
      offline_patch:
        'en uppdatering eller en annan teknisk möjlighet att spela spelet utan utgivarens servrar',
      information:
        'en skriftlig förklaring av skälen och av vad som planeras för att köparna ska kunna spela spelet',
    },
    complaint: {
      request:
        'Jag ber er att pröva mitt klagomål, vidta de åtgärder som ni har möjlighet till och meddela mig resultatet.',
      confirm:
        'Jag ber er att bekräfta att ni har tagit emot detta brev och att meddela mig ärendets diarienummer.',
      forward:
        'Om en annan myndighet är behörig ber jag er att upplysa mig om vilken eller att skicka mitt klagomål vidare dit.',
    },
    ask_representative: {
      request:
        'Jag ber dig att ta upp frågan och stödja regler som gör att spel förblir spelbara när utgivaren slutar stödja dem.',
      aim: 'Jag begär inte att servrar ska drivas för alltid, bara att spel lämnas i spelbart skick när stödet upphör.',
      answer: 'Jag vill gärna veta vad du anser och vad du kan göra.',
    },
  },
  deadline: {
    first:
      'Jag förväntar mig ert skriftliga svar, och att mitt krav är uppfyllt, senast den {{deadline}}.',
    final: 'Jag ger er nu en sista tidsfrist till den {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Om tidsfristen löper ut utan att en lösning har nåtts kommer jag att vända mig till konsumentmyndigheten ({{authority}}) med ett klagomål.',
      unnamed:
        'Om tidsfristen löper ut utan att en lösning har nåtts kommer jag att vända mig till behörig konsumentmyndighet med ett klagomål.',
    },
    final: {
      named:
        'Om även denna tidsfrist löper ut utan att en lösning har nåtts kommer jag utan ytterligare förvarning att vända mig till konsumentmyndigheten ({{authority}}) med ett klagomål.',
      unnamed:
        'Om även denna tidsfrist löper ut utan att en lösning har nåtts kommer jag utan ytterligare förvarning att vända mig till behörig konsumentmyndighet med ett klagomål.',
    },
  },
  details: {
    heading: 'Uppgifter om ärendet',
    game: 'Spel: {{game}}',
    seller: 'Säljare: {{seller}}',
    purchaseDate: 'Köpdatum: {{purchaseDate}}',
    price: 'Betalat pris: {{price}}',
    country: 'Land: {{country}}',
    reference: 'Referens: {{reference}}',
  },
  enclosures: {
    mention: 'Jag bifogar kopior av de handlingar som anges nedan.',
    heading: 'Bilagor',
    proofs: {
      receipt: 'Kvitto',
      order_confirmation: 'Orderbekräftelse',
      bank_statement: 'Kontoutdrag',
      account_history: 'Skärmbild av mitt konto',
      store_page: 'Butikens sida vid köptillfället',
      packaging: 'Förpackning',
      advertising: 'Trailer eller reklam',
      terms: 'Licensvillkor',
      announcement: 'Kopia av meddelandet',
      screenshot: 'Skärmbild av problemet',
      video: 'Video av problemet',
      correspondence: 'Tidigare meddelanden och svar',
      other: 'Övriga handlingar',
      earlier_letters: 'Tidigare brev',
    },
  },
  closing: {
    seller: { thanks: 'Jag ser fram emot ert skriftliga svar.', formula: 'Med vänlig hälsning' },
    reminder: { thanks: 'Jag ser fram emot ert skriftliga svar.', formula: 'Med vänlig hälsning' },
    authority: { thanks: 'Tack på förhand för er hjälp.', formula: 'Med vänlig hälsning' },
    representative: {
      thanks: 'Tack för din tid och uppmärksamhet.',
      formula: 'Med vänlig hälsning',
    },
  },
};
