import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'submitArchive'> = {
  title: '게임 제보하기',
  description:
    '서비스가 종료되었거나 곧 종료될 게임을 아카이브에 추가해 주세요. 계정이 없어도 됩니다.',
  lead: '서비스가 종료되었거나 곧 종료될 게임을 기억할 수 있게 도와주세요. 운영진이 모든 제보를 확인한 뒤 아카이브에 등록합니다.',
  prompt: '빠진 게임이 있나요? 알고 있는 내용을 알려 주세요.',
  form: {
    name: '게임 이름',
    developer: '개발사',
    publisher: '배급사',
    coverUrl: '표지 이미지 URL',
    coverHint: 'https://로 시작하는 주소입니다. 이미지를 확인한 뒤 사본을 보여 드립니다.',
    coverUploaded: '이미지를 올렸습니다. 주소 대신 사용됩니다.',
    releaseDate: '출시일',
    shutdownDate: '서비스 종료일',
    dateHint: '아는 만큼만 적어 주세요: 2024-03-31, 2024-03 또는 2024.',
    dateWrong: '2024-03-31, 2024-03 또는 2024처럼 1970년부터 5년 뒤까지의 날짜를 입력해 주세요.',
    datesSwapped: '서비스 종료일보다 앞선, 실제로 있는 날짜를 입력해 주세요.',
    genre: '장르',
    platform: '플랫폼',
    unknown: '모름',
    description: '설명',
    descriptionHint: '어떤 게임이었나요? 최대 {{most}}자.',
    shutdownReason: '종료 이유',
    shutdownReasonHint: '배급사가 밝힌 내용이나 알려진 사실.',
    sourceUrl: '출처 링크',
    sourceHint: '종료 공지처럼 날짜를 확인할 수 있는 페이지입니다. 가장 큰 도움이 됩니다.',
    urlWrong: 'https://로 시작하는 전체 주소를 입력해 주세요.',
    language: '글의 언어',
    trap: '이 칸은 비워 두세요',
    send: '게임 제보',
    sending: '게임을 제보하는 중',
  },
  missing: {
    title: '빠진 정보가 있습니다',
    text: '게임 이름, 개발사, 서비스 종료일을 입력해 주세요.',
  },
  similar: {
    title: '이미 아카이브에 있나요?',
    text: '이 중에 있다면 다시 제보하지 않아도 됩니다.',
  },
  done: {
    title: '게임을 제보했습니다!',
    text: '게임의 역사를 지키는 데 함께해 주셔서 감사합니다. 제보를 검토하고 있습니다.',
    again: '다른 게임 제보하기',
    back: '아카이브로 돌아가기',
  },
  suspended: {
    title: '계정이 정지되었습니다',
    text: '정지된 동안에는 게임을 제보할 수 없습니다.',
  },
};
