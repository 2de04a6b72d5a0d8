// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'contact'> = {
  title: 'Écrivez-nous',
  topic: 'De quoi s’agit-il ?',
  choose: 'Choisir un thème',
  topicMissing: 'Choisissez un thème.',
  topics: {
    error: 'Une erreur sur le site',
    account: 'Mon compte',
    content: 'Un sujet du forum, un témoignage ou une décision',
    privacy: 'La confidentialité et mes données',
    press: 'Presse',
    other: 'Autre chose',
  },
  text: 'Votre message',
  textHint: 'Merci de n’indiquer aucune donnée personnelle d’autrui.',
  email: 'Votre adresse e-mail',
  emailHint: 'Seulement si vous souhaitez une réponse. Nous ne l’utilisons pour rien d’autre.',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le message',
  sending: 'Envoi du message',
  done: 'Merci. Nous avons reçu votre message.',
  doneWithAddress: 'Nous répondrons à {{email}}.',
  doneWithout: 'Vous n’avez pas laissé d’adresse : nous ne pouvons donc pas vous répondre.',
  again: 'Envoyer un autre message',
};
