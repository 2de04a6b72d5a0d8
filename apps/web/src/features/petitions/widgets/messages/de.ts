// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'widgets'> = {
  title: 'Widgets',
  description:
    'Zeig die aktuellen Zahlen der Petition auf deiner Website, im Newsletter oder im Stream.',
  lead: 'Zeig die aktuellen Zahlen auf deiner Website, im Newsletter oder in deinem Stream. Ohne Cookies, ohne Konto, ohne Schlüssel.',
  form: 'Dein Widget',
  subject: 'Petition oder Land',
  share: '{{country}} · Anteil an der europäischen Initiative',
  view: {
    label: 'Art',
    counter: 'Zähler',
    bar: 'Balken',
    row: 'Eine Zeile',
    map: 'Kachelkarte',
    overlay: 'Stream-Einblendung',
  },
  theme: {
    label: 'Farben',
    auto: 'Passend zum Gerät',
    light: 'Hell',
    dark: 'Dunkel',
    transparent: 'Transparent, dunkle Schrift',
    'transparent-dark': 'Transparent, helle Schrift',
  },
  language: 'Sprache',
  size: 'Breite',
  preview: 'Vorschau',
  use: 'Einbinden',
  copy: 'Kopieren',
  copyOf: 'Kopieren: {{what}}',
  copied: 'Kopiert',
  copyFailed: 'Kopieren fehlgeschlagen',
  copyFailedHint: 'Markiere den Text und kopiere ihn selbst.',
  codes: {
    frame: {
      title: 'Für deine Website',
      hint: 'Füg das dort ein, wo das Widget stehen soll. Es aktualisiert sich selbst.',
    },
    script: {
      title: 'Optional: immer die richtige Höhe',
      hint: 'Einmal pro Seite einfügen. Jedes Widget wird damit genau so hoch wie sein Inhalt.',
    },
    image: {
      title: 'Ohne Skripte',
      hint: 'Ein SVG-Bild für Websites, Feeds und Foren. Es zeigt die Zahlen, die beim Laden aktuell sind.',
    },
    shareImage: {
      title: 'Bild zum Teilen',
      hint: 'Ein PNG mit 1.200 × 630 Pixeln für Beiträge, Linkvorschauen und Newsletter. Die meisten Mailprogramme zeigen keine SVG-Bilder an, dieses aber schon.',
    },
    overlay: {
      title: 'Für deinen Stream',
      hint: 'Leg in OBS oder ähnlicher Software eine Browserquelle mit dieser Adresse an, 1.920 × 1.080 Pixel.',
    },
    link: {
      title: 'Link',
      hint: 'WordPress und andere Seiten mit oEmbed machen aus diesem Link das Widget.',
    },
  },
  privacy:
    'Widgets setzen keine Cookies, speichern nichts in den Browsern, die sie anzeigen, und erkennen niemanden wieder. Die Browser fragen unseren Server nur nach den Zahlen.',
  openData: 'Alle Zahlen als offene Daten',
};
