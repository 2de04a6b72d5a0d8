// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'answersLegal'> = {
  title: '편지와 답변',
  text: '이곳의 의원이나 기관에 편지를 썼나요? 쓴 사람 수에 더하고, 받은 답변을 나눠 주세요.',
  wrote_other: '{{n}}명이 편지를 썼습니다',
  answered_other: '답변 {{n}}건',
  press: '편지를 썼습니다',
  loading: '답변을 불러오는 중',
  failed: '답변을 불러오지 못했습니다',
  empty: '아직 공유된 답변이 없습니다.',
  waiting: '다른 사람에게 보이지 않는 내 답변',
  on: '{{date}} 답변',
  share: '답변 공유하기',
  read: '답변 읽고 공유하기',
  delete: {
    title: '이 답변을 삭제할까요?',
    text: '되돌릴 수 없습니다.',
  },
  form: {
    who: '누가 답했나요?',
    whoHint: '국회의원처럼 이름과 직책을 적어 주세요. 개인 주소와 전화번호는 빼 주세요.',
    answeredOn: '언제 답했나요?',
    answeredOnWrong: '오늘까지의 날짜를 입력해 주세요',
    content: '어떻게 답했나요?',
    contentHint:
      '원문 그대로 인용하고, 줄인 부분은 […]로 표시해 주세요. 자신의 이름과 주소는 빼 주세요.',
    language: '언어',
    consentName: '동의',
    consent: '답한 사람이 인용에 동의했거나 답변을 직접 공개했습니다.',
    consentHint: '확실하지 않다면 먼저 물어보세요.',
    consentMissing: '인용에 동의한 답변만 보여 드릴 수 있습니다',
    trap: '이 칸은 비워 두세요',
    review: '모든 답변은 운영진이 확인한 뒤 공개됩니다.',
    asGuest: '게스트로 쓰고 있습니다.',
    logIn: '로그인',
    send: '답변 공유',
    sending: '보내는 중',
    done: '감사합니다. 답변을 잘 받았습니다.',
    doneText: '운영진이 확인하면 공개됩니다.',
    suspended: '계정이 정지되었습니다. 읽을 수는 있지만 쓸 수는 없습니다.',
  },
};
