import type { Messages } from '../../../lib/messages.ts';
import type { stories as english } from './en.ts';

export const stories: Messages<typeof english> = {
  title: '사연',
  description:
    '구매한 게임의 서비스가 종료되었을 때 무엇을 잃었는지, 이용자들이 직접 들려주는 사연을 게임별로 찾아볼 수 있습니다.',
  lead: '구매한 게임의 서비스가 종료되었을 때 무엇을 잃었는지, 이용자들이 직접 들려줍니다.',
  totals: {
    lost: '손실 총액',
    rates: '각 금액을 당시 기준 환율에 따라 엔으로 환산',
    stories: '사연',
    games: '게임',
  },
  search: '게임으로 검색',
  placeholder: '게임 이름',
  find: '검색',
  list: '공개된 사연',
  shown_one: '사연 {{n}}건 중 {{current}}건 표시',
  shown_other: '사연 {{n}}건 중 {{current}}건 표시',
  more: '더 불러오기',
  loading: '사연을 불러오는 중',
  loadingMore: '더 불러오는 중',
  moreFailed: '사연을 더 불러오지 못했습니다',
  retry: '다시 시도',
  read: '사연 읽기',
  readOf: '사연 읽기: {{title}}',
  empty: {
    title: '이 게임에 관한 사연이 없습니다',
    text: '아직 아무도 사연을 남기지 않았습니다. 이름의 일부로 검색하면 더 찾을 수 있습니다.',
    none: '구매한 게임의 서비스가 종료된 적이 있나요? 첫 번째 사연을 들려주세요.',
    clear: '모든 사연 보기',
  },
  story: {
    back: '모든 사연',
    edited: '{{day}} 수정됨',
    given: '{{amount}}, {{day}} 기준 환율 적용',
    more: '이 게임의 사연',
    share: '이 사연 공유하기',
    failed: '사연을 불러오지 못했습니다',
  },
};
