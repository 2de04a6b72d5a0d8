import type { Messages } from '../../../../lib/messages.ts';
import type { ownStories as english } from './en.ts';

export const ownStories: Messages<typeof english> = {
  title: '내 사연 나누기',
  description:
    '구매한 게임의 서비스가 종료되었을 때 무엇을 잃었는지 들려주세요. 계정이 없어도 됩니다.',
  lead: '구매한 게임의 서비스가 종료되었을 때 무엇을 잃으셨나요? 사연은 이곳에서 읽히고, 전체 손실에도 더해집니다.',
  review: '게스트의 사연과 회원의 첫 사연은 운영진이 확인한 뒤에 공개됩니다.',
  asGuest:
    '로그인하지 않은 상태이므로 사연은 {{id}} 이름으로 공개됩니다. 나중에 이 브라우저에서 가입하면 본인의 사연이 됩니다.',
  asMember: '사연은 회원 ID의 앞부분인 {{id}} 이름으로 공개되며, 실명은 표시되지 않습니다.',
  form: {
    game: '게임',
    gameHint: '판매될 때의 이름을 적어 주세요. 다른 분들이 적은 이름을 추천해 드립니다.',
    title: '제목',
    content: '사연',
    contentHint: '{{least}}자 이상 {{most}}자 이하. 다른 사람의 이름이나 주소는 적지 말아 주세요.',
    amount: '손실 금액',
    amountHint: '지불한 금액(예: 59.99). 엔으로 환산해 표시됩니다.',
    amountWrong: '금액은 59.99 같은 형식이며 {{most}} 이하여야 합니다.',
    currency: '통화',
    language: '사연의 언어',
    optional: '선택 사항',
    trap: '이 칸은 비워 두세요',
    send: '사연 제출',
    sending: '사연을 제출하는 중',
    save: '변경 내용 저장',
    saving: '저장하는 중',
    back: '사연으로 돌아가기',
  },
  failed: {
    title: '제출하지 못했습니다',
    unable: '제출할 수 없습니다',
    unableText: '페이지를 새로 고친 후 다시 시도해 주세요.',
    signedOut: '로그인이 풀렸습니다. 입력한 내용은 그대로 있습니다.',
    signIn: '로그인하고 이 페이지로 돌아오기',
    conflict:
      '그사이에 사연이 다른 곳에서 변경되었습니다. 입력한 내용은 그대로 있으며, 다시 저장하면 그 변경을 대신합니다.',
  },
  suspended: {
    title: '이 계정은 정지되었습니다',
    text: '사연을 올리거나 수정할 수 없습니다.',
  },
  restored: {
    title: '저장하지 않은 변경 내용을 복원했습니다',
    text: '전에 여기에 입력하고 저장하지 않은 내용입니다.',
    discard: '버리기',
  },
  done: {
    published: '사연이 공개되었습니다',
    pending: '사연이 접수되었습니다',
    pendingText: '운영진이 확인하면 바로 공개됩니다.',
    saved: '변경 내용을 저장했습니다',
  },
  standing: {
    published: '내가 쓴 사연입니다',
    pending: '사연을 검토하고 있습니다',
    pendingText: '운영진이 확인할 때까지 다른 사람에게는 보이지 않습니다.',
    held: '사연을 조금 더 살펴보고 있습니다',
    heldText:
      '링크나 다른 글과의 유사성 등으로 자동 규칙이 확인을 요청했습니다. 거부된 것이 아닙니다. 운영진이 확인할 때까지 다른 사람에게는 보이지 않습니다.',
    hidden: '사연이 숨겨졌습니다',
    hiddenText: '운영진이 숨겼습니다. 다른 사람에게는 보이지 않습니다.',
    reported: '사연이 잠시 숨겨졌습니다',
    reportedText: '여러 사람이 신고했습니다. 운영진이 결정할 때까지 숨겨집니다.',
    rejected: '사연이 게시되지 않았습니다',
    rejectedText: '다른 사람에게는 보이지 않습니다. 내용을 고쳐 다시 제출할 수 있습니다.',
    reason: '이유: {{reason}}',
    note: '운영진의 말: {{note}}',
    keep: '이 브라우저에서 이 주소로 다시 오면 진행 상황을 볼 수 있습니다. 브라우저 데이터를 지우면 볼 수 없게 됩니다.',
  },
  edit: {
    button: '수정',
    title: '내 사연 수정하기',
    review: '수정하면 다른 사람에게 보이기 전에 운영진의 확인을 다시 거칠 수 있습니다.',
    failed: '사연을 불러오지 못했습니다',
    loading: '사연을 불러오는 중',
  },
  withdraw: {
    button: '철회',
    title: '이 사연을 철회할까요?',
    text: '이전 내용까지 모두 삭제되며, 되돌릴 수 없습니다.',
    confirm: '사연 철회',
    busy: '사연을 철회하는 중',
    done: '사연을 철회했습니다',
  },
};
