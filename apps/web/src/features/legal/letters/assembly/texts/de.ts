// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Kundenservice',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Zuständige Verbraucherbehörde',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Mitglied des Parlaments',
    },
  },
  subject: {
    seller: 'Spiel „{{game}}“: Beschwerde und Aufforderung',
    reminder: {
      dated: 'Erinnerung: mein Schreiben vom {{firstLetterDate}} zum Spiel „{{game}}“',
      undated: 'Erinnerung: mein Schreiben zum Spiel „{{game}}“',
    },
    authority: {
      named: 'Beschwerde über {{seller}}: Spiel „{{game}}“',
      unnamed: 'Verbraucherbeschwerde: Spiel „{{game}}“',
    },
    representative: 'Verbraucherschutz beim Kauf von Videospielen: der Fall „{{game}}“',
  },
  salutation: {
    seller: 'Sehr geehrte Damen und Herren,',
    reminder: 'Sehr geehrte Damen und Herren,',
    authority: 'Sehr geehrte Damen und Herren,',
    representative: 'Sehr geehrte Frau Abgeordnete, sehr geehrter Herr Abgeordneter,',
  },
  opening: {
    seller: 'ich wende mich wegen des Spiels „{{game}}“ an Sie.',
    reminder: {
      dated:
        'am {{firstLetterDate}} habe ich Ihnen wegen des Spiels „{{game}}“ geschrieben und Ihnen eine Frist gesetzt, die inzwischen abgelaufen ist.',
      undated:
        'ich habe Ihnen bereits wegen des Spiels „{{game}}“ geschrieben und Ihnen eine Frist gesetzt, die inzwischen abgelaufen ist.',
    },
    authority: {
      named: 'hiermit beschwere ich mich über {{seller}}. Es geht um das Spiel „{{game}}“.',
      unnamed: 'hiermit reiche ich eine Beschwerde ein. Es geht um das Spiel „{{game}}“.',
    },
    representative:
      'ich schreibe Ihnen, weil mir der Schutz von Menschen, die Videospiele kaufen, ein Anliegen ist. In meinem Fall geht es um das Spiel „{{game}}“.',
  },
  earlier: {
    first: {
      dated: 'Am {{firstLetterDate}} habe ich den Verkäufer angeschrieben.',
      undated: 'Ich habe den Verkäufer angeschrieben.',
    },
    both: {
      dated:
        'Am {{firstLetterDate}} habe ich den Verkäufer angeschrieben und ihn am {{reminderDate}} noch einmal erinnert.',
      undated: 'Ich habe den Verkäufer angeschrieben und noch einmal erinnert.',
    },
    deadlinePassed: 'Die von mir gesetzte Frist ist abgelaufen.',
  },
  reply: {
    none: 'Eine Antwort habe ich nicht erhalten.',
    refused: 'Meine Forderung wurde abgelehnt.',
    unsolved: 'Die Antwort, die ich erhalten habe, löst das Problem nicht.',
  },
  recap: 'Der Übersicht halber fasse ich den Sachverhalt noch einmal zusammen.',
  purchase: {
    fromYou: {
      full: 'Ich habe das Spiel am {{purchaseDate}} zum Preis von {{price}} bei Ihnen gekauft.',
      withoutDate: 'Ich habe das Spiel zum Preis von {{price}} bei Ihnen gekauft.',
      withoutPrice: 'Ich habe das Spiel am {{purchaseDate}} bei Ihnen gekauft.',
      minimal: 'Ich habe das Spiel bei Ihnen gekauft.',
    },
    fromSeller: {
      full: 'Ich habe das Spiel am {{purchaseDate}} zum Preis von {{price}} bei {{seller}} gekauft.',
      withoutDate: 'Ich habe das Spiel zum Preis von {{price}} bei {{seller}} gekauft.',
      withoutPrice: 'Ich habe das Spiel am {{purchaseDate}} bei {{seller}} gekauft.',
      minimal: 'Ich habe das Spiel bei {{seller}} gekauft.',
    },
    withoutSeller: {
      full: 'Ich habe das Spiel am {{purchaseDate}} zum Preis von {{price}} gekauft.',
      withoutDate: 'Ich habe das Spiel zum Preis von {{price}} gekauft.',
      withoutPrice: 'Ich habe das Spiel am {{purchaseDate}} gekauft.',
      minimal: 'Ich habe das Spiel gekauft.',
    },
  },
  situation: {
    announced: {
      dated:
        'Es wurde angekündigt, dass das Spiel am {{eventDate}} abgeschaltet wird. Nach jetzigem Stand kann ich es danach nicht mehr spielen.',
      undated:
        'Es wurde angekündigt, dass das Spiel abgeschaltet wird. Nach jetzigem Stand kann ich es danach nicht mehr spielen.',
    },
    shut_down: {
      dated:
        'Das Spiel wurde am {{eventDate}} abgeschaltet. Seitdem kann ich es nicht mehr spielen.',
      undated: 'Das Spiel wurde abgeschaltet. Ich kann es nicht mehr spielen.',
    },
    features_removed: {
      dated:
        'Am {{eventDate}} wurden Funktionen entfernt, die beim Kauf zum Spiel gehörten. Ich kann es nicht mehr so nutzen, wie es verkauft wurde.',
      undated:
        'Es wurden Funktionen entfernt, die beim Kauf zum Spiel gehörten. Ich kann es nicht mehr so nutzen, wie es verkauft wurde.',
    },
    refund_refused: {
      dated:
        'Am {{eventDate}} wurde es abgelehnt, mir den Kaufpreis zu erstatten. Mit dieser Ablehnung bin ich nicht einverstanden.',
      undated:
        'Es wurde abgelehnt, mir den Kaufpreis zu erstatten. Mit dieser Ablehnung bin ich nicht einverstanden.',
    },
    offline_missing: {
      dated:
        'Spätestens seit dem {{eventDate}} setzt das Spiel eine Verbindung zu den Servern des Publishers voraus. Einen Offline-Modus gibt es nicht; ob ich spielen kann, hängt allein von diesen Servern ab.',
      undated:
        'Das Spiel setzt eine Verbindung zu den Servern des Publishers voraus. Einen Offline-Modus gibt es nicht; ob ich spielen kann, hängt allein von diesen Servern ab.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Richtlinie (EU) 2019/770 über digitale Inhalte und digitale Dienstleistungen',
      '2011/83': 'Richtlinie 2011/83/EU über die Rechte der Verbraucher',
      '93/13': 'Richtlinie 93/13/EWG über missbräuchliche Klauseln',
      '2005/29': 'Richtlinie 2005/29/EG über unlautere Geschäftspraktiken',
    },
    directiveArticle: {
      whole: 'Artikel {{article}}',
      paragraph: 'Artikel {{article}} Absatz {{paragraph}}',
      inserted: 'Artikel {{article}}a',
    },
    intro: {
      seller:
        'Meine Forderung stütze ich auf die folgende Rechtsgrundlage, jeweils unter den dort genannten Voraussetzungen:',
      authority:
        'Für die rechtliche Beurteilung verweise ich auf Folgendes, jeweils unter den dort genannten Voraussetzungen:',
      representative:
        'Nach meiner Kenntnis sieht das geltende Recht Folgendes vor, jeweils unter den dort genannten Voraussetzungen:',
    },
    withoutArticles: 'Ich verweise auf folgende Rechtsvorschrift: {{law}}.',
    implements: 'Diese Vorschriften setzen folgenden Rechtsakt der Europäischen Union um: {{law}}.',
    none: {
      seller: 'Ich behalte mir alle Rechte vor, die mir das anwendbare Verbraucherrecht gibt.',
      authority: 'Ich bitte Sie, den Fall nach dem anwendbaren Verbraucherrecht zu prüfen.',
      representative:
        'Ich möchte gern wissen, welche Verbraucherrechte in einem solchen Fall gelten.',
    },
    reservation: 'Weitere Rechte behalte ich mir vor.',
  },
  rights: {
    conformity:
      'Was ein Unternehmen einem Verbraucher bereitstellt oder liefert, muss dem Vertrag entsprechen ({{articles}}).',
    updates:
      'Das Unternehmen muss dafür sorgen, dass der Verbraucher die Aktualisierungen erhält, die zum Erhalt der Vertragsmäßigkeit nötig sind ({{articles}}).',
    repair: 'Der Verbraucher kann verlangen, dass ein Mangel behoben wird ({{articles}}).',
    price_reduction: 'Der Verbraucher kann eine Minderung des Preises verlangen ({{articles}}).',
    termination: 'Der Verbraucher kann den Vertrag beenden ({{articles}}).',
    refund: 'Der Verbraucher kann die Erstattung des gezahlten Betrags verlangen ({{articles}}).',
    change_notice:
      'Digitale Inhalte dürfen nur aus einem triftigen Grund und nach Mitteilung geändert werden; dem Verbraucher kann dann das Recht zustehen, den Vertrag zu beenden ({{articles}}).',
    unfair_terms:
      'Eine missbräuchliche Vertragsklausel bindet den Verbraucher nicht ({{articles}}).',
    information:
      'Vor Vertragsschluss muss das Unternehmen den Verbraucher darüber informieren, was er erwirbt ({{articles}}).',
    withdrawal:
      'Der Verbraucher kann den Vertrag innerhalb der vorgesehenen Frist widerrufen ({{articles}}).',
    misleading:
      'Handlungen oder Unterlassungen, die Verbraucher irreführen, sind verboten ({{articles}}).',
    no_waiver:
      'Vertragsbedingungen dürfen dem Verbraucher die Rechte nicht nehmen, die ihm das Gesetz gibt ({{articles}}).',
    burden_of_proof:
      'In den dort genannten Fällen trägt das Unternehmen die Beweislast ({{articles}}).',
    data_retrieval:
      'Der Verbraucher kann seine eigenen Daten oder Inhalte herausverlangen ({{articles}}).',
    guarantee: 'Zugunsten des Verbrauchers gelten gesetzliche Garantien ({{articles}}).',
    compensation: 'Der Verbraucher kann Ersatz seines Schadens verlangen ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Ich fordere daher von Ihnen:',
      reminder: 'Ich fordere daher erneut von Ihnen:',
      reported: 'Vom Verkäufer habe ich gefordert:',
    },
    items: {
      refund: {
        withPrice: 'die Erstattung des Kaufpreises ({{price}})',
        withoutPrice: 'die Erstattung des Kaufpreises',
      },
      repair:
        'die Wiederherstellung oder den Erhalt des Spiels in dem Zustand, in dem es verkauft wurde',
      offline_patch:
        'einen Patch oder eine andere technische Möglichkeit, das Spiel ohne die Server des Publishers zu spielen',
      information:
        'schriftliche Auskunft über die Gründe und darüber, was geplant ist, damit Käuferinnen und Käufer das Spiel spielen können',
    },
    complaint: {
      request:
        'Ich bitte Sie, meine Beschwerde zu prüfen, die Ihnen möglichen Schritte zu ergreifen und mir das Ergebnis mitzuteilen.',
      confirm:
        'Bitte bestätigen Sie mir den Eingang dieses Schreibens und nennen Sie mir das Aktenzeichen.',
      forward:
        'Sollten Sie nicht zuständig sein, bitte ich Sie, mir die zuständige Stelle zu nennen oder meine Beschwerde dorthin weiterzuleiten.',
    },
    ask_representative: {
      request:
        'Ich bitte Sie, sich dieses Themas anzunehmen und sich für Regeln einzusetzen, nach denen Spiele spielbar bleiben, wenn der Publisher sie nicht mehr unterstützt.',
      aim: 'Es geht nicht darum, Server für immer zu betreiben, sondern nur darum, Spiele am Ende der Unterstützung in einem spielbaren Zustand zu hinterlassen.',
      answer: 'Bitte teilen Sie mir mit, wie Sie dazu stehen und was Sie tun können.',
    },
  },
  deadline: {
    first:
      'Ihre schriftliche Antwort und die Erfüllung meiner Forderung erwarte ich bis zum {{deadline}}.',
    final: 'Dafür setze ich Ihnen eine letzte Frist bis zum {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Sollte diese Frist ohne Lösung verstreichen, werde ich Beschwerde bei der Verbraucherbehörde ({{authority}}) einreichen.',
      unnamed:
        'Sollte diese Frist ohne Lösung verstreichen, werde ich Beschwerde bei der zuständigen Verbraucherbehörde einreichen.',
    },
    final: {
      named:
        'Sollte auch diese Frist ohne Lösung verstreichen, werde ich ohne weitere Ankündigung Beschwerde bei der Verbraucherbehörde ({{authority}}) einreichen.',
      unnamed:
        'Sollte auch diese Frist ohne Lösung verstreichen, werde ich ohne weitere Ankündigung Beschwerde bei der zuständigen Verbraucherbehörde einreichen.',
    },
  },
  details: {
    heading: 'Angaben zum Fall',
    game: 'Spiel: {{game}}',
    seller: 'Verkäufer: {{seller}}',
    purchaseDate: 'Kaufdatum: {{purchaseDate}}',
    price: 'Gezahlter Preis: {{price}}',
    country: 'Land: {{country}}',
    reference: 'Referenz: {{reference}}',
  },
  enclosures: {
    mention: 'Kopien der unten aufgeführten Unterlagen füge ich bei.',
    heading: 'Anlagen',
    proofs: {
      receipt: 'Kaufbeleg',
      order_confirmation: 'Bestellbestätigung',
      bank_statement: 'Kontoauszug',
      account_history: 'Bildschirmfoto meines Kontos',
      store_page: 'Damalige Shopseite',
      packaging: 'Verpackung',
      advertising: 'Trailer oder Werbung',
      terms: 'Lizenzbedingungen',
      announcement: 'Kopie der Ankündigung',
      screenshot: 'Screenshot des Problems',
      video: 'Video des Problems',
      correspondence: 'Frühere Nachrichten und Antworten',
      other: 'Weitere Unterlagen',
      earlier_letters: 'Bisheriger Schriftwechsel',
    },
  },
  closing: {
    seller: {
      thanks: 'Ich sehe Ihrer schriftlichen Antwort entgegen.',
      formula: 'Mit freundlichen Grüßen',
    },
    reminder: {
      thanks: 'Ich sehe Ihrer schriftlichen Antwort entgegen.',
      formula: 'Mit freundlichen Grüßen',
    },
    authority: {
      thanks: 'Für Ihre Mühe danke ich Ihnen im Voraus.',
      formula: 'Mit freundlichen Grüßen',
    },
    representative: {
      thanks: 'Für Ihre Zeit und Aufmerksamkeit danke ich Ihnen.',
      formula: 'Mit freundlichen Grüßen',
    },
  },
};
