import type { Messages } from '../../../lib/messages.ts';
import type { guests as english } from './en.ts';

export const guests: Messages<typeof english> = {
  name: '访客用户',
  hint: '以访客身份发布的内容会保留，登录后并入您的账号。',
};
