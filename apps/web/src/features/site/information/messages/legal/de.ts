// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Translated } from '@kga/contracts/core';

import type { legal as english } from './en.ts';

export const legal: Translated<typeof english> = {
  privacy: {
    title: 'Datenschutzerklärung',
    description:
      'Was diese Website über Besuche, Gäste und Konten weiß, wie lange sie es behält und wie du es löschst. Ohne Analyse und ohne Werbung.',
    lead: 'Du kannst die ganze Website ohne Konto und ohne Namen lesen. Hier steht, was ihre Software mit Daten macht und wann sie sie löscht.',
    sections: {
      responsible: {
        heading: 'Wer verantwortlich ist',
        text: '{{brand}} ist freie Software, die alle betreiben dürfen. Wer diese Installation betreibt, ist für ihre Daten verantwortlich und muss hier Namen, Anschrift und einen Kontaktweg ergänzen. Steht hier kein Name, ist das noch nicht geschehen.\n\nDasselbe gilt für die Dienste, die dabei genutzt werden, etwa Hoster, Proxy oder Mailserver: Hier muss stehen, was sie speichern und wie lange Sicherungskopien aufbewahrt werden.',
      },
      visits: {
        heading: 'Wenn du die Website besuchst',
        text: 'Dein Browser schickt mit jeder Anfrage seine Netzadresse mit, denn anders könnte ihn keine Antwort erreichen. In ihre Protokolle schreibt die Software keine Netzadressen, Namen, E-Mail-Adressen oder Angaben zum Browser. Um Fluten von Anfragen abzuwehren, zählt sie die Anfragen jeder Netzadresse; ein solcher Zähler bleibt höchstens wenige Minuten im Arbeitsspeicher.\n\nWir zählen auch Versuche, sich anzumelden, sich zu registrieren, sich eine E-Mail schicken zu lassen oder etwas zu veröffentlichen oder zu melden, damit niemand Passwörter durchprobieren oder ein Postfach oder diese Website überfluten kann. Netzadresse und E-Mail-Adresse speichern wir dafür nur als Hashwerte mit einem geheimen Schlüssel, aus denen sie sich nicht ablesen lassen, und höchstens einen Tag lang. Ein Hashwert aus beiden zusammen bleibt nach jeder Anmeldung mit Passwort 30 Tage lang, damit Fremde, die dein Passwort raten, dich nicht aussperren können.',
      },
      browser: {
        heading: 'Was dein Browser speichert',
        text: 'Die gewählte Sprache, die gewählte helle oder dunkle Darstellung, die zuletzt geladenen Zahlen der Petition, die Gastkennung und ob du angemeldet bist; bis zu 30 Tage lang auch Entwürfe von Texten, die noch nicht abgeschickt sind, und bis zu einem Jahr lang ein Brief, den du schreibst; solange ein Tab offen ist, auch, wie weit du gescrollt hattest, und was in andere Formulare eingegeben wurde. Mit der Anmeldung kommt ein Cookie für die Sitzung hinzu. Die Cookie-Richtlinie nennt alles einzeln.',
      },
      guests: {
        heading: 'Als Gast',
        text: 'Wer nicht angemeldet ist, bekommt eine Gastkennung. Der Browser erzeugt sie beim ersten Besuch aus der Uhrzeit und aus einem Hashwert einiger seiner Eigenschaften: wie er sich nennt, Sprache und System, Bildschirm, Zeitzone und wie er Grafik zeichnet. Sie hält zusammen, was jemand als Gast tut, und lässt es in ein Konto umziehen, wenn später eines angelegt wird.\n\nDer Browser schickt die Kennung und diese Eigenschaften an unseren Server. Der Server behält die Kennung, den Zeitpunkt des ersten Besuchs und der letzten Aktivität und einen Hashwert der Eigenschaften, gebildet mit einem geheimen Schlüssel. Die Eigenschaften selbst behält er nicht, und aus dem Hashwert lassen sie sich nicht ablesen.\n\nGäste ohne Beiträge löschen wir 30 Tage nach dem letzten Besuch. Bei einer Anmeldung merkt sich der Server, welches Konto die Beiträge des Gastes übernommen hat.',
      },
      account: {
        heading: 'Mit einem Konto',
        text: 'Zum Konto gehören die E-Mail-Adresse und ob sie bestätigt ist, Vor- und Nachname, der öffentliche Name, falls du einen gewählt hast, die Sprache der E-Mails, die Rolle, wann das Konto angelegt wurde und wann die letzte Anmeldung war. Ist es gesperrt, steht auch dabei, seit wann und warum. Dein Passwort speichern wir nur als argon2id-Hashwert; niemand kann es lesen, auch wir nicht.\n\nGibst du die Adresse eines Bildes an, oder liefert das Unternehmen eine, mit dem du dich anmeldest, ruft unser Server das Bild einmal ab. Er behält diese Adresse und eine kleine Kopie, die von unserer eigenen Website aus gezeigt wird. Wer die Adresse der Kopie kennt, kann sie öffnen.\n\nIst Google, GitHub oder Replit verknüpft, speichern wir deine Kennung, deine E-Mail-Adresse oder deinen Namen bei diesem Anbieter und seit wann die Verknüpfung besteht. Auf dein Konto dort können wir nicht zugreifen.\n\nDamit ein zweimal abgeschicktes Formular nicht zwei Konten anlegt, wird ein Hashwert des Abgeschickten 24 Stunden lang aufbewahrt.',
      },
      writing: {
        heading: 'Beim Schreiben und Melden',
        text: 'Zu einer Geschichte, einer Erinnerung, einem Beitrag oder einer Antwort speichern wir den Text, die Sprache und den Zeitpunkt, bei einem Verlust den angegebenen Betrag und seinen Wert in Yen, bei einer Erinnerung die Jahre, in denen du gespielt hast. Zu einem Spiel oder einer Korrektur, die du dem Archiv schickst, speichern wir deine Angaben, deine Anmerkung, deine Quellen und den Zeitpunkt. Ein hochgeladenes Titelbild liegt höchstens einen Tag lang bei uns, danach nur noch eine Kopie ohne Metadaten; gibst du stattdessen eine Adresse an, ruft unser Server das Bild einmal ab und speichert die Adresse. Wird ein Text geändert, kann die Moderation die frühere Fassung weiterhin lesen. Was Gäste schreiben und was Mitglieder zuerst schreiben, erscheint, sobald die Moderation es geprüft hat. Spiele und Korrekturen prüft immer zuerst die Moderation. Auch andere Texte warten, wenn sie wie Spam aussehen.\n\nDamit auffällt, wenn derselbe Text immer wieder geschickt wird, werden Hashwerte seiner Teile 24 Stunden lang aufbewahrt. Das Formular teilt außerdem mit, wie lange es offen war und ob ein Feld ausgefüllt wurde, das Menschen nicht sehen. Davon behalten wir nur, warum ein Text zurückgehalten wurde.\n\nBei einer Meldung speichern wir den Grund, deine Anmerkung und die Entscheidung der Moderation. Wer den Text geschrieben hat, erfährt nie, von wem die Meldung kam. Damit viele Meldungen aus demselben Netz allein keinen Text ausblenden, speichern wir einen mit einem geheimen Schlüssel gebildeten Hashwert des Netzes, für jeden Text einen anderen, bis über die Meldung entschieden ist, höchstens aber 30 Tage lang. Nach einem Jahr wird die Meldung gelöscht, es sei denn, der Text wird dann noch geprüft. Wenn du einem Beitrag oder einem Spiel folgst, bleibt das vermerkt, bis du es beendest. Deine Benachrichtigungen speichern wir 90 Tage lang, höchstens die neuesten 500, und 30 Tage lang, wann du einen Beitrag zuletzt gelesen hast, um Neues zu markieren. Findest du etwas hilfreich oder gefällt dir ein Spiel, vermerken wir das, bis du es zurücknimmst; andere sehen nur die Anzahl. Dasselbe gilt, wenn du angibst, dass du an Abgeordnete geschrieben hast. Teilst du eine Antwort, speichern wir, wer an welchem Tag geantwortet hat, und das Zitat; die Moderation prüft es immer zuerst.\n\nWas du zurückziehst, löschen wir samt früheren Fassungen. Wenn andere geantwortet haben, bleibt an seiner Stelle ein Hinweis. Spiele und Korrekturen, die schon im Archiv stehen, bleiben ohne deinen Namen erhalten.',
      },
      sessions: {
        heading: 'Sitzungen und Anmeldungen',
        text: 'Zu jeder Sitzung speichern wir, wie und wann sie begann, wann du zuletzt aktiv warst, und Browser und System in Worten, zum Beispiel „Firefox auf Windows“. Eine Netzadresse speichern wir nicht. Eine Sitzung endet, wenn du dich abmeldest oder sie im Profil beendest, spätestens aber 30 Tage nachdem du zuletzt aktiv warst.\n\nVon jeder Anmeldung werden Art, Zeitpunkt, Browser und System 180 Tage lang aufbewahrt. So kann dir eine E-Mail sagen, wenn sich jemand auf eine Art oder mit einem Browser anmeldet, die für dein Konto neu sind.',
      },
      mails: {
        heading: 'E-Mails',
        text: 'Wir schicken dir E-Mails nur zu deinem Konto und deinen Texten: um eine Adresse zu bestätigen, um ein neues Passwort zu setzen, als Hinweis auf Änderungen und neue Anmeldungen, auf Entscheidungen der Moderation über deine Texte, Spiele oder Korrekturen, auf Antworten, Zitate und Erwähnungen und auf neue Daten oder einen neuen Stand der Spiele, denen du folgst. Du wählst, welche davon du bekommst. Wer moderiert, erfährt außerdem einmal am Tag, was zu prüfen ist. Einen Newsletter gibt es nicht.\n\nDer Inhalt einer E-Mail samt Empfänger wird aus unserer Datenbank gelöscht, sobald sie dem Mailserver übergeben oder endgültig gescheitert ist; solange noch kein Mailserver eingerichtet ist, wartet sie dort auf einen. Danach bleibt 30 Tage lang nur vermerkt, dass eine E-Mail verschickt wurde oder gescheitert ist.\n\nLink und Code einer E-Mail werden nur als Hashwerte gespeichert, zusammen mit der Adresse, an die sie gingen. Zum Bestätigen einer Adresse gelten sie drei Tage, zum Setzen eines Passworts eine Stunde, und jeweils nur einmal.',
      },
      visible: {
        heading: 'Wer was sieht',
        text: 'Alle sehen die Geschichten, Erinnerungen, Beiträge und Antworten, die du veröffentlichst, und dazu deinen öffentlichen Namen, wenn du einen gewählt hast, dein Bild, deine Kennung und bei Moderation und Admins auch, dass sie es sind. Deine öffentliche Seite führt sie auf und nennt den Tag, an dem du dich registriert hast; Suchmaschinen bitten wir, sie nicht aufzunehmen. Entfernt die Moderation einen öffentlichen Namen, bleibt er in ihrem Protokoll. Korrekturen, die ins Archiv übernommen wurden, stehen mit denselben Angaben im Verlauf des Spiels; bei einem eingereichten Spiel steht nicht, von wem es kommt. Deinen Vor- und Nachnamen und deine E-Mail-Adresse zeigen wir dort nicht.\n\nDie Moderation sieht, was auf sie wartet oder gemeldet wurde, frühere Fassungen, von wem es stammt, mit Name und Kennung, und wie viele Texte dieser Person veröffentlicht, ausgeblendet oder abgelehnt wurden. Sie sieht, was in Meldungen steht, aber nicht, von wem sie kommen.\n\nAdmins sehen deine E-Mail-Adresse und ob sie bestätigt ist, deine Namen und deine Rolle, wann das Konto angelegt und zuletzt benutzt wurde, und eine Sperre mit ihrem Grund. Passwort, Sitzungen und frühere Anmeldungen sehen sie nicht.\n\nWer diese Installation betreibt, hat Zugang zur Datenbank. Wir verkaufen nichts und geben nichts für Werbung weiter.',
      },
      audit: {
        heading: 'Aufzeichnung von Rollen und Sperren',
        text: 'Wird eine Rolle vergeben oder ein Konto gesperrt oder entsperrt, wird das aufgezeichnet: wann, durch wen, für welche Kontokennung, was und aus welchem Grund. Dasselbe gilt für das, was Admins mit Artikeln und Nachrichtenquellen tun, und für das, was die Moderation über Texte entscheidet. Damit sich solche Macht nachprüfen lässt, kann niemand diese Einträge ändern. Darum bleiben sie auch, wenn es das Konto nicht mehr gibt.',
      },
      signatures: {
        heading: 'Unterschriften',
        text: 'Offizielle Petitionen wie die europäische unterschreibst du auf einer offiziellen Website, nach deren eigenen Datenschutzregeln. Diese Website sieht diese Unterschriften nie und auch nicht, von wem sie stammen. Sie erhält nur die Summen.\n\nWenn du eine unserer eigenen Petitionen unterschreibst, speichern wir deinen Vor- und Nachnamen, deine E-Mail-Adresse und, wenn du ihn angibst, deinen Wohnort, alles verschlüsselt mit einem Schlüssel, der nicht in der Datenbank liegt; außerdem das Land, in dem du wohnst, deine Sprache, deine Auswahl und wann du unterschrieben und bestätigt hast. Damit jedes Postfach nur einmal zählt, speichern wir auch einen Hash deiner Adresse, gebildet mit einem geheimen Schlüssel dieser Petition. Wir zeigen, wie viele unterschrieben haben: insgesamt, je Land und je Tag. Deinen Namen zeigen wir, mit Land und Zeitpunkt, nur, wenn du es erlaubst. Meldet jemand einen Namen, speichern wir den Grund, die Worte dazu verschlüsselt und einen Hash davon, wer ihn gemeldet hat, bis wir den Namen nicht mehr zeigen, höchstens aber ein Jahr lang. Schreibst du, warum du unterschreibst, verschlüsseln wir auch das, bis deine Unterschrift zählt. Dann liest es die Moderation, und wenn sie es freigibt, veröffentlichen wir es mit deinem Land und, wenn du das erlaubst, mit deinem Namen. Verdächtige Unterschriften zählen nicht sofort: Die Administration sieht dann deinen Namen, Wohnort, dein Land und einen Teil deiner E-Mail-Adresse. Wenn wir die Petition übergeben, erhält die Stelle, an die sie gerichtet ist, die Namen aller, die unterschrieben haben, mit Wohnort, Land und Tag der Unterschrift.\n\nEine Unterschrift, die nicht innerhalb von 7 Tagen bestätigt wird, löschen wir. Ziehst du deine mit dem Link aus unseren E-Mails zurück, oder im Profil eines Kontos, mit dessen bestätigter Adresse du unterschrieben hast, löschen wir Namen, Adresse, Wohnort und Begründung sofort. Sechs Monate nach der Antwort auf eine Petition löschen wir Namen, Adressen und Wohnorte aller, die unterschrieben haben. Es bleiben das Land, der Monat und der Hash deines Belegs und, davon getrennt und ohne Namen, Land und Tag, eine veröffentlichte Begründung. Die öffentliche Liste dieser Hashes lässt sich nicht unbemerkt ändern. Nur du hast den Beleg, deshalb weiß sonst niemand, welcher Hash deiner ist.\n\nWenn du dir Neuigkeiten zu einer Petition mailen lässt, ohne sie zu unterschreiben, speichern wir deine Adresse verschlüsselt, dazu einen Hash der gleichen Art, deine Sprache und wann du darum gebeten und es bestätigt hast. Wir löschen das, wenn du es nicht innerhalb von 7 Tagen bestätigst, sobald du dich mit dem Link aus unseren E-Mails abmeldest, und sechs Monate nach der Antwort auf die Petition.\n\nWenn du eine E-Mail möchtest, sobald in deinem Land oder deiner Region eine Petition startet, speichern wir dasselbe und dazu das Land oder die Region. Wir löschen es, wenn du nicht innerhalb von 7 Tagen bestätigst, sobald du dich über den Link in unseren E-Mails abmeldest, 7 Tage, nachdem wir dir Bescheid gegeben haben, und spätestens nach zwei Jahren.\n\nGrundlage ist deine Einwilligung, Artikel 6 Absatz 1 Buchstabe a und Artikel 9 Absatz 2 Buchstabe a der DSGVO. Du kannst sie jederzeit widerrufen.',
      },
      legalRequests: {
        heading: 'Anfragen um Rechtshilfe',
        text: 'Wenn du um eine Beratung oder um Rechtshilfe bittest, speichern wir deine Angaben, deine Dateien, unsere Antworten und die Notizen des Beratungsteams, alles verschlüsselt mit einem Schlüssel, der nicht in der Datenbank liegt. Damit das Beratungsteam Anfragen findet, speichern wir unverschlüsselt die Art der Anfrage, ihren Stand, das Land deiner Telefonnummer, deine Sprache und die Zeiten, und dein Konto, wenn du angemeldet warst. Aus Bildern entfernen wir verborgene Angaben, etwa den Ort der Aufnahme. Nur das Beratungsteam liest deine Anfrage, und wir protokollieren jedes Öffnen. Admins sehen nur, dass es sie gibt, mit den unverschlüsselten Angaben.\n\nWir löschen alles sofort, wenn du die Anfrage über den Link in unseren E-Mails zurückziehst oder das Konto löschst, mit dem du sie geschickt hast, sonst 12 Monate nach dem Abschluss. Schließt niemand sie ab, löschen wir sie 24 Monate nach der letzten Nachricht. Es bleiben der Monat, die Art der Anfrage und wie viele Tage unsere Antwort gedauert hat. Dateien in einem Formular, das du nicht abschickst, löschen wir nach einer Stunde.\n\nGrundlage ist deine Einwilligung, Artikel 6 Absatz 1 Buchstabe a und, soweit deine Anfrage es erfordert, Artikel 9 Absatz 2 Buchstabe a der DSGVO. Du kannst sie jederzeit widerrufen.',
      },
      others: {
        heading: 'Andere Unternehmen',
        text: 'Wir verwenden keine Analyse, keine Werbung und keine Tracker anderer Unternehmen. Schriften, Bilder und Skripte kommen von dieser Website selbst.\n\nDiese Installation bietet vielleicht die Anmeldung mit Google, GitHub oder Replit an. Auch diese Schaltflächen kommen von uns. Erst wenn du auf eine davon klickst, gelangst du zur Website des Unternehmens. Es erfährt dann, dass du dich hier anmelden willst, und seine eigenen Datenschutzregeln gelten. Wir erhalten von ihm deine Kennung dort, deine E-Mail-Adresse und ob sie bestätigt ist, deinen Namen und die Adresse deines Bildes.\n\nEine Ausnahme kann einschalten, wer diese Installation betreibt: eine externe Zählung der Petition. Nur wenn unser eigener Server nicht antwortet, fragt dein Browser dort nach den Zahlen, und ihr Server sieht deine Netzadresse, wie jede Website, die du besuchst.',
      },
      basis: {
        heading: 'Warum das erlaubt ist',
        text: 'Wo die Datenschutz-Grundverordnung (DSGVO) der Europäischen Union gilt, beruhen Konto, Sitzungen und E-Mails auf ihrem Artikel 6 Absatz 1 Buchstabe b: Ohne diese Daten kann es kein Konto geben. Dasselbe gilt für das, was du veröffentlichst: Wir zeigen es, weil du es so willst. Gäste, Moderation und Meldungen, Schutz vor Missbrauch, frühere Anmeldungen und die Aufzeichnung der Rollen beruhen auf Artikel 6 Absatz 1 Buchstabe f: auf dem Interesse daran, zusammenzuhalten, was Gäste tun, an einer sicheren Website und an Macht, die sich nachprüfen lässt.\n\nDu musst kein Konto anlegen. Nötig sind dafür eine E-Mail-Adresse und ein Vorname; alles Weitere entscheidest du selbst.',
      },
      rights: {
        heading: 'Deine Rechte',
        text: 'In deinem Profil kannst du sehen, was wir über dich speichern, alles als Datei herunterladen, es berichtigen und dein Konto löschen. Lesen, Herunterladen und Löschen gehen auch, solange ein Konto gesperrt ist.\n\nVor dem Löschen entscheidest du, was mit deinen Beiträgen geschieht: Sie bleiben ohne deinen Namen unter „gelöschtes Konto“ stehen, oder sie werden mit entfernt. Spiele und Korrekturen, die schon im Archiv stehen, bleiben in jedem Fall, ohne deinen Namen. Das Konto und alles, was dazugehört, wird sofort gelöscht, und niemand kann es zurückholen. Unterschriften sind nicht mit deinem Konto verknüpft: Du ziehst sie samt Begründung mit dem Link aus unseren E-Mails zurück, oder im Profil, bevor du das Konto löschst. Es bleiben die Einträge über Rollen und Sperren und bis zu 30 Tage lang die Vermerke über den Versand.\n\nAuskunft, Berichtigung, Löschung, Einschränkung oder eine Kopie deiner Daten kannst du auch von den Betreibern dieser Installation verlangen. Wo Artikel 6 Absatz 1 Buchstabe f die Grundlage ist, kannst du aus Gründen, die sich aus deiner besonderen Situation ergeben, widersprechen.\n\nDu kannst dich bei einer Datenschutzbehörde beschweren, vor allem dort, wo du wohnst, wo du arbeitest oder wo deiner Ansicht nach gegen das Recht verstoßen wurde.',
      },
    },
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description:
      'Kurz und fair: was du hier darfst, was für Konten gilt, was die Zahlen wert sind und unter welcher Lizenz das Programm steht.',
    lead: 'Ein paar Regeln in klaren Worten.',
    sections: {
      use: {
        heading: 'Die Website benutzen',
        text: 'Die Website ist kostenlos und steht allen offen. Zum Lesen brauchst du kein Konto. Bitte versuche nicht, sie lahmzulegen oder mit Anfragen zu überfluten. Wenn du zu viele schickst, musst du warten.',
      },
      accounts: {
        heading: 'Dein Konto',
        text: 'Auch ein Konto ist kostenlos. Bitte gib eine eigene E-Mail-Adresse an und behalte dein Passwort für dich. Ist jemand anderes hineingelangt, ändere im Profil dein Passwort; damit wirst du überall sonst abgemeldet.\n\nNiemand hat Anspruch auf eine bestimmte Rolle. Admins können Rollen vergeben und entziehen.',
      },
      conduct: {
        heading: 'Wie wir miteinander umgehen',
        text: 'Bitte bleib fair. Beleidige und bedrohe niemanden, hetze nicht, mach keine Werbung, gib dich nicht für jemand anderen aus, und veröffentliche weder private Daten anderer noch Rechtswidriges.\n\nWas du veröffentlichst, bleibt deins. Diese Website darf es zeigen, solange du es hier stehen lässt.',
      },
      suspension: {
        heading: 'Sperre',
        text: 'Admins können ein Konto sperren, das gegen diese Regeln verstößt. Das entscheidet ein Mensch, keine Maschine, und er muss einen Grund angeben, den wir dir zeigen. Deine Sitzungen enden dann. Du kannst dich weiterhin anmelden, um deine eigenen Daten zu lesen, herunterzuladen und zu löschen, aber zu nichts anderem.\n\nAdmins können eine Sperre aufheben. Hältst du deine für falsch, schreib den Betreibern dieser Installation. Der Weg zu den Gerichten bleibt offen.',
      },
      deletion: {
        heading: 'Konto löschen',
        text: 'Du kannst dein Konto jederzeit im Profil löschen, ohne einen Grund zu nennen. Du entscheidest, ob deine Beiträge ohne deinen Namen unter „gelöschtes Konto“ stehen bleiben oder mit entfernt werden. Spiele und Korrekturen, die schon im Archiv stehen, bleiben in jedem Fall, ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
      },
      figures: {
        heading: 'Was die Zahlen wert sind',
        text: 'Wir sammeln und prüfen die Zahlen sorgfältig, sie können aber verspätet oder falsch sein. Amtlich ist nur, was die Europäische Kommission veröffentlicht: {{register}}\n\nNichts auf dieser Website ist eine Rechtsberatung.',
      },
      licence: {
        heading: 'Programm und Daten',
        text: 'Das Programm ist freie Software unter der AGPL, Version 3 oder neuer. Du darfst es benutzen, untersuchen, verändern und weitergeben; betreibst du eine veränderte Fassung für andere, musst du ihnen deren Quelltext anbieten. Der Quelltext dieser Fassung: {{source}}\n\nDie Zahlen der Petition darfst du gern weiterverwenden. Bitte nenne die Europäische Kommission als Quelle und den Zeitpunkt der Zahl.',
      },
      liability: {
        heading: 'Keine Gewähr',
        text: 'Die Website wird so angeboten, wie sie ist. Sie kann sich ändern, ausfallen oder enden. Rechte, die dir das Gesetz gibt und die keine Bedingungen einschränken können, bleiben dir erhalten.',
      },
      operator: {
        heading: 'Wer diese Website anbietet',
        text: 'Wer diese Installation betreibt, ist ihr Anbieter und muss Namen, Anschrift und alles ergänzen, was das Recht am Ort sonst verlangt. Diese Bedingungen ersetzen das nicht.',
      },
    },
  },
  cookies: {
    title: 'Cookie-Richtlinie',
    description:
      'Welche Cookies diese Website wann setzt, was dein Browser sonst für sie speichert und wie lange, und wie du alles löschst.',
    lead: 'Diese Website setzt nur eigene Cookies: für die Sprache, für Gäste und für die Anmeldung. Keines dient der Werbung, und keines folgt dir auf andere Websites.',
    sections: {
      cookie: {
        heading: 'Die Cookies',
        text: '„preferred-language“ enthält die Sprache, die du gewählt hast, zum Beispiel „de“, oder die Sprache, in der dich ein Link hierhergeführt hat, wenn du noch keine gewählt hattest. Damit kann der Server die nächste Seite in dieser Sprache schicken. Dein Browser behält es ein Jahr lang ab der letzten Wahl. Solange es nichts zu merken gibt, wird es nicht gesetzt.\n\n„kga_guest“ bindet die Gastkennung an diesen Browser, damit niemand, der die Kennung errät, an deiner Stelle handeln kann. Es wird gesetzt, sobald der Browser als Gast bekannt ist, und gilt ein Jahr oder bis ein Konto den Gast übernommen hat.\n\n„kga_session“ sagt dem Server, welche Sitzung deine ist. Es wird bei der Anmeldung gesetzt, verschwindet bei der Abmeldung und gilt sonst noch 30 Tage, nachdem du zuletzt aktiv warst. Es ist unbedingt erforderlich: Ohne es könnte niemand angemeldet bleiben.\n\nWährend einer Anmeldung mit Google, GitHub oder Replit merken sich kurzlebige Cookies, deren Namen „kga_social_“ enthalten, was zu dieser Anmeldung gehört, damit dir niemand eine gefälschte Antwort unterschieben kann. Sie gelten höchstens 10 Minuten.',
      },
      storage: {
        heading: 'Was dein Browser sonst speichert',
        text: 'Einträge im lokalen Speicher des Browsers:\n\n„preferred-language“: die Sprache, die du gewählt hast.\n\n„theme“: ob du die helle oder die dunkle Darstellung gewählt hast.\n\n„search-key“ und „queue-keys“: dass du die Taste / für die Suche oder die Tasten für die Moderation ausgeschaltet hast.\n\n„language-offered“: dass wir dir einmal eine andere Sprache angeboten haben.\n\n„petition-cache“: die zuletzt geladenen Zahlen der Petition, damit eine Seite sofort etwas zeigen kann. Sie gelten fünf Minuten lang als aktuell.\n\n„guestId“: die Gastkennung. Von diesen Einträgen gehen nur sie und die Länge einer Liste (unter „signature-logs“) an unseren Server.\n\n„signed-in“: dass in diesem Browser jemand angemeldet ist, damit eine Seite weiß, ob sie unseren Server fragen muss.\n\n„registered-from“: die Seite, von der aus du dich registriert hast, damit du nach dem Bestätigen deiner E-Mail-Adresse dorthin zurückkommst. Wir löschen es, sobald du bestätigt hast oder dich abmeldest.\n\n„region“: das Land, das du als deines gewählt hast, damit dessen Petition zuerst kommt.\n\n„mastodon-server“: der Mastodon-Server, den du zum Teilen eingegeben hast, damit wir nicht noch einmal fragen.\n\n„signature-logs“: zu jeder Petition, deren Beleg du geprüft hast, der Schlüssel und der letzte Stand ihrer Liste, damit du merkst, wenn etwas davon geändert wird. Wir löschen es, wenn du dich abmeldest oder es auf jener Seite vergessen lässt.\n\n„draft:…“: was du für eine Geschichte, einen Beitrag, eine Antwort oder einen Artikel eingegeben und noch nicht abgeschickt hast, und wo du als Gast geantwortet hast. Wir löschen es, sobald du es abschickst, wenn du dich abmeldest oder nach 30 Tagen.\n\n„draft:legal-consultation“ und „draft:legal-aid“: was du in eine Anfrage um Rechtshilfe eingegeben hast, wenn du einen Entwurf behalten willst, ohne Anhänge. Wir löschen es, sobald du sie abschickst, den Entwurf ausschaltest oder dich abmeldest, oder nach 30 Tagen.\n\n„draft:letter“: deine Angaben und die Texte eines Briefs, den du schreibst. Wir bekommen sie nie. Sie werden gelöscht, wenn du „Alles vergessen“ wählst, oder ein Jahr nach der letzten Änderung, und bleiben, wenn du dich abmeldest.\n\n„evidence-locker“, in der Datenbank des Browsers (IndexedDB): die Dateien und Notizen deiner Belegmappe, verschlüsselt. Wir bekommen sie nie. Sie bleiben, bis du sie entfernst oder die Mappe leerst.\n\nUnd Einträge im Sitzungsspeicher, der mit seinem Tab verschwindet:\n\n„scroll-positions“: wie weit du auf jeder Seite gescrollt hattest und wie viel ihrer Liste geladen war, damit du beim Zurückgehen an derselben Stelle landest.\n\n„draft:…“: was du in ein anderes Formular eingegeben und noch nicht abgeschickt hast, außer Passwörtern.',
      },
      none: {
        heading: 'Cookies, die wir nicht verwenden',
        text: 'Keine Cookies für Analyse oder Werbung und keine Cookies anderer Unternehmen. Google, GitHub und Replit können ihre nur auf ihren eigenen Websites setzen, wenn du dorthin gegangen bist.',
      },
      remove: {
        heading: 'So löschst du alles',
        text: 'Eine Abmeldung leert beide Speicher und entfernt das Cookie der Sitzung.\n\nFür alles Übrige: Lösche in den Einstellungen deines Browsers die Daten dieser Website. Sie funktioniert auch ohne. Du bist dann abgemeldet, Sprache und Darstellung sind vergessen, und du giltst als neuer Gast: Was du vorher als Gast getan hast, kann nicht mehr in ein Konto umziehen.',
      },
    },
  },
};
