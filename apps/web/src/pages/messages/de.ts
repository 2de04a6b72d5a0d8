// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'landing'> = {
  title: 'Gekaufte Spiele sollen spielbar bleiben',
  lead: {
    sold: 'Publisher verkaufen Spiele und schalten dann die Server ab, ohne die nichts läuft.',
    stops: 'Was du bezahlt hast, funktioniert nicht mehr.',
    law: 'Spielerinnen und Spieler in ganz Europa fordern ein Gesetz dagegen.',
  },
  learnMore: 'Mehr erfahren',
  why: {
    title: 'Worum geht es?',
    sold: {
      title: 'Erst verkauft, dann abgeschaltet',
      text: 'Viele Spiele brauchen einen Server des Publishers, selbst im Einzelspielermodus. Verschwindet er, ist jedes Exemplar wertlos, egal, was es gekostet hat.',
    },
    ask: {
      title: 'Was wir fordern',
      text: 'Wir fordern keine Server für die Ewigkeit. Spiele sollen nur spielbar bleiben, wenn der Support endet: mit einem Patch oder indem Spielerinnen und Spieler eigene Server betreiben dürfen.',
    },
    matter: {
      title: 'Warum es wichtig ist',
      text: 'Es geht um Verbraucherrechte, darum, was „kaufen“ bedeutet, und um ein Stück unserer Kultur, das sonst verloren geht.',
    },
  },
  legal: {
    title: 'Hilfe bei Rechtsfragen',
    lead: 'Ein gekauftes Spiel läuft nicht mehr? Vielleicht hast du Ansprüche. Drei Angebote helfen dir weiter.',
    figures: 'Anfragen bisher: {{received}}. Beantwortet: {{answered}}.',
    median: 'Tage bis zur ersten Antwort (Median): {{days}}.',
    medianUnderADay: 'Zeit bis zur ersten Antwort (Median): unter einem Tag.',
    consultation: {
      title: 'Rechtsberatung',
      text: 'Sprich mit jemandem, der sich im Verbraucherrecht auskennt.',
      action: 'Beratung buchen',
    },
    documents: {
      title: 'Rechtsdokumente',
      text: 'Schreiben und Formulare für Publisher und Händler.',
      action: 'Dokumente herunterladen',
    },
    aid: {
      title: 'Rechtshilfe',
      text: 'Unterstützung, wenn du dir kein eigenes Verfahren leisten kannst.',
      action: 'Rechtshilfe beantragen',
    },
  },
  closing: {
    title: 'Gesetze ändern sich, wenn Menschen es fordern',
    text: 'Jedes Land zählt. Sag es weiter.',
  },
  description:
    'Der aktuelle Stand der Europäischen Bürgerinitiative gegen das Abschalten gekaufter Spiele, Land für Land, und was du tun kannst.',
  home: {
    title: 'Start',
    welcome: 'Willkommen, {{name}}',
    welcomeUnnamed: 'Willkommen',
    lead: 'Die Petition, Nachrichten und die neuesten Geschichten von Spielerinnen und Spielern.',
    petitionAll: 'Zur Petition',
  },
};
