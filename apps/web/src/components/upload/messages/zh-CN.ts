// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'upload'> = {
  choose: '上传图片',
  uploading: '正在上传图片',
  hint: '支持 PNG、JPEG、WebP、AVIF，最大 5 MB。我们会删除位置和相机信息。',
  tooLarge: '图片超过 5 MB。',
  wrongKind: '请选择 PNG、JPEG、WebP 或 AVIF 图片。',
};
