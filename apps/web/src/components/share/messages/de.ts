// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'share'> = {
  title: 'Teilen',
  preview: 'Bild zum Teilen: {{title}}',
  format: 'Bild',
  size: { wide: 'Quer', square: 'Quadrat', tall: 'Hoch' },
  download: 'Bild herunterladen',
  downloading: 'Das Bild wird vorbereitet',
  downloaded: 'Bild heruntergeladen!',
  failed: 'Das Bild konnte nicht erstellt werden',
  failedHint: 'Bitte versuch es später noch einmal.',
  yourText: 'Dein Text',
  text: {
    petition:
      'Spiele, die wir gekauft haben, sollen spielbar bleiben. So steht es um die Petition:',
    country: '{{title}} – Spiele, die wir gekauft haben, sollen spielbar bleiben.',
    game: 'Erinnerst du dich an {{title}}?',
    memory: '„{{title}}“ – eine Erinnerung.',
    story: '„{{title}}“ – eine Geschichte über ein verlorenes Spiel.',
    article: '{{title}}',
    post: '„{{title}}“ – was meinst du?',
  },
  bySystem: 'Weitere Möglichkeiten',
  shareOn: 'Teilen über',
  email: 'E-Mail',
  wechat: 'WeChat',
  wechatHint: 'Der Link ist kopiert. Füg ihn in WeChat ein oder scanne den Code mit WeChat.',
  wechatScan: 'Scanne den Code mit WeChat oder kopiere diesen Link:',
  qrCode: 'QR-Code des Links',
  mastodonServer: 'Dein Mastodon-Server',
  mastodonHint: 'Zum Beispiel mastodon.social. Dein Browser merkt ihn sich.',
  mastodonInvalid: 'Gib einen Server ein, zum Beispiel mastodon.social.',
  mastodonGo: 'Weiter',
};
