// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'offline'> = {
  title: 'オフラインです',
  description: 'この端末に保存されている、このサイトのページです。',
  lead: 'サーバーに接続できません。開こうとしたページはこの端末に保存されていませんが、次のページは見られます。',
  retry: '再試行',
  stored: 'この端末に保存されているページ',
  since: '{{date}}に保存',
  none: 'まだ保存されているページはありません。接続中に開いたページは、こんなときのために保存されます。',
};
