// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'stories'> = {
  title: 'Geschichten',
  description:
    'Was Spielerinnen und Spieler verloren haben, als ihre Spiele abgeschaltet wurden: von ihnen selbst erzählt, nach Spielen durchsuchbar.',
  lead: 'Spielerinnen und Spieler erzählen, was sie verloren haben, als ein gekauftes Spiel abgeschaltet wurde.',
  totals: {
    lost: 'Insgesamt verloren',
    rates: 'In Yen, zum Wechselkurs des jeweiligen Tages',
    stories: 'Geschichten',
    games: 'Spiele',
  },
  search: 'Geschichten durchsuchen',
  placeholder: 'Spiel, Titel oder Wörter',
  find: 'Suchen',
  list: 'Veröffentlichte Geschichten',
  shown_one: '{{current}} von {{n}} Geschichte',
  shown_other: '{{current}} von {{n}} Geschichten',
  shownAtLeast: '{{current}} von mehr als {{total}} Geschichten',
  loading: 'Geschichten werden geladen',
  read: 'Geschichte lesen',
  readOf: 'Geschichte lesen: {{title}}',
  empty: {
    title: 'Keine Geschichten gefunden',
    text: 'Versuch es mit weniger Wörtern, einem Teil des Spielnamens oder mehr Sprachen.',
    none: 'Wurde ein Spiel abgeschaltet, das du gekauft hast? Erzähl die erste Geschichte.',
    clear: 'Alle Geschichten zeigen',
  },
  story: {
    back: 'Alle Geschichten',
    next: 'Nächste Geschichte',
    sign: 'Petition unterstützen',
    reply: 'Im Forum antworten',
    edited: 'Bearbeitet am {{day}}',
    given: '{{amount}}, umgerechnet zum Kurs vom {{day}}',
    more: 'Geschichten zu diesem Spiel',
    share: 'Diese Geschichte teilen',
    failed: 'Die Geschichte konnte nicht geladen werden',
  },
  own: {
    title: 'Erzähl deine Geschichte',
    description:
      'Erzähl, was du verloren hast, als ein gekauftes Spiel abgeschaltet wurde: mit Konto oder ohne.',
    lead: 'Was hast du verloren, als ein gekauftes Spiel abgeschaltet wurde? Andere lesen deine Geschichte hier, und der Betrag zählt zur Gesamtsumme.',
    review:
      'Geschichten von Gästen und die erste jedes Mitglieds prüft die Moderation, bevor wir sie veröffentlichen.',
    asGuest:
      'Du bist nicht angemeldet, deshalb erscheint deine Geschichte unter {{id}}. Wenn du dich später in diesem Browser registrierst, zieht sie in dein Konto um.',
    asMember:
      'Deine Geschichte erscheint unter {{id}}, dem Anfang deiner Mitgliedskennung. Deinen Namen zeigen wir nie.',
    asNamed:
      'Deine Geschichte erscheint unter {{name}}, mit {{id}}, dem Anfang deiner Mitgliedskennung. Deinen Vor- und Nachnamen zeigen wir nie.',
    form: {
      game: 'Spiel',
      gameHint:
        'Der Titel, unter dem es verkauft wurde. Wir schlagen vor, was andere eingegeben haben.',
      title: 'Titel',
      content: 'Deine Geschichte',
      contentHint:
        '{{least}} bis {{most}} Zeichen. Bitte nenn keine Namen und Adressen anderer Menschen.',
      amount: 'Verlorener Betrag',
      amountHint: 'Was du bezahlt hast, zum Beispiel 59,99. Wir zeigen es auch in Yen.',
      amountWrong: 'Gib einen Betrag wie 59,99 ein, höchstens {{most}}.',
      currency: 'Währung',
      language: 'Sprache der Geschichte',
      optional: 'optional',
      trap: 'Lass dieses Feld leer',
      send: 'Geschichte einreichen',
      sending: 'Die Geschichte wird eingereicht',
      save: 'Änderungen speichern',
      saving: 'Wird gespeichert',
      back: 'Zurück zur Geschichte',
    },
    suspended: {
      title: 'Dein Konto ist gesperrt',
      text: 'Solange es gesperrt ist, kannst du keine Geschichten schreiben oder ändern.',
    },
    done: {
      published: 'Deine Geschichte ist veröffentlicht',
      pending: 'Danke. Deine Geschichte ist angekommen.',
      pendingText: 'Sie erscheint, sobald die Moderation sie geprüft hat.',
      saved: 'Änderungen gespeichert',
    },
    standing: {
      published: 'Das ist deine Geschichte',
      pending: 'Deine Geschichte wird geprüft',
      pendingText: 'Nur du siehst sie, bis die Moderation sie geprüft hat.',
      held: 'Wir sehen uns deine Geschichte genauer an',
      hidden: 'Deine Geschichte ist ausgeblendet',
      hiddenText: 'Die Moderation hat sie ausgeblendet. Nur du siehst sie.',
      reported: 'Deine Geschichte ist vorerst ausgeblendet',
      reportedText:
        'Mehrere Leserinnen und Leser haben sie gemeldet. Sie bleibt ausgeblendet, bis die Moderation entschieden hat.',
      rejected: 'Wir haben deine Geschichte nicht veröffentlicht',
      rejectedText: 'Nur du siehst sie. Du kannst sie ändern und neu einreichen.',
      reason: 'Grund: {{reason}}',
      note: 'Die Moderation schreibt: {{note}}',
      keep: 'Setz ein Lesezeichen für diese Seite, um nachzusehen, was daraus wird. Das geht nur in diesem Browser, bis du seine Daten löschst.',
    },
    edit: {
      button: 'Bearbeiten',
      title: 'Deine Geschichte bearbeiten',
      review:
        'Nach einer Änderung muss die Moderation sie vielleicht noch einmal prüfen, bevor andere sie sehen.',
      failed: 'Deine Geschichte konnte nicht geladen werden',
      loading: 'Deine Geschichte wird geladen',
    },
    withdraw: {
      button: 'Zurückziehen',
      title: 'Diese Geschichte zurückziehen?',
      text: 'Wir löschen die Geschichte und alle früheren Fassungen. Das lässt sich nicht rückgängig machen.',
      confirm: 'Geschichte zurückziehen',
      busy: 'Die Geschichte wird zurückgezogen',
      done: 'Geschichte zurückgezogen',
    },
  },
};
