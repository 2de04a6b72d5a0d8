// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'contact'> = {
  title: '메시지 보내기',
  topic: '어떤 내용인가요?',
  choose: '주제 선택',
  topicMissing: '주제를 선택해 주세요.',
  topics: {
    error: '사이트의 오류',
    account: '내 계정',
    content: '게시글, 사연 또는 운영진의 결정',
    privacy: '개인정보와 내 데이터',
    press: '언론',
    other: '기타',
  },
  text: '메시지',
  textHint: '다른 사람의 개인정보는 적지 말아 주세요.',
  email: '이메일 주소',
  emailHint: '답변을 원하실 때만 적어 주세요. 다른 용도로 쓰지 않습니다.',
  trap: '이 칸은 비워 두세요',
  send: '메시지 보내기',
  sending: '메시지를 보내는 중',
  done: '감사합니다. 메시지를 받았습니다.',
  doneWithAddress: '{{email}} 주소로 답변드리겠습니다.',
  doneWithout: '주소를 남기지 않으셔서 답변드릴 수 없습니다.',
  again: '다른 메시지 보내기',
};
