// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CopyMessages } from './messages.ts';

export const messages: CopyMessages = {
  skip: 'Aller au contenu',
  nav: {
    label: 'Menu principal',
    petitions: 'Pétitions',
    archive: 'Archives',
    news: 'Actualités',
    stories: 'Témoignages',
    forum: 'Forum',
    legal: 'Juridique',
    commitments: 'Promesses',
    openData: 'Données ouvertes',
  },
  note: 'Copie statique du {{date}} : vous pouvez tout lire, mais rien ajouter.',
  about: 'À propos de cette copie',
  licence: 'Open source (AGPL)',
  languages: 'Lire cette page en',
  start: {
    title: '{{brand}} : une copie statique',
    lead: 'Le {{date}}, nous avons enregistré tout ce qui était public sur ce site. Ces pages n’ont besoin d’aucun serveur : elles peuvent nous survivre.',
    inside: 'Ce qu’elle contient',
    pages: 'Toutes les pages',
    front: 'La page d’accueil telle qu’elle était',
    works: 'Ce qui fonctionne encore',
    worksText:
      'Vous pouvez écrire des lettres et rassembler vos preuves : tout se passe dans votre navigateur. Si vous avez signé une pétition ici, vous pouvez comparer votre reçu au registre enregistré. Toutes les données ouvertes sont incluses, et un fichier de sommes de contrôle montre si quelque chose a été modifié.',
    gone: 'Ce qui n’est plus possible',
    goneText:
      'Vous ne pouvez ni vous connecter, ni signer, ni publier, ni répondre, ni rechercher, ni signaler. Les profils des membres et les articles d’autres médias ne sont pas inclus. Les chiffres et les dates sont ceux du jour de l’enregistrement.',
    checksums: 'Sommes de contrôle de tous les fichiers',
  },
  list: {
    all: 'Toutes les entrées : {{title}}',
    count: 'Entrées : {{n}}',
    page: 'Page {{page}} sur {{pages}}',
    pages: 'Pages',
    empty: 'Il n’y a aucune entrée.',
  },
  deleted: {
    title: 'Supprimé',
    text: 'Ce contenu a été supprimé, à la demande de la personne qui l’a écrit ou par la modération, avant que nous l’enregistrions.',
  },
  missing: { title: 'Page introuvable', text: 'Cette page ne fait pas partie de la copie.' },
};
