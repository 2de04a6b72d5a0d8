// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'upload'> = {
  choose: 'Bild hochladen',
  uploading: 'Bild wird hochgeladen',
  hint: 'PNG, JPEG, WebP oder AVIF, bis 5 MB. Orts- und Kameradaten entfernen wir.',
  tooLarge: 'Dieses Bild ist größer als 5 MB.',
  wrongKind: 'Wähle ein Bild im Format PNG, JPEG, WebP oder AVIF.',
};
