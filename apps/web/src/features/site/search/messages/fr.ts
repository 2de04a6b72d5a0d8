// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'search'> = {
  title: 'Recherche',
  description:
    'Recherchez dans les actualités, les témoignages, le forum et les pages de ce site, en six langues.',
  label: 'Rechercher sur ce site',
  hint: 'Trouvez des actualités, des témoignages, des sujets du forum et des pages.',
  key: {
    label: 'La touche / ouvre la recherche',
    hint: 'Désactivez-la si elle gêne la saisie vocale. Ctrl+K ou ⌘K fonctionne toujours.',
  },
  tooShort: 'Saisissez au moins deux lettres ou chiffres.',
  results: 'Résultats',
  kindsLabel: 'Types de résultats',
  all: 'Tout',
  kinds: {
    page: 'Pages',
    news: 'Actualités',
    story: 'Témoignages',
    forum_post: 'Sujets du forum',
    forum_reply: 'Réponses',
    memory: 'Souvenirs',
    game: 'Jeux',
  },
  found_one: '{{n}} résultat',
  found_other: '{{n}} résultats',
  foundAtLeast: 'Plus de {{n}} résultats',
  moreThan: 'plus de {{n}}',
  shown_one: '{{current}} résultat affiché sur {{n}}',
  shown_other: '{{current}} résultats affichés sur {{n}}',
  shownAtLeast: '{{current}} résultats affichés sur plus de {{total}}',
  more: 'Voir plus : {{kind}}',
  reply: 'Réponse à ce sujet',
  deleted: 'Sujet supprimé',
  empty: {
    title: 'Aucun résultat pour « {{q}} »',
    text: 'Essayez avec moins de mots ou avec d’autres, ou recherchez dans toutes les langues.',
  },
  loading: 'Recherche en cours',
  failed: 'La recherche a échoué ici',
};
