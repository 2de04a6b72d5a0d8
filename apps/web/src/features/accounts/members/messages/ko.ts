// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'members'> = {
  title: '회원',
  description: '회원의 사연, 추억, 게시글, 답글입니다.',
  loading: '회원 정보를 불러오는 중',
  failed: '회원 정보를 불러오지 못했습니다',
  listFailed: '글을 불러오지 못했습니다',
  since: '{{day}} 가입',
  filter: '표시',
  all: '전체',
  kinds: {
    story: '사연',
    forum_post: '게시글',
    forum_reply: '답글',
    memory: '추억',
    reason: '서명한 이유',
    letter_answer: '편지에 대한 답변',
    correction: '수정 제안',
    game: '게임',
  },
  empty: '아직 아무것도 없습니다',
  emptyText: '공개된 사연, 추억, 게시글, 답글이 여기에 표시됩니다.',
  you: '다른 사람에게는 이렇게 보입니다.',
  edit: '공개 이름 변경',
  reset: {
    button: '이름 삭제',
    title: '이 공개 이름을 삭제할까요?',
    text: '이 회원은 {{id}}(으)로 표시됩니다. 이 이름은 다시 사용할 수 없으며, 회원님이 삭제했다는 사실이 기록됩니다.',
    reason: '사유',
    reasonHint: '운영진과 관리자만 볼 수 있습니다. 3자 이상 입력해 주세요.',
    missing: '사유를 3~500자로 입력해 주세요.',
    saving: '이름을 삭제하는 중',
    done: '이름을 삭제했습니다',
    doneText: '“{{name}}”은(는) 더 이상 사용할 수 없습니다.',
  },
};
