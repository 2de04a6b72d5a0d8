// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: '청원: {{region}}',
  description: {
    none: '{{region}}: 아직 열린 청원이 없습니다. 오늘 국제 청원에 서명하고, 청원이 시작되면 알림을 받아 보세요.',
    over: '{{region}}: 게임을 계속 플레이할 수 있게 하기 위한 청원과 오늘 서명할 수 있는 청원.',
    open: '{{region}}: 게임을 계속 플레이할 수 있도록 오늘 서명할 수 있는 청원.',
  },
  lead: {
    none: '이곳에는 아직 열린 청원이 없습니다.',
    over: '이곳에서는 지금 서명을 받고 있지 않습니다.',
    open: '오늘 서명할 수 있는 청원입니다.',
  },
  subscribe: {
    title: '시작되면 알림 받기',
    lead: '이곳({{region}})에서 서명하실 수 있게 되면 한 번만 이메일을 보내 드리고 주소를 삭제합니다. 주소는 최대 2년 동안만 보관합니다.',
    submit: '알림 받기',
    confirmLead: '청원이 시작될 때 이메일을 받으시려면 확인해 주세요: {{region}}',
    confirmed: '완료되었습니다. 서명하실 수 있게 되면 이메일을 보내 드립니다.',
  },
  more: '그 밖에 할 수 있는 일',
  legal: '권리를 알아보고 편지 쓰기',
  widget: '국제 청원을 내 사이트에 표시하기',
  sign: '오늘 서명할 수 있는 청원',
  international: '국제 청원',
  everyone: '어느 나라에서든 서명할 수 있습니다.',
  share: {
    title: '유럽 시민 발의',
    text: '{{region}}: 서명 {{n}}건, 기준 {{needed}}건',
    link: '수치와 진행 상황: {{region}}',
  },
  counts: '국가 및 지역 {{regions}}곳, 오늘 서명할 수 있는 청원 {{n}}건',
  own: {
    label: '거주 국가 또는 지역',
    none: '선택 안 함',
    hint: '선택은 이 브라우저에만 저장되며 전송되지 않습니다.',
    guessed: '기기의 시간대로 추측한 것입니다. 아무것도 전송되지 않습니다.',
    forget: '선택 지우기',
    noPetition: '이곳에는 아직 열린 청원이 없습니다.',
    page: '페이지 보기',
  },
  sections: {
    open: '오늘 서명할 수 있는 청원',
    over: '다른 청원',
    none: '아직 청원이 없는 곳',
  },
  noneHint: '각 페이지에서 국제 청원에 서명하고, 청원이 시작되면 알림을 받을 수 있습니다.',
  groups: {
    world: '전 세계',
    union: '유럽연합',
    europe: '유럽(유럽연합 제외)',
    africa: '아프리카',
    america: '아메리카',
    asia: '아시아',
    oceania: '오세아니아',
  },
  empty: {
    title: '{{region}}: 일치하는 청원이 없습니다',
    text: '해당 페이지에서 오늘 서명할 수 있는 청원을 볼 수 있습니다.',
    page: '페이지 보기: {{region}}',
  },
  widgets: {
    none: '{{region}}: 아직 열린 청원이 없습니다. 이 위젯은 국제 청원을 보여 줍니다.',
    page: '그곳에서 할 수 있는 일: {{region}}',
  },
};
