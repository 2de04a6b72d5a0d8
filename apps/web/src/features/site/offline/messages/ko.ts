// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'offline'> = {
  title: '오프라인입니다',
  description: '이 기기에 저장된 이 사이트의 페이지입니다.',
  lead: '서버에 연결할 수 없습니다. 열려던 페이지는 이 기기에 저장되어 있지 않지만, 아래 페이지는 볼 수 있습니다.',
  retry: '다시 시도',
  stored: '이 기기에 저장된 페이지',
  since: '{{date}} 저장',
  none: '아직 저장된 페이지가 없습니다. 연결된 동안 연 페이지는 이런 때를 위해 저장됩니다.',
};
