// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'content'> = {
  kinds: {
    story: 'Témoignage',
    forum_post: 'Sujet du forum',
    forum_reply: 'Réponse',
    memory: 'Souvenir',
    reason: 'Raison de signer',
    letter_answer: 'Réponse à une lettre',
    correction: 'Correction',
    game: 'Jeu',
  },
  reasons: {
    spam: 'Publicité ou message indésirable',
    abuse: 'Insultes ou harcèlement',
    illegal: 'Contraire à la loi',
    off_topic: 'Hors sujet',
    personal_data: 'Données personnelles d’autrui',
    duplicate: 'Déjà publié ici',
    other: 'Autre motif',
  },
  reasonHints: {
    spam: 'Vend quelque chose ou attire vers un autre site',
    abuse: 'Insulte, menace ou rabaisse quelqu’un',
    illegal: 'La loi interdit de publier cela',
    off_topic: 'Sans rapport avec les jeux que l’on débranche',
    personal_data: 'Des noms, adresses ou numéros qui ne sont pas ceux de l’auteur',
    duplicate: 'Copie, ou presque, de ce qui est déjà publié ici',
    other: 'Précisez ci-dessous de quoi il s’agit',
  },
  displayName: {
    label: 'Nom public',
    hint: 'Affiché à côté de tout ce que vous publiez ici. Sans nom, vous apparaissez sous {{id}}.',
    suggest: 'Proposer un nom',
    suggested: '{{second}} {{first}} {{n}}',
    firstWords:
      'de minuit|des neiges|du matin|des étoiles|de la forêt|du phare|des collines|du lac|des vagues|des dunes|du nord|des brumes',
    secondWords:
      'Renard|Faucon|Loutre|Lynx|Hibou|Héron|Comète|Boussole|Lanterne|Blaireau|Rivière|Pixel',
  },
  held: {
    links: 'Ce texte contient plusieurs liens.',
    alike: 'Ce texte ressemble beaucoup à un autre envoyé récemment.',
    too_quick: 'Le formulaire a été rempli inhabituellement vite.',
    other: 'Notre filtre antispam a eu un doute.',
  },
  heldUntil:
    'La modération vérifie donc d’abord votre texte. Il n’est pas refusé : d’ici là, personne d’autre ne le voit.',
  reasonMissing: 'Choisissez un motif.',
  edited: 'modifié le {{day}}',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleting: 'Suppression',
  deleted: 'Supprimé',
  permalink: 'Lien permanent',
  standing: {
    pending: {
      title: 'En attente de vérification',
      text: 'Pour l’instant, personne d’autre que vous ne voit ce texte. Nous vérifions la première contribution de chacun.',
    },
    held: { title: 'Retenu pour vérification' },
    hidden: {
      title: 'Masqué pour les autres',
      text: 'Ce texte a été signalé, ou la modération l’a jugé contraire aux règles. Modifiez-le et nous l’examinerons à nouveau.',
    },
    rejected: {
      title: 'Non publié',
      text: 'La modération a décidé de ne pas publier ce texte. Modifiez-le et nous l’examinerons à nouveau.',
    },
    reason: 'Motif : {{reason}}',
  },
  restored: {
    title: 'Vos modifications non enregistrées sont de retour',
    text: 'Nous avons retrouvé ce que vous aviez saisi ici.',
    discard: 'Abandonner',
  },
  failed: {
    title: 'Échec de l’envoi',
    unable: 'Envoi impossible',
    unableText: 'Veuillez actualiser la page et réessayer.',
    conflict:
      'Ce texte a été modifié ailleurs. Votre brouillon est conservé ; si vous enregistrez à nouveau, vous remplacez cette modification.',
  },
  signedOut: {
    text: 'Votre session a expiré. Votre brouillon est conservé.',
    signIn: 'Se connecter et continuer',
  },
  helpful: 'Utile',
  report: {
    button: 'Signaler',
    reported: 'Signalé',
    of: '{{label}} : {{name}}',
    title: {
      story: 'Signaler ce témoignage',
      forum_post: 'Signaler ce sujet',
      forum_reply: 'Signaler cette réponse',
      memory: 'Signaler ce souvenir',
      reason: 'Signaler cette raison',
      letter_answer: 'Signaler cette réponse',
      correction: 'Signaler cette correction',
      game: 'Signaler cette fiche',
    },
    text: 'La modération va l’examiner. Nous ne disons jamais à l’auteur qui a fait le signalement.',
    again: 'Vous l’avez déjà signalé. Un nouveau signalement remplace le premier.',
    reason: 'Quel est le problème ?',
    note: 'La modération doit-elle savoir autre chose ?',
    noteHint: 'Seule la modération le lira. 1 000 caractères au plus.',
    send: 'Envoyer le signalement',
    sending: 'Envoi du signalement',
    done: 'Merci pour votre signalement',
    doneText: 'La modération va l’examiner.',
  },
  history: {
    button: 'Versions précédentes',
    title: 'Versions précédentes',
    text: 'Ce qui était écrit avant chaque modification, du plus récent au plus ancien. Seule la modération le voit.',
    until: 'Jusqu’au {{time}}',
    loading: 'Chargement des versions précédentes',
    failed: 'Impossible de charger les versions précédentes',
    empty: 'Aucune modification.',
  },
};
