// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'widgets'> = {
  title: '위젯',
  description: '청원의 실시간 수치를 사이트, 뉴스레터, 방송 화면에 보여 주세요.',
  lead: '실시간 수치를 내 사이트, 뉴스레터, 방송 화면에 보여 주세요. 쿠키도, 계정도, 키도 필요 없습니다.',
  form: '위젯 설정',
  subject: '청원 또는 국가',
  share: '{{country}} · 유럽 시민 발의에서의 비율',
  view: {
    label: '종류',
    counter: '카운터',
    bar: '진행 막대',
    row: '한 줄',
    map: '타일 지도',
    overlay: '방송용 오버레이',
  },
  theme: {
    label: '색상',
    auto: '독자의 기기에 맞춤',
    light: '밝게',
    dark: '어둡게',
    transparent: '투명 배경, 어두운 글자',
    'transparent-dark': '투명 배경, 밝은 글자',
  },
  language: '언어',
  size: '너비',
  preview: '미리보기',
  use: '사용 방법',
  copy: '복사',
  copyOf: '복사: {{what}}',
  copied: '복사했습니다',
  copyFailed: '복사하지 못했습니다',
  copyFailedHint: '텍스트를 선택해 직접 복사해 주세요.',
  codes: {
    frame: {
      title: '내 사이트에 넣기',
      hint: '위젯을 보여 줄 위치에 붙여 넣으세요. 수치는 자동으로 갱신됩니다.',
    },
    script: {
      title: '선택 사항: 높이 자동 조절',
      hint: '페이지마다 한 번만 추가하면 위젯 높이가 내용에 꼭 맞습니다.',
    },
    image: {
      title: '스크립트 없이',
      hint: '사이트, 피드, 게시판용 SVG 이미지입니다. 불러온 순간의 수치를 보여 줍니다.',
    },
    shareImage: {
      title: '공유용 이미지',
      hint: '게시물, 링크 미리보기, 뉴스레터에 쓰는 1200 × 630픽셀 PNG입니다. 대부분의 이메일 앱은 SVG 이미지를 표시하지 않지만 이 이미지는 표시합니다.',
    },
    overlay: {
      title: '방송에 쓰기',
      hint: 'OBS 같은 프로그램에서 이 주소로 브라우저 소스를 추가하고 크기를 1920 × 1080픽셀로 지정하세요.',
    },
    link: {
      title: '링크',
      hint: '워드프레스 등 oEmbed를 지원하는 사이트에서는 이 링크가 위젯으로 바뀝니다.',
    },
  },
  privacy:
    '위젯은 쿠키를 쓰지 않고, 독자의 브라우저에 아무것도 저장하지 않으며, 누구도 식별하지 않습니다. 브라우저는 저희 서버에 수치만 요청합니다.',
  openData: '모든 수치를 공개 데이터로 보기',
};
