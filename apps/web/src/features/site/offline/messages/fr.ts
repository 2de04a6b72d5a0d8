// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'offline'> = {
  title: 'Vous êtes hors ligne',
  description: 'Les pages de ce site enregistrées sur votre appareil.',
  lead: 'Le serveur est injoignable. La page demandée n’est pas enregistrée sur votre appareil, mais celles-ci le sont.',
  retry: 'Réessayer',
  stored: 'Pages enregistrées sur cet appareil',
  since: 'Enregistrée le {{date}}',
  none: 'Aucune page n’est encore enregistrée. Celles que vous ouvrez avec une connexion le sont pour ces moments-là.',
};
