// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'widgets'> = {
  title: 'Widgets',
  description:
    'Affichez les chiffres de la pétition en direct sur votre site, dans une newsletter ou sur votre stream.',
  lead: 'Affichez les chiffres en direct sur votre site, dans une newsletter ou sur votre stream. Sans cookies, sans compte, sans clé.',
  form: 'Votre widget',
  subject: 'Pétition ou pays',
  share: '{{country}} · part de l’initiative européenne',
  view: {
    label: 'Type',
    counter: 'Compteur',
    bar: 'Barre de progression',
    row: 'Une ligne',
    map: 'Carte en tuiles',
    overlay: 'Incrustation pour stream',
  },
  theme: {
    label: 'Couleurs',
    auto: 'Selon l’appareil',
    light: 'Clair',
    dark: 'Sombre',
    transparent: 'Transparent, texte sombre',
    'transparent-dark': 'Transparent, texte clair',
  },
  language: 'Langue',
  size: 'Largeur',
  preview: 'Aperçu',
  use: 'Utiliser',
  copy: 'Copier',
  copyOf: 'Copier : {{what}}',
  copied: 'Copié',
  copyFailed: 'Échec de la copie',
  copyFailedHint: 'Sélectionnez le texte et copiez-le vous-même.',
  codes: {
    frame: {
      title: 'Pour votre site',
      hint: 'Collez ce code à l’endroit voulu. Le widget se met à jour tout seul.',
    },
    script: {
      title: 'Facultatif : toujours la bonne hauteur',
      hint: 'À ajouter une fois par page. Chaque widget prend exactement la hauteur de son contenu.',
    },
    image: {
      title: 'Sans scripts',
      hint: 'Une image SVG pour les sites, les flux et les forums. Elle montre les chiffres tels qu’ils sont au moment où elle se charge.',
    },
    shareImage: {
      title: 'Image à partager',
      hint: 'Un PNG de 1 200 × 630 pixels pour les publications, les aperçus de liens et les newsletters. La plupart des messageries n’affichent pas les images SVG, mais elles affichent celle-ci.',
    },
    overlay: {
      title: 'Pour votre stream',
      hint: 'Dans OBS ou un logiciel similaire, ajoutez une source navigateur avec cette adresse, en 1 920 × 1 080 pixels.',
    },
    link: {
      title: 'Lien',
      hint: 'WordPress et les autres sites compatibles oEmbed transforment ce lien en widget.',
    },
  },
  privacy:
    'Les widgets ne déposent pas de cookies, n’enregistrent rien dans les navigateurs qui les affichent et ne reconnaissent personne. Les navigateurs ne demandent à notre serveur que les chiffres.',
  openData: 'Tous les chiffres en données ouvertes',
};
