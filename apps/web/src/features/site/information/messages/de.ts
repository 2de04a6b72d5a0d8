// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Translated } from '@kga/contracts/core';

import type { information as english } from './en.ts';
import { legal } from './legal/de.ts';

export const information: Translated<typeof english> = {
  faq: {
    title: 'Häufige Fragen',
    description:
      'Was die Initiative fordert, woher die Zahlen auf dieser Website stammen, und wie Konten, Gäste, E-Mails und das Löschen deiner Daten funktionieren.',
    lead: 'Kurze Antworten zur Initiative „{{title}}“, zu den Zahlen auf dieser Website und zu Konten.',
    sections: {
      initiative: {
        heading: 'Was ist das für eine Initiative?',
        text: '„{{title}}“ ist eine Europäische Bürgerinitiative, von der Europäischen Kommission unter der Nummer {{registration}} registriert. Sie fordert ein Gesetz für die Europäische Union: Gekaufte Spiele sollen spielbar bleiben, wenn der Publisher den Support beendet.\n\nMit einer Europäischen Bürgerinitiative können Bürgerinnen und Bürger die Kommission auffordern, ein Gesetz vorzuschlagen. Unterstützen genug Menschen in genug Ländern sie, muss die Kommission antworten. Ein Gesetz vorschlagen muss sie nicht.',
      },
      servers: {
        heading: 'Sollen Publisher ihre Server für immer betreiben?',
        text: 'Nein. Ein Publisher darf den Support beenden und seine Server abschalten. Die Initiative fordert nur, dass das Spiel dann spielbar bleibt, zum Beispiel durch einen letzten Patch oder indem Spielerinnen und Spieler eigene Server betreiben dürfen.',
      },
      who: {
        heading: 'Wer kann unterschreiben?',
        text: 'Bürgerinnen und Bürger der {{areas}} Länder der Europäischen Union, die alt genug sind, um bei der Europawahl zu wählen, oder ab 16, wo ihr Land das erlaubt. Es zählt die Staatsangehörigkeit, nicht der Wohnort.\n\nDie Sammlung für {{registration}} endete am {{closed}}. Unterschreiben kannst du seitdem nicht mehr.\nDie Sammlung für {{registration}} läuft bis zum {{closes}}.',
      },
      thresholds: {
        heading: 'Was bedeuten die Mindestzahlen?',
        text: 'Eine Initiative braucht insgesamt mindestens {{minimum}} gültige Unterschriften. Außerdem müssen mindestens {{states}} Länder ihre eigene Mindestzahl erreichen.\n\nDie Mindestzahl eines Landes ist die Zahl seiner Abgeordneten im Europäischen Parlament mal 705, nach dem Stand bei der Registrierung der Initiative. Deutschland hat 96 Abgeordnete: 96 × 705 = 67.680.',
      },
      history: {
        heading: 'Was ist bisher geschehen?',
        text: 'Die Sammlung begann am {{opened}}.\nAm {{reached}} überschritt die Gesamtzahl {{minimum}}.\nAls die Sammlung am {{closed}} endete, waren {{collected}} Unterschriften zusammengekommen.\nLänder, die ihre Mindestzahl bis dahin erreicht hatten: {{passed}}.\n\nAm {{submitted}} wurde die Initiative bei der Kommission eingereicht, mit {{verified}} bestätigten Unterschriften.\nAm {{hearing}} fand im Europäischen Parlament eine öffentliche Anhörung statt.\nAm {{debated}} debattierte das Parlament über sie.\nDie Kommission antwortete am {{answered}} mit dem Dokument {{answerReference}}. Die Antwort liest du am besten im Wortlaut: {{register}}',
      },
      verified: {
        heading: 'Warum sind weniger Unterschriften bestätigt als gesammelt?',
        text: 'Nach der Sammlung prüfen die Behörden jedes Landes die Unterschriften ihrer Staatsangehörigen, und nur gültige zählen vor dem Gesetz.\nGesammelt wurden {{collected}}, bestätigt {{verified}}.\nZähler, Diagramm und Tabelle auf dieser Website zeigen die gesammelten Unterschriften; die Zeitleiste nennt die Zahl der bestätigten.',
      },
      source: {
        heading: 'Woher kommen die Zahlen, und wie aktuell sind sie?',
        text: 'Sie kommen von der Europäischen Kommission: aus ihrem Register und ihrem öffentlichen Sammelsystem. Solange eine Initiative sammelt, fragt unser Server alle 30 Sekunden nach, danach einmal in der Stunde. Eine Antwort, die nicht stimmen kann, legen wir beiseite und behalten die letzte gute Zahl. Zu jeder Zahl steht ihre Uhrzeit oder ihr Tag.\n\nAntwortet unser Server nicht, wendet sich die Seite an eine externe Zählung, falls eine eingerichtet ist, und zuletzt an eingebaute Beispielzahlen. Die Seite sagt immer, was davon sie gerade zeigt.',
      },
      replay: {
        heading: 'Was ist der Demo-Modus?',
        text: 'Eine Installation, die mit keiner echten Quelle verbunden ist, spielt die Zahlen eines früheren Jahres noch einmal ab, schneller, als sie damals kamen. So siehst du, wie sich eine Petition bewegt. Bei jeder Zahl steht dann „Wiederholung von“ und das Jahr. Diese Zahlen sind nicht live, und was sie zeigen, geschah in jenem Jahr.',
      },
      percent: {
        heading: 'Warum liegen manche Prozentwerte über 100?',
        text: 'Der Prozentwert eines Landes vergleicht seine Unterschriften mit seiner eigenen Mindestzahl, und auch wenn sie erreicht ist, können Menschen weiter unterschreiben.\nAm weitesten vorn: {{leader}} mit {{leaderCollected}} Unterschriften bei einer Mindestzahl von {{leaderNeeded}}. Das sind {{leaderShare}}.',
      },
      account: {
        heading: 'Wie lege ich ein Konto an?',
        text: 'Über „Registrieren“, mit einer E-Mail-Adresse, einem Passwort aus mindestens 10 Zeichen und einem Vornamen. Danach bist du angemeldet. Wir schicken dir eine E-Mail, mit der du die Adresse bestätigst, damit wir dir helfen können, wenn du dein Passwort vergisst. Wo Google, GitHub oder Replit angeboten werden, geht es auch damit.\n\nEin Konto ist kostenlos, und zum Lesen brauchst du keines.',
      },
      guest: {
        heading: 'Was ist ein Gast?',
        text: 'Alle, die nicht angemeldet sind. Dein Browser erzeugt dafür eine Kennung, ohne Namen und Adresse, damit zusammenbleibt, was du als Gast tust. Meldest du dich im selben Browser an oder registrierst du dich dort, zieht es in dein Konto um.\n\nLöschst du in deinem Browser die Daten dieser Website, bist du ein neuer Gast. Was der Server von Gästen behält, steht in der Datenschutzerklärung.',
      },
      deletion: {
        heading: 'Wie lösche ich meine Daten?',
        text: 'Mit Konto: Im Profil kannst du alles herunterladen, was wir über dich speichern, und das Konto löschen. Du entscheidest, ob deine Beiträge ohne deinen Namen unter „gelöschtes Konto“ stehen bleiben oder mit entfernt werden. Das Löschen wirkt sofort und lässt sich nicht rückgängig machen.\n\nOhne Konto: Lösche in deinem Browser die Daten dieser Website. Was der Server von einem Gast ohne Beiträge behält, verschwindet 30 Tage nach dem letzten Besuch.',
      },
      mail: {
        heading: 'Es kam keine E-Mail. Was kann ich tun?',
        text: 'Warte ein paar Minuten, sieh im Spam-Ordner nach und prüfe die Adresse auf Tippfehler. Lass dir die E-Mail dann noch einmal schicken; es zählt nur die neueste. Ihr Link und ihr sechsstelliger Code gelten drei Tage, um eine Adresse zu bestätigen, und eine Stunde, um ein neues Passwort zu setzen.\n\nWenn du ein neues Passwort anforderst, siehst du immer dieselbe Meldung, ob die Adresse ein Konto hat oder nicht. Kommt nichts, hast du dich vielleicht mit einer anderen Adresse registriert. Hilft das nicht, frag, wer diese Installation betreibt.',
      },
      help: {
        heading: 'Wie kann ich helfen?',
        text: 'Erzähl Menschen davon, die spielen, und teile die Seite der Petition. Du kannst auch eine Übersetzung prüfen, einen Fehler melden oder das Programm verbessern: {{source}}\n\nWir nehmen keine Spenden an.',
      },
    },
  },
  ...legal,
  about: {
    title: 'Über uns',
    description:
      'Was diese Website ist, was sie heute kann, was noch entsteht und wer für die Initiative spricht.',
    lead: '{{brand}} ist eine Website für alle, die wollen, dass gekaufte Spiele spielbar bleiben.',
    sections: {
      purpose: {
        heading: 'Worum geht es?',
        text: 'Viele Spiele brauchen einen Server des Publishers, selbst wenn du allein spielst. Wird er abgeschaltet, funktioniert nicht mehr, wofür du bezahlt hast. Die Europäische Bürgerinitiative „{{title}}“ ({{registration}}) fordert ein Gesetz dagegen. Diese Website zeigt, wie sie vorankommt, Land für Land.',
      },
      today: {
        heading: 'Was die Website heute kann',
        text: 'Sie zeigt die Zahlen der Petition, während sie sich ändern: die Gesamtzahl, ihren Verlauf und wie weit jedes der {{areas}} Länder ist, auf Englisch, Chinesisch, Französisch, Deutsch, Japanisch und Koreanisch. Wenn du möchtest, kannst du ein Konto anlegen und darin deine eigenen Daten verwalten.\n\nNachrichten über die Kampagne und die Branche, eigene und aus anderen Quellen, lassen sich hier durchsuchen, lesen und als Feed abonnieren. Ob mit Konto oder als Gast: Wer spielt, kann in Geschichten erzählen, was verloren ging, und im Forum mitreden; um beides kümmert sich die Moderation. Ein Archiv bewahrt die Erinnerung an abgeschaltete Spiele, mit Quellen. Die Rechtshilfe nennt die Gesetze, die in deinem Land gelten, schreibt mit dir Briefe und nimmt Anfragen zur Beratung an.',
      },
      independence: {
        heading: 'Wer für die Initiative spricht',
        text: 'Die Organisatoren der Initiative stehen im Register der Europäischen Kommission: {{register}}\n\nDiese Website spricht weder für sie noch für die Kommission noch für einen Publisher.',
      },
      open: {
        heading: 'Offen für alle',
        text: 'Das Programm ist freie Software unter der AGPL, Version 3 oder neuer. Alle können es lesen, verbessern und betreiben: {{source}}\n\nDie Zahlen sind offene Daten. Wie du sie abrufst, steht unter /api/docs.',
      },
      imprint: {
        heading: 'Impressum',
        text: 'Wer diese Installation betreibt, muss hier Namen und Anschrift ergänzen, wo das Gesetz es verlangt.',
      },
    },
  },
  contact: {
    title: 'Kontakt',
    description:
      'Wie du einen Fehler meldest oder etwas vorschlägst, und wer Fragen zu Unterschriften oder zu dieser Installation beantwortet.',
    lead: 'Schreib uns über das Formular. Auch Fehler auf der Website kannst du hier melden oder im Quelltext-Repository.',
    sections: {
      errors: {
        heading: 'Einen Fehler melden',
        text: 'Eine falsche Zahl, eine holprige Übersetzung, etwas, das nicht funktioniert: Bitte melde es im Quelltext-Repository, {{source}}\n\nEs hilft, wenn du die Seite, die Sprache und die Uhrzeit nennst und schreibst, was du gesehen und was du erwartet hast.',
      },
      care: {
        heading: 'Meldungen sind öffentlich',
        text: 'Was dort geschrieben wird, können alle lesen. Bitte lass weg, was nicht öffentlich sein soll, vor allem persönliche Daten, deine eigenen und die anderer.',
      },
      signature: {
        heading: 'Fragen zu einer Unterschrift',
        text: 'Hast du eine unserer eigenen Petitionen auf dieser Website unterschrieben, ziehst du deine Unterschrift mit dem Link aus unseren E-Mails zurück. Mit einem Konto mit derselben bestätigten Adresse geht das auch im Profil.\n\nUnterschriften für die Europäische Bürgerinitiative erhalten wir nie, deshalb können wir keine nachschlagen oder löschen. Weiter hilft die Seite der Initiative bei der Europäischen Kommission: {{register}}',
      },
      operator: {
        heading: 'Wer diese Installation betreibt',
        text: 'Wer diese Installation betreibt, muss hier einen Kontaktweg ergänzen, samt Postanschrift, wo das Gesetz es verlangt.',
      },
    },
  },
  volunteer: {
    title: 'Mithelfen',
    description:
      'Was du heute ohne Konto tun kannst: weitersagen, Übersetzungen prüfen, die Website ausprobieren, das Programm verbessern.',
    lead: 'Du brauchst kein Konto und keine Mitgliedschaft. Das hilft heute.',
    sections: {
      share: {
        heading: 'Weitersagen',
        text: 'Zeig die Seite der Petition Menschen, die spielen, und Menschen, die noch nie gehört haben, dass Spiele abgeschaltet werden. Ein Link mit einer Zahl sagt mehr als eine Parole: Jedes der {{areas}} Länder hat seinen eigenen.',
      },
      translate: {
        heading: 'Eine Übersetzung prüfen',
        text: 'Jeden Text gibt es in sechs Sprachen. Klingt ein Satz in deiner Sprache falsch, schlag einen besseren vor. Die Texte jeder Sprache stehen in eigenen Dateien, und um sie zu ändern, musst du nicht programmieren können.',
      },
      code: {
        heading: 'Das Programm verbessern',
        text: 'Der Quelltext ist offen, startet mit einem einzigen Befehl und bringt seine Tests mit: {{source}}',
      },
      test: {
        heading: 'Ausprobieren',
        text: 'Benutze die Website nur mit der Tastatur, mit einem Screenreader, auf einem alten Handy oder über eine langsame Verbindung, und melde, was dabei stört.',
      },
    },
  },
  media: {
    title: 'Medien',
    description:
      'Die wichtigsten Daten und Zahlen der Initiative zum Zitieren, mit Quellen, und offene Daten für eigene Diagramme.',
    lead: 'Zahlen und Daten, die du zitieren kannst, und wo sie sich nachprüfen lassen.',
    sections: {
      figures: {
        heading: 'Die wichtigsten Zahlen',
        text: 'Initiative: „{{title}}“, {{registration}}.\n\nSammlung: {{opened}} bis {{closed}}.\nBeginn der Sammlung: {{collectingSince}}.\n{{minimum}} überschritten am {{reached}}.\nGesammelt: {{collected}}.\nLänder, die ihre Mindestzahl erreicht haben: {{passed}}.\n\nEingereicht am {{submitted}}, mit {{verified}} bestätigten Unterschriften.\n\nÖffentliche Anhörung im Europäischen Parlament am {{hearing}}.\nDebatte im Parlament am {{debated}}.\n\nBeantwortet von der Europäischen Kommission am {{answered}}: {{answerReference}}.',
      },
      care: {
        heading: 'Beim Zitieren',
        text: 'Bitte unterscheide gesammelte und bestätigte Unterschriften. Das Gesetz verlangt {{minimum}} gültige Unterschriften und {{states}} Länder über ihrer Mindestzahl; ein höheres Ziel, das irgendwo steht, ist keine gesetzliche Vorgabe.\n\nSagt eine Seite, dass sie im Demo-Modus läuft oder Beispielzahlen zeigt, dann zitiere ihre Zahlen nicht als aktuell.',
      },
      data: {
        heading: 'Daten für eigene Diagramme',
        text: 'Die aktuellen Zahlen stehen unter /api/{{slug}}/latest, ihr Verlauf unter /api/{{slug}}/history, als JSON, ohne Anmeldung und auch für Skripte auf anderen Websites. Die Beschreibung steht unter /api/docs.\n\nBitte nenne die Europäische Kommission als Quelle. Ihre Seite zur Initiative: {{register}}',
      },
      contact: {
        heading: 'Fragen',
        text: 'Wir haben keine Pressestelle, und diese Website spricht nicht für die Organisatoren der Initiative. Einen Fehler in unseren Zahlen kannst du im Quelltext-Repository melden: {{source}}',
      },
    },
  },
  partners: {
    title: 'Partner',
    description:
      'Für Organisationen und andere Websites: offene Zahlen zeigen, auf die Petition verlinken oder die Software selbst betreiben.',
    lead: 'Wir haben keine Partnerverträge, und du brauchst auch keinen. Alles hier steht Organisationen und anderen Websites offen.',
    sections: {
      data: {
        heading: 'Die Zahlen auf deiner Website zeigen',
        text: '/api/{{slug}}/latest liefert die Gesamtzahl und die Zahlen jedes Landes, /api/{{slug}}/history den Verlauf. Beide erlauben Anfragen von Skripten auf anderen Websites (CORS), ohne Schlüssel. Beachte, dass das Feld mit der Mindestzahl „treshold“ geschrieben wird. Alles Weitere steht unter /api/docs.\n\nBitte behalte eine Antwort so lange, wie ihre Kopfzeilen es erlauben, statt sie bei jedem Besuch neu zu holen.',
      },
      link: {
        heading: 'Auf die Petition verlinken',
        text: 'Die Seite der Petition lässt sich ohne Skripte und in sechs Sprachen lesen; „?lang=de“ am Ende ihrer Adresse öffnet sie zum Beispiel auf Deutsch. Widgets zum Einbetten findest du unter /widgets, alles zum Herunterladen unter /open-data.',
      },
      run: {
        heading: 'Selbst betreiben',
        text: 'Die Software steht unter der AGPL, Version 3 oder neuer. Name und Petition sind Einstellungen, also kann auch eine andere Kampagne sie betreiben: {{source}}',
      },
      independence: {
        heading: 'Unabhängigkeit',
        text: 'Niemand bezahlt dafür, hier zu erscheinen, weder Organisationen noch Unternehmen. Eine Partnerliste haben wir heute nicht.',
      },
    },
  },
  support: {
    title: 'Uns unterstützen',
    description:
      'Wir nehmen keine Spenden an. Wie du die Kampagne heute ganz ohne Geld unterstützen kannst.',
    lead: 'Wir nehmen kein Geld. Was wir brauchen, ist Aufmerksamkeit und ein wenig Arbeit.',
    sections: {
      money: {
        heading: 'Keine Spenden',
        text: 'Wir haben kein Spendenkonto, kein Abo und keinen Shop. Bittet dich jemand im Namen dieser Website um Geld, sind das nicht wir. Du kannst es im Quelltext-Repository melden: {{source}}',
      },
      share: {
        heading: 'Teilen',
        text: 'Am meisten wert ist ein Link zur Seite der Petition, geschickt an jemanden, der spielt. Erzähl dazu von einem deiner Spiele, das nicht mehr startet.',
      },
      work: {
        heading: 'Mit anpacken',
        text: 'Prüfe eine Übersetzung, melde einen Fehler, verbessere das Programm. Wie du anfängst, steht auf der Seite „Mithelfen“.',
      },
    },
  },
  endOfLife: {
    title: 'Unser eigenes Ende',
    description:
      'Was aus dieser Website, ihren Daten und deinen Beiträgen wird, wenn sie eines Tages endet.',
    lead: 'Wir fragen Publisher, was aus einem Spiel wird, wenn sie aufhören. Hier ist unsere eigene Antwort darauf.',
    copy: 'Die neueste Kopie dieser Website als einfache Dateien:',
    sections: {
      readable: {
        heading: 'Sie bleibt lesbar',
        text: 'Vielleicht kümmert sich eines Tages niemand mehr um diese Website. Dann wird sie zum Museum: Jede öffentliche Seite bleibt unter ihrer Adresse erreichbar, in allen Sprachen und mit der Suche. Anmelden, Unterschreiben und Schreiben enden, und oben auf jeder Seite steht, dass es so ist.',
      },
      copied: {
        heading: 'Wenn du eine Kopie liest',
        text: 'Die Website kann auch als Kopie aus einfachen Dateien weiterleben. Wenn dich ein Link in einer solchen Kopie hierher geführt hat, ist die Kampagne zu Ende, und was du gesucht hast, brauchte einen Server: anmelden, unterschreiben, schreiben, suchen, Listen sortieren, Briefe verfassen, einen Beleg prüfen. Jede öffentliche Seite und alle offenen Daten gehören zur Kopie.',
      },
      data: {
        heading: 'Zahlen und Archiv bleiben offen',
        text: 'Das Archiv der Spiele, die Petitionen mit ihrem Verlauf und das Protokoll, das jede Zählung belegt, lassen sich unter /open-data herunterladen, heute und bis zum letzten Tag. Fragen muss uns niemand: An diesen Daten haben wir alle Rechte aufgegeben.',
      },
      personal: {
        heading: 'Personenbezogene Daten verschwinden',
        text: 'Was wir in der Datenschutzerklärung versprochen haben, läuft weiter: Namen und Adressen von Unterzeichnenden, Anfragen zur Rechtshilfe und alte Aufzeichnungen werden gelöscht, sobald ihre Frist abgelaufen ist, auch wenn hier niemand mehr arbeitet. Sollen deine Beiträge schon vorher weg, lösche sie in deinem Profil, solange du dich noch anmelden kannst.',
      },
      software: {
        heading: 'Die Software bleibt frei',
        text: 'Jeder darf sie betreiben, lesen und ändern, unter der AGPL, Version 3 oder später: {{source}}',
      },
    },
  },
};
