import type { Messages } from '../../../lib/messages.ts';
import type { share as english } from './en.ts';

export const share: Messages<typeof english> = {
  share: '共有',
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  copyFailed: 'コピーできませんでした',
  copyFailedHint: 'リンクを手動でコピーしてください。',
};
