// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'readingsPetitions'> = {
  title: '의심스러운 수치',
  description: '확인을 기다리는 청원 수치입니다.',
  intro:
    '수치가 갑자기 변하면 {{n}}회 연속으로 같은 결과가 나온 뒤에야 표시합니다. 그 전에 직접 결정할 수도 있습니다. 모든 결정은 본인의 이름으로 감사 기록에 남습니다.',
  loading: '의심스러운 수치를 불러오는 중',
  failed: '의심스러운 수치를 불러오지 못했습니다',
  empty: '의심스러운 수치가 없습니다',
  emptyText: '갑자기 변한 수치는 이곳에 90일 동안 표시됩니다.',
  change: '서명 {{last}}건에서 {{total}}건으로',
  states: {
    waiting: '확인 대기 중',
    rejected: '거부됨',
    accepted: '승인됨',
    confirmed: '이후 조회에서 확인됨',
    superseded: '다른 수치로 대체됨',
  },
  reasons: {
    total_rose: '총계가 평소보다 빠르게 늘었습니다.',
    total_fell: '총계가 크게 줄었습니다.',
    states_rose: '나라별 합계가 평소보다 빠르게 늘었습니다.',
    states_fell: '나라별 합계가 크게 줄었습니다.',
    states_differ: '나라별 합계가 총계와 맞지 않습니다.',
  },
  sum: '나라별 합계',
  pace: '평소 속도',
  perDay: '하루 {{n}}건',
  polls: '일치한 조회',
  pollsOf: '{{n}}회({{needed}}회 필요)',
  firstReceived: '처음 받은 때',
  lastReceived: '마지막으로 받은 때',
  actionOn: '{{action}}: 서명 {{total}}건',
  decisions: {
    accept: {
      action: '승인',
      question: '서명 {{total}}건을 표시할까요?',
      text: '이 수치가 지금 수치를 바로 대신하며 모두에게 표시됩니다.',
      button: '수치 승인',
      busy: '승인하는 중',
      done: '이제 서명 {{total}}건을 표시합니다',
    },
    reject: {
      action: '거부',
      question: '서명 {{total}}건을 거부할까요?',
      text: '이후 조회 결과가 같아도 이 수치는 확인되지 않습니다. 제공자가 같은 수치를 보내는 동안에는 나중에 승인할 수 있습니다.',
      button: '수치 거부',
      busy: '거부하는 중',
      done: '서명 {{total}}건을 거부했습니다',
    },
  },
  outdated:
    '이 수치는 이미 결정되었거나 다른 수치로 대체되었습니다. 창을 닫으면 최신 목록이 표시됩니다.',
};
