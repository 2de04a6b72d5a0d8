// SPDX-License-Identifier: AGPL-3.0-or-later
export const next = {
  title: 'Was du jetzt tun kannst',
  petition: 'Zur Petition',
  petitions: 'Deine Petition finden',
  widgets: 'Ein Widget einbinden',
  openData: 'Die Daten herunterladen',
  api: 'Die API kennenlernen',
  press: 'Presseanfrage stellen',
  privacy: 'Nach deinen Daten fragen',
  error: 'Einen Fehler melden',
  contact: 'Uns schreiben',
  source: 'Den Quelltext öffnen',
  volunteer: 'So kannst du helfen',
  faq: 'Fragen und Antworten lesen',
  about: 'Mehr über diese Website',
  pictures: 'Bilder der Petition zum Verwenden',
  sizes: { wide: 'Quer', square: 'Quadratisch', tall: 'Hoch' },
} as const;
