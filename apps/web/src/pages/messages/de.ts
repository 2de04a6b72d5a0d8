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
    title: 'Worum es geht',
    sold: {
      title: 'Erst verkauft, dann abgeschaltet',
      text: 'Viele Spiele brauchen einen Server des Publishers, selbst im Einzelspielermodus. Verschwindet er, ist jedes Exemplar wertlos, egal, was es gekostet hat.',
    },
    ask: {
      title: 'Was wir fordern',
      text: 'Keine Server für die Ewigkeit. Nur, dass ein Spiel am Ende des Supports spielbar bleibt: durch einen Patch oder indem Spielerinnen und Spieler es selbst betreiben können.',
    },
    matter: {
      title: 'Warum es wichtig ist',
      text: 'Es geht um Verbraucherrechte, um die Frage, was Kaufen bedeutet, und um ein Stück Kultur, das sonst niemand je wieder zu sehen bekommt.',
    },
  },
  legal: {
    title: 'Hilfe bei Rechtsfragen',
    lead: 'Ein gekauftes Spiel läuft nicht mehr? Vielleicht hast du Ansprüche. Wir bauen drei Angebote auf, die dir helfen.',
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
      text: 'Unterstützung für alle, die sich ein eigenes Verfahren nicht leisten können.',
      action: 'Rechtshilfe beantragen',
    },
  },
  closing: {
    title: 'Ein Gesetz beginnt mit Menschen, die es fordern',
    text: 'Jedes Land zählt. Bitte allen weitersagen, die spielen.',
  },
  description:
    'Der aktuelle Stand der Europäischen Bürgerinitiative gegen das Abschalten verkaufter Spiele, Land für Land, und was man tun kann.',
  home: {
    title: 'Start',
    welcome: 'Willkommen, {{name}}',
    welcomeUnnamed: 'Willkommen',
    lead: 'Wie die Petition steht, was es Neues gibt und was andere verloren haben.',
    petitionAll: 'Zur Petition',
  },
};
