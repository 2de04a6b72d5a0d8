import type { Messages } from '../../../lib/messages.ts';
import type { share as english } from './en.ts';

export const share: Messages<typeof english> = {
  share: '分享',
  copyLink: '复制链接',
  copied: '链接已复制！',
  copyFailed: '复制失败',
  copyFailedHint: '请手动复制链接。',
};
