// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'offline'> = {
  title: 'Du bist offline',
  description: 'Seiten dieser Website, die auf deinem Gerät gespeichert sind.',
  lead: 'Wir erreichen den Server nicht. Die Seite, die du öffnen wolltest, ist nicht auf deinem Gerät gespeichert, diese hier schon.',
  retry: 'Noch einmal versuchen',
  stored: 'Auf diesem Gerät gespeichert',
  since: 'Gespeichert am {{date}}',
  none: 'Noch ist keine Seite gespeichert. Was du mit Verbindung öffnest, wird für solche Momente gespeichert.',
};
