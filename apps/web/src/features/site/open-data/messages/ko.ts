// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'openData'> = {
  title: '공개 데이터',
  description:
    '청원, 서명, 국가별 수치, 게임 아카이브를 JSON이나 CSV로 내려받아 자유롭게 쓸 수 있습니다.',
  lead: '저희가 집계하고 모은 모든 것을 내려받아 활용할 수 있습니다. 키도, 가입도 필요 없습니다.',
  license:
    '저희는 이 데이터에 대한 모든 권리를 포기합니다. 허락을 구하거나 출처를 밝히지 않아도 됩니다:',
  dataSets: '데이터 세트',
  schema: '스키마',
  download: '{{what}}: {{format}}',
  sets: {
    petitions: {
      title: '청원',
      text: '모든 청원의 상태, 날짜, 목표, 서명 수, 출처입니다.',
    },
    countries: {
      title: '국가',
      text: '국가별 서명 수와 유럽 시민 발의의 최소 기준입니다.',
    },
    history: {
      title: '추이',
      text: '매일 하루가 끝날 때의 서명 수로, 수치가 있는 최근 400일까지 담고 있습니다.',
    },
    moderation: {
      title: '운영 관리',
      text: '최근 30일 동안 신고, 삭제, 복원된 건수입니다.',
    },
    'tree-heads': {
      title: '트리 헤드',
      text: '이곳에서 몇 명이 서명했는지 누구나 확인할 수 있게 하는 로그의 날짜별 마지막 서명된 헤드입니다.',
    },
    games: {
      title: '게임 아카이브',
      text: '서비스가 종료됐거나 종료될 게임과 날짜, 출처입니다.',
    },
    commitments: {
      title: '약속 기록',
      text: '기관과 퍼블리셔가 약속한 것과 그 결과입니다.',
    },
  },
  examples: {
    title: '예시',
    latest: '유럽 시민 발의의 최신 수치',
    table: '모든 국가를 표로',
    unchanged: '바뀐 것이 있을 때만 내려받기',
    stream: '변경 사항을 실시간으로 받기',
    index: '모든 데이터 세트 목록',
  },
  rules: {
    title: '알아 두세요',
    open: '어느 사이트든 브라우저에서 데이터를 바로 읽을 수 있습니다(CORS).',
    etag: '응답에는 ETag가 있습니다. 이를 함께 보내면 새로운 내용만 받습니다.',
    limits:
      '같은 파일은 1분에 한 번까지만 요청해 주세요. 요청이 지나치게 많으면 429로 응답하고 언제 다시 요청할 수 있는지 알려 드립니다.',
    sources:
      '공식 청원의 수치는 함께 적힌 출처에서 가져왔습니다. 데모로 표시된 행은 가상의 예시입니다.',
  },
  documentation: 'API 문서',
  widgets: '사이트용 위젯',
};
