// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'notifications'> = {
  title: 'Notifications',
  lead: 'Les réponses, les citations, les mentions et les décisions concernant ce que vous avez publié.',
  unread_one: 'Notifications : {{n}} non lue',
  unread_other: 'Notifications : {{n}} non lues',
  isUnread: 'Non lue.',
  loading: 'Chargement des notifications',
  failed: 'Impossible de charger vos notifications',
  shown_one: '{{current}} notification sur {{n}}',
  shown_other: '{{current}} notifications sur {{n}}',
  readAll: 'Tout marquer comme lu',
  markRead: 'Marquer comme lue',
  markUnread: 'Marquer comme non lue',
  logInFirst: 'Connectez-vous pour voir vos notifications.',
  reason: 'Motif : {{reason}}',
  empty: {
    title: 'Rien de nouveau',
    text: 'Quand quelqu’un vous répond ou vous cite, ou que la modération prend une décision sur vos contributions, vous le voyez ici.',
    forum: 'Aller au forum',
  },
  events: {
    mention: '{{author}} vous mentionne',
    quote: '{{author}} a cité votre réponse',
    reply: '{{author}} a répondu à votre sujet',
    follow: '{{author}} a répondu à un sujet que vous suivez',
  },
  decisions: {
    approve: 'La modération a approuvé votre contribution',
    reject: 'La modération a décidé de ne pas publier votre contribution',
    hide: 'La modération a masqué votre contribution',
    restore: 'La modération a rétabli votre contribution',
    undo: 'La modération est revenue sur une décision concernant votre contribution',
  },
  emails: {
    title: 'E-mails',
    intro: 'Tout apparaît sur cette page. Choisissez ce que vous recevez aussi par e-mail.',
    unverified: 'Les e-mails commenceront dès que vous aurez confirmé votre adresse.',
    failed: 'Impossible de charger vos choix',
    on: 'Vous recevrez ces e-mails',
    off: 'Vous ne recevrez plus ces e-mails',
    kinds: {
      mention: 'Quelqu’un me mentionne',
      quote: 'Quelqu’un cite ma réponse',
      reply: 'Quelqu’un répond à mon sujet',
      follow: 'Nouvelles réponses aux sujets que je suis',
      decision: 'La modération prend une décision sur ma contribution',
    },
  },
};
