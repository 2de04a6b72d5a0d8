import type { Words } from '../../../lib/words.ts';
import type { share as english } from './en.ts';

export const share: Words<typeof english> = {
  share: '共有',
  copyLink: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  copyFailed: 'コピーできませんでした',
  copyFailedHint: 'リンクを手動でコピーしてください。',
};
