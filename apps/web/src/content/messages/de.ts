import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'content'> = {
  kinds: {
    story: 'Geschichte',
    forum_post: 'Forumsbeitrag',
    forum_reply: 'Antwort',
    memory: 'Erinnerung',
    game: 'Spiel',
  },
  reasons: {
    spam: 'Spam oder Werbung',
    abuse: 'Beleidigung oder Belästigung',
    illegal: 'Verstößt gegen geltendes Recht',
    off_topic: 'Gehört nicht zum Thema',
    personal_data: 'Persönliche Daten anderer',
    duplicate: 'Steht hier bereits',
    other: 'Etwas anderes',
  },
  reasonHints: {
    spam: 'Will etwas verkaufen oder auf andere Seiten locken',
    abuse: 'Beleidigt, bedroht oder erniedrigt jemanden',
    illegal: 'So etwas zu veröffentlichen ist verboten',
    off_topic: 'Hat nichts mit abgeschalteten Spielen zu tun',
    personal_data: 'Namen, Adressen oder Nummern anderer Menschen',
    duplicate: 'Steht hier wörtlich oder fast wörtlich schon',
    other: 'Schreib unten, worum es geht',
  },
  displayName: {
    label: 'Öffentlicher Name',
    hint: 'Er steht bei allem, was du hier veröffentlichst. Ohne Namen erscheinst du als {{id}}.',
  },
  held: {
    links: 'Der Text enthält mehrere Links.',
    alike: 'Der Text ähnelt stark einem anderen, der vor Kurzem eingereicht wurde.',
    too_quick: 'Das Formular war ungewöhnlich schnell ausgefüllt.',
    other: 'Unser Spamfilter war sich nicht sicher.',
  },
  heldUntil:
    'Deshalb prüft die Moderation deinen Text zuerst. Er ist nicht abgelehnt: Bis dahin siehst nur du ihn.',
  reasonMissing: 'Wähl einen Grund.',
  restored: {
    title: 'Deine ungespeicherten Änderungen sind wieder da',
    text: 'Wir haben wiederhergestellt, was du hier zuletzt eingegeben hast.',
    discard: 'Verwerfen',
  },
  failed: {
    title: 'Einreichen fehlgeschlagen',
    unable: 'Einreichen nicht möglich',
    unableText: 'Bitte lade die Seite neu und versuch es noch einmal.',
    conflict:
      'Das wurde gerade an anderer Stelle geändert. Dein Entwurf ist sicher; wenn du noch einmal speicherst, überschreibst du die andere Änderung.',
  },
  signedOut: {
    text: 'Du bist nicht mehr angemeldet. Dein Entwurf ist gesichert.',
    signIn: 'Anmelden und weitermachen',
  },
  helpful: 'Hilfreich',
  report: {
    button: 'Melden',
    reported: 'Gemeldet',
    of: '{{label}}: {{name}}',
    title: {
      story: 'Diese Geschichte melden',
      forum_post: 'Diesen Beitrag melden',
      forum_reply: 'Diese Antwort melden',
      memory: 'Diese Erinnerung melden',
      game: 'Diesen Eintrag melden',
    },
    text: 'Die Moderation sieht es sich an. Wir verraten nie, wer etwas gemeldet hat.',
    again: 'Du hast das schon gemeldet. Eine neue Meldung ersetzt die erste.',
    reason: 'Was stimmt damit nicht?',
    note: 'Was sollte die Moderation noch wissen?',
    noteHint: 'Das liest nur die Moderation. Höchstens 1.000 Zeichen.',
    send: 'Meldung absenden',
    sending: 'Die Meldung wird gesendet',
    done: 'Danke für die Meldung',
    doneText: 'Die Moderation wird das prüfen.',
  },
  history: {
    button: 'Frühere Fassungen',
    title: 'Frühere Fassungen',
    text: 'Was vor jeder Änderung dort stand, Neuestes zuerst. Nur die Moderation sieht das.',
    until: 'Bis {{time}}',
    loading: 'Frühere Fassungen werden geladen',
    failed: 'Die früheren Fassungen konnten nicht geladen werden',
    empty: 'Bisher keine Änderungen.',
  },
};
