import type { Words } from '../../../lib/words.ts';
import type { guests as english } from './en.ts';

export const guests: Words<typeof english> = {
  name: '访客用户',
  hint: '以访客身份发布的内容会保留，登录后并入您的账号。',
};
