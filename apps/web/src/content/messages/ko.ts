import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'content'> = {
  kinds: { story: '사연', forum_post: '포럼 게시글', forum_reply: '답글' },
  reasons: {
    spam: '스팸 또는 광고',
    abuse: '욕설 또는 괴롭힘',
    illegal: '법에 어긋나는 내용',
    off_topic: '주제와 무관한 내용',
    personal_data: '다른 사람의 개인정보',
    duplicate: '이미 올라온 내용',
    other: '기타',
  },
  reasonHints: {
    spam: '물건을 팔거나 다른 사이트로 유인합니다',
    abuse: '누군가를 모욕하거나 위협하거나 비하합니다',
    illegal: '올리는 것 자체가 법으로 금지되어 있습니다',
    off_topic: '서비스가 종료되는 게임과 관련이 없습니다',
    personal_data: '작성자 본인의 것이 아닌 이름, 주소, 번호가 있습니다',
    duplicate: '똑같거나 거의 같은 글이 이미 있습니다',
    other: '아래에 내용을 적어 주세요',
  },
  displayName: {
    label: '공개 이름',
    hint: '여기에 게시하는 모든 글에 표시됩니다. 비워 두면 {{id}}(으)로 표시됩니다.',
  },
  reasonMissing: '사유를 하나 선택해 주세요.',
  restored: {
    title: '저장하지 않은 변경 내용을 복원했습니다',
    text: '전에 입력하신 내용을 다시 불러왔습니다.',
    discard: '버리기',
  },
  failed: {
    title: '제출하지 못했습니다',
    unable: '제출할 수 없습니다',
    unableText: '페이지를 새로고침한 후 다시 시도해 주세요.',
    conflict:
      '그동안 다른 곳에서 변경되었습니다. 초안은 그대로 있으며, 다시 저장하면 그 변경을 덮어씁니다.',
  },
  signedOut: {
    text: '로그인이 만료되었습니다. 작성하던 내용은 보관되어 있습니다.',
    signIn: '로그인하고 계속하기',
  },
  helpful: '도움이 됐어요',
  report: {
    button: '신고',
    reported: '신고함',
    of: '{{label}}: {{name}}',
    title: {
      story: '이 사연 신고하기',
      forum_post: '이 게시글 신고하기',
      forum_reply: '이 답글 신고하기',
    },
    text: '운영진이 확인합니다. 누가 신고했는지는 작성자에게 절대 알리지 않습니다.',
    again: '이미 신고하셨습니다. 다시 신고하면 이전 신고를 대체합니다.',
    reason: '어떤 문제가 있나요?',
    note: '운영진에게 더 알릴 내용이 있나요?',
    noteHint: '운영진만 읽습니다. 최대 1,000자입니다.',
    send: '신고 보내기',
    sending: '신고를 보내는 중',
    done: '신고해 주셔서 감사합니다',
    doneText: '운영진이 확인하겠습니다.',
  },
  history: {
    button: '이전 내용',
    title: '이전 내용',
    text: '바뀌기 전의 내용을 최신순으로 보여 줍니다. 운영진만 볼 수 있습니다.',
    until: '{{time}}까지',
    loading: '이전 내용을 불러오는 중',
    failed: '이전 내용을 불러오지 못했습니다',
    empty: '바뀐 내용이 없습니다.',
  },
};
