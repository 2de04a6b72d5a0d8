// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'deliveryPetitions'> = {
  title: '서명 전달',
  intro:
    '서명한 모든 사람의 이름을 받는 곳이 원하는 형식의 파일로 만듭니다. 파일은 {{days}}일 뒤에 삭제합니다. 파일 생성과 다운로드는 모두 감사 기록에 남습니다.',
  files: '파일',
  loading: '파일 불러오는 중',
  failed: '파일을 불러오지 못했습니다',
  none: '아직 파일이 없습니다.',
  file: '파일',
  paper: '용지',
  delimiter: '구분 기호',
  kinds: { csv: 'CSV', pdf: 'PDF' },
  papers: { A4: 'A4', LETTER: '레터' },
  delimiters: { comma: '쉼표', semicolon: '세미콜론' },
  language: '표지와 제목 행의 언어',
  columns: '열',
  column: {
    firstName: '이름',
    lastName: '성',
    city: '도시',
    country: '국가 또는 지역',
    day: '서명일',
  },
  columnMissing: '열을 하나 이상 선택해 주세요.',
  key: '받는 곳의 공개 키(age)',
  keyHint:
    'age1로 시작합니다. 그러면 받는 곳에서만 무료 프로그램 age로 파일을 열 수 있습니다. 키가 없으면 파일은 암호화되지 않습니다.',
  keyWrong: 'age 공개 키가 아닙니다.',
  purpose: '목적',
  purposeHint: '누가 왜 파일을 받는지 적어 주세요. 감사 기록에 남습니다.',
  submit: '파일 만들기',
  sending: '요청 중',
  requested: '파일을 만들고 있습니다',
  count_other: '서명 {{n}}건',
  encrypted: '암호화됨',
  download: '다운로드',
  states: {
    preparing: '만드는 중',
    ready: '준비됨',
    failed: '실패',
    expired: '삭제됨',
  },
};
