import type { Words } from '../../../lib/words.ts';
import type { guests as english } from './en.ts';

export const guests: Words<typeof english> = {
  name: 'ゲストユーザー',
  hint: 'ゲストとしての投稿は保存され、ログインするとアカウントに引き継がれます。',
};
