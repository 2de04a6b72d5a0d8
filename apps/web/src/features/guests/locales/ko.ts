import type { Words } from '../../../lib/words.ts';
import type { guests as english } from './en.ts';

export const guests: Words<typeof english> = {
  name: '게스트 사용자',
  hint: '게스트로 남긴 내용은 보관되며, 로그인하면 계정으로 옮겨집니다.',
};
