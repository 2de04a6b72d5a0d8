import type { Messages } from '../../../lib/messages.ts';
import type { guests as english } from './en.ts';

export const guests: Messages<typeof english> = {
  name: 'ゲストユーザー',
  hint: 'ゲストとしての投稿は保存され、ログインするとアカウントに引き継がれます。',
};
