// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'upload'> = {
  choose: '画像をアップロード',
  uploading: '画像をアップロード中',
  hint: 'PNG、JPEG、WebP、AVIF、5MBまで。位置情報やカメラの情報は削除します。',
  tooLarge: 'この画像は5MBを超えています。',
  wrongKind: 'PNG、JPEG、WebP、AVIFの画像を選んでください。',
};
