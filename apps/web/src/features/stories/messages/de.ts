import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'stories'> = {
  title: 'Geschichten',
  description:
    'Was Menschen verloren haben, als gekaufte Spiele abgeschaltet wurden: von ihnen selbst erzählt, nach Spielen durchsuchbar.',
  lead: 'Was verloren ging, als ein gekauftes Spiel abgeschaltet wurde, von denen erzählt, die es gespielt haben.',
  totals: {
    lost: 'Insgesamt verloren',
    rates: 'In Yen, jeder Betrag zum Referenzkurs des jeweiligen Tages',
    stories: 'Geschichten',
    games: 'Spiele',
  },
  search: 'Nach Spiel suchen',
  placeholder: 'Name eines Spiels',
  find: 'Suchen',
  list: 'Veröffentlichte Geschichten',
  shown_one: '{{current}} von {{n}} Geschichte',
  shown_other: '{{current}} von {{n}} Geschichten',
  more: 'Mehr laden',
  loading: 'Geschichten werden geladen',
  loadingMore: 'Weitere werden geladen',
  moreFailed: 'Weitere Geschichten konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  read: 'Geschichte lesen',
  readOf: 'Geschichte lesen: {{title}}',
  empty: {
    title: 'Keine Geschichten zu diesem Spiel',
    text: 'Noch hat niemand eine erzählt. Mit einem Teil des Namens lässt sich vielleicht mehr finden.',
    none: 'Ein gekauftes Spiel wurde abgeschaltet? Hier ist Platz für die erste Geschichte.',
    clear: 'Alle Geschichten zeigen',
  },
  story: {
    back: 'Alle Geschichten',
    edited: 'Geändert am {{day}}',
    given: '{{amount}} zum Referenzkurs vom {{day}}',
    more: 'Geschichten zu diesem Spiel',
    share: 'Diese Geschichte teilen',
    failed: 'Die Geschichte konnte nicht geladen werden',
  },
  own: {
    title: 'Eigene Geschichte erzählen',
    description:
      'Erzählen, was verloren ging, als ein gekauftes Spiel abgeschaltet wurde: mit Konto oder ohne.',
    lead: 'Was ging verloren, als ein gekauftes Spiel abgeschaltet wurde? Die Geschichte wird hier gelesen und zählt zu dem, was insgesamt verloren ging.',
    review:
      'Geschichten von Gästen und die erste eines Mitglieds prüft die Moderation, bevor sie hier erscheinen.',
    asGuest:
      'Ohne Anmeldung erscheint die Geschichte unter {{id}}. Nach einer späteren Registrierung in diesem Browser gehört sie zum neuen Konto.',
    asMember:
      'Die Geschichte erscheint unter {{id}}, dem Anfang der Mitgliedskennung, nie unter dem Namen.',
    form: {
      game: 'Spiel',
      gameHint: 'So, wie es verkauft wurde. Namen aus anderen Geschichten werden vorgeschlagen.',
      title: 'Titel',
      content: 'Die Geschichte',
      contentHint:
        '{{least}} bis {{most}} Zeichen. Bitte keine Namen und Adressen anderer Menschen nennen.',
      amount: 'Verlorener Betrag',
      amountHint: 'Was es gekostet hat, etwa 59,99. Gezeigt wird der Betrag in Yen.',
      amountWrong: 'Ein Betrag sieht aus wie 59,99 und ist höchstens {{most}}.',
      currency: 'Währung',
      language: 'Sprache der Geschichte',
      optional: 'freiwillig',
      trap: 'Dieses Feld bitte leer lassen',
      send: 'Geschichte einreichen',
      sending: 'Die Geschichte wird eingereicht',
      save: 'Änderungen speichern',
      saving: 'Wird gespeichert',
      back: 'Zurück zur Geschichte',
    },
    failed: {
      title: 'Einreichen fehlgeschlagen',
      unable: 'Einreichen nicht möglich',
      unableText: 'Bitte die Seite neu laden und noch einmal versuchen.',
      conflict:
        'Die Geschichte wurde inzwischen an anderer Stelle geändert. Das Eingegebene bleibt erhalten; erneutes Speichern ersetzt die andere Änderung.',
    },
    suspended: {
      title: 'Dieses Konto ist gesperrt',
      text: 'Geschichten lassen sich damit weder erzählen noch ändern.',
    },
    done: {
      published: 'Die Geschichte ist veröffentlicht',
      pending: 'Die Geschichte ist angekommen',
      pendingText: 'Sie erscheint, sobald die Moderation sie geprüft hat.',
      saved: 'Änderungen gespeichert',
    },
    standing: {
      published: 'Eigene Geschichte',
      pending: 'Die Geschichte wird geprüft',
      pendingText: 'Andere sehen sie erst, wenn die Moderation sie geprüft hat.',
      held: 'Die Geschichte wird genauer angesehen',
      heldText:
        'Eine automatische Prüfung hat angeschlagen, etwa wegen der Links oder der Ähnlichkeit mit einem anderen Text. Das ist keine Ablehnung: Die Moderation sieht sich die Geschichte an, und bis dahin sehen andere sie nicht.',
      hidden: 'Die Geschichte ist ausgeblendet',
      hiddenText: 'Die Moderation hat sie ausgeblendet. Andere sehen sie nicht.',
      reported: 'Die Geschichte ist vorerst ausgeblendet',
      reportedText:
        'Mehrere Menschen haben sie gemeldet. Sie bleibt ausgeblendet, bis die Moderation entschieden hat.',
      rejected: 'Die Geschichte wurde nicht angenommen',
      rejectedText: 'Andere sehen sie nicht. Sie lässt sich ändern und neu einreichen.',
      reason: 'Grund: {{reason}}',
      note: 'Die Moderation schreibt: {{note}}',
      keep: 'Unter dieser Adresse zeigt dieser Browser, was daraus wird, solange seine Daten nicht gelöscht werden.',
    },
    edit: {
      button: 'Bearbeiten',
      title: 'Eigene Geschichte bearbeiten',
      review:
        'Nach einer Änderung muss die Moderation sie vielleicht erneut prüfen, bevor andere sie sehen.',
      failed: 'Die Geschichte konnte nicht geladen werden',
      loading: 'Die Geschichte wird geladen',
    },
    withdraw: {
      button: 'Zurückziehen',
      title: 'Diese Geschichte zurückziehen?',
      text: 'Sie wird gelöscht, mit allen früheren Fassungen. Das lässt sich nicht rückgängig machen.',
      confirm: 'Geschichte zurückziehen',
      busy: 'Die Geschichte wird zurückgezogen',
      done: 'Geschichte zurückgezogen',
    },
  },
};
