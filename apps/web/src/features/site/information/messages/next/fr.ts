// SPDX-License-Identifier: AGPL-3.0-or-later
export const next = {
  title: 'Ce que vous pouvez faire maintenant',
  petition: 'Aller à la pétition',
  petitions: 'Trouver votre pétition',
  widgets: 'Intégrer un widget',
  openData: 'Télécharger les données',
  api: 'Découvrir l’API',
  press: 'Contact presse',
  privacy: 'Poser une question sur vos données',
  error: 'Signaler une erreur',
  contact: 'Nous écrire',
  source: 'Ouvrir le code source',
  volunteer: 'Voir comment aider',
  faq: 'Lire les questions fréquentes',
  about: 'En savoir plus sur ce site',
  pictures: 'Images de la pétition à utiliser',
  sizes: { wide: 'Horizontale', square: 'Carrée', tall: 'Verticale' },
} as const;
