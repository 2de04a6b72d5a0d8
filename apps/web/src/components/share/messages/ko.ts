import type { Messages } from '../../../lib/messages.ts';
import type { share as english } from './en.ts';

export const share: Messages<typeof english> = {
  share: '공유하기',
  copyLink: '링크 복사',
  copied: '링크를 복사했습니다!',
  copyFailed: '복사하지 못했습니다',
  copyFailedHint: '링크를 직접 복사해 주세요.',
};
