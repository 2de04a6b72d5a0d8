import type { Messages } from '../../../lib/messages.ts';
import type { guests as english } from './en.ts';

export const guests: Messages<typeof english> = {
  name: '게스트 사용자',
  hint: '게스트로 남긴 내용은 보관되며, 로그인하면 계정으로 옮겨집니다.',
};
