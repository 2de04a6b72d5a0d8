import type { Messages } from '../../../lib/messages.ts';
import type { home as english } from './en.ts';

export const home: Messages<typeof english> = {
  title: '首页',
  welcome: '欢迎您，{{name}}',
  welcomeUnnamed: '欢迎您',
  lead: '请愿的进展、最新的消息，以及其他玩家失去的东西。',
  petitionAll: '查看请愿',
};
