// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'contact'> = {
  title: 'Schreib uns',
  topic: 'Worum geht es?',
  choose: 'Thema wählen',
  topicMissing: 'Wähl ein Thema.',
  topics: {
    error: 'Ein Fehler auf der Website',
    account: 'Mein Konto',
    content: 'Ein Beitrag, eine Geschichte oder eine Entscheidung',
    privacy: 'Datenschutz und meine Daten',
    press: 'Presse',
    other: 'Etwas anderes',
  },
  text: 'Deine Nachricht',
  textHint: 'Bitte lass persönliche Daten anderer weg.',
  email: 'Deine E-Mail-Adresse',
  emailHint: 'Nur wenn du eine Antwort möchtest. Wir verwenden sie für nichts anderes.',
  trap: 'Lass dieses Feld leer',
  send: 'Nachricht senden',
  sending: 'Nachricht wird gesendet',
  done: 'Danke. Deine Nachricht ist da.',
  doneWithAddress: 'Wir antworten an {{email}}.',
  doneWithout: 'Du hast keine Adresse angegeben, deshalb können wir nicht antworten.',
  again: 'Noch eine Nachricht senden',
};
