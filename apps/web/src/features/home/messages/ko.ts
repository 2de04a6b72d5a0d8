import type { Messages } from '../../../lib/messages.ts';
import type { home as english } from './en.ts';

export const home: Messages<typeof english> = {
  title: '홈',
  welcome: '{{name}} 님, 환영합니다',
  welcomeUnnamed: '환영합니다',
  lead: '청원의 현황, 새로운 소식, 그리고 다른 이들이 잃은 것들.',
  petitionAll: '청원 보기',
};
