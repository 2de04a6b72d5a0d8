// SPDX-License-Identifier: AGPL-3.0-or-later
export const next = {
  title: '지금 할 수 있는 일',
  petition: '청원으로 가기',
  petitions: '내 지역의 청원 찾기',
  widgets: '위젯 넣기',
  openData: '데이터 내려받기',
  api: 'API 사용법 보기',
  press: '언론 문의',
  privacy: '내 데이터에 대해 문의하기',
  error: '오류 신고하기',
  contact: '문의하기',
  source: '소스 코드 열기',
  volunteer: '도울 방법 보기',
  faq: '자주 묻는 질문 읽기',
  about: '이 사이트 소개 보기',
  pictures: '사용할 수 있는 청원 이미지',
  sizes: { wide: '가로형', square: '정사각형', tall: '세로형' },
} as const;
