// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'upload'> = {
  choose: 'Importer une image',
  uploading: 'Importation de l’image',
  hint: 'PNG, JPEG, WebP ou AVIF, jusqu’à 5 Mo. Nous supprimons les données de lieu et d’appareil.',
  tooLarge: 'Cette image dépasse 5 Mo.',
  wrongKind: 'Choisissez une image PNG, JPEG, WebP ou AVIF.',
};
