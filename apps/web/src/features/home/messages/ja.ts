import type { Messages } from '../../../lib/messages.ts';
import type { home as english } from './en.ts';

export const home: Messages<typeof english> = {
  title: 'ホーム',
  welcome: '{{name}} さん、ようこそ',
  welcomeUnnamed: 'ようこそ',
  lead: '署名活動の現状、最新の情報、そして失われたゲームの体験談。',
  petitionAll: '署名活動を見る',
};
