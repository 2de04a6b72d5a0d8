import type { Messages } from '../../../lib/messages.ts';
import type { accounts as english } from './en.ts';

export const accounts: Messages<typeof english> = {
  tabs: '로그인 또는 회원가입',
  email: '이메일 주소',
  password: '비밀번호',
  newPassword: '새 비밀번호',
  firstName: '이름',
  lastName: '성',
  optional: '선택',
  showPassword: '비밀번호 표시',
  capsLock: 'Caps Lock이 켜져 있습니다.',
  passwordRules: '10~128자. 문장으로 만들면 기억하기 쉽습니다. 흔한 비밀번호는 쓸 수 없습니다.',
  code: '인증 코드',
  codeHint: '메일에 있는 숫자 여섯 자리입니다.',
  working: '잠시 기다려 주세요',
  backToLogin: '로그인으로 돌아가기',
  storyAsGuest: '계정 없이 사연 나누기',
  login: {
    lead: '다시 오신 것을 환영합니다. 공개된 내용은 계정 없이도 볼 수 있습니다.',
    submit: '로그인',
    forgot: '비밀번호를 잊으셨나요?',
    failed: '로그인하지 못했습니다',
  },
  register: {
    lead: '계정이 있으면 사연과 글을 한곳에 모아 둘 수 있고, 언제든지 삭제할 수 있습니다.',
    submit: '계정 만들기',
    emailHint: '로그인과 계정 관련 메일에 씁니다. 다른 사람에게는 보이지 않습니다.',
    privacy: '보관하는 정보와 목적, 기간:',
    done: '회원가입했습니다',
    welcome: '계정을 만들었습니다. 환영합니다!',
    failed: '회원가입하지 못했습니다',
  },
  social: {
    title: '또는',
    with: '{{provider}}(으)로 계속하기',
    failed: '이 방법으로 로그인하지 못했습니다',
    failures: {
      refused:
        '제공 업체에서 로그인이 취소되었습니다. 다시 시도하거나 이메일과 비밀번호로 로그인해 주세요.',
      expired: '시간이 초과되었거나 다른 창에서 열렸습니다. 처음부터 다시 시작해 주세요.',
      failed:
        '제공 업체의 응답을 사용할 수 없습니다. 다시 시도하거나 이메일과 비밀번호로 로그인해 주세요.',
      unverified:
        '제공 업체에서 이메일 주소가 인증되지 않았습니다. 그곳에서 먼저 인증하거나 여기서 이메일과 비밀번호로 가입해 주세요. 이곳의 계정에 추가하려면 먼저 그 계정의 이메일 주소를 인증해 주세요.',
      address_taken:
        '이 주소로 된 계정이 이미 있으며 아직 인증되지 않았습니다. 비밀번호로 로그인해 주세요. 다른 로그인 방법은 이후 프로필에서 추가할 수 있습니다.',
      linked_elsewhere:
        '이 로그인 방법은 다른 계정에 연결되어 있습니다. 그 방법으로 로그인하거나 그 계정에서 먼저 해제해 주세요.',
      sign_in_again: '안전을 위해 먼저 다시 로그인한 다음 이 로그인 방법을 추가해 주세요.',
      unavailable:
        '지금은 제공 업체에 연결할 수 없습니다. 나중에 다시 시도하거나 이메일과 비밀번호로 로그인해 주세요.',
    },
  },
  verify: {
    title: '이메일 주소 인증',
    lead: '이메일 주소와 메일에 있는 코드를 입력해 주세요.',
    leadLink: '버튼을 누르면 본인의 주소임이 확인됩니다.',
    submit: '주소 인증하기',
    byHand: '코드 직접 입력',
    byHandTitle: '코드를 직접 입력하기',
    done: '주소를 인증했습니다',
    doneText: '{{email}} 주소를 인증했습니다.',
    noticeTitle: '이메일 주소를 인증해 주세요',
    notice:
      '{{email}} 주소로 링크와 코드를 보냈습니다. 인증하기 전에는 저희 메일이 제대로 도착하는지 알 수 없습니다.',
  },
  resend: {
    title: '메일이 오지 않았거나 링크가 작동하지 않나요?',
    submit: '메일 다시 보내기',
    sent: '{{email}} 주소로 새 메일을 보냈습니다. 이전 링크는 쓸 수 없습니다.',
    sentMaybe:
      '{{email}} 주소가 인증을 기다리고 있다면 새 메일을 보냈습니다. 이전 링크는 쓸 수 없습니다.',
  },
  forgot: {
    title: '비밀번호 찾기',
    lead: '새 비밀번호를 설정할 수 있는 링크를 메일로 보내 드립니다.',
    submit: '메일 보내기',
    sent: '메일을 보냈습니다',
    sentText:
      '{{email}} 주소로 된 계정이 있다면 몇 분 안에 링크와 코드가 도착하며, 한 시간 동안 유효합니다. 스팸함도 확인해 주세요.',
    byHand: '코드 직접 입력',
    again: '다른 주소',
  },
  reset: {
    title: '새 비밀번호 설정',
    lead: '이메일 주소와 메일에 있는 코드, 새 비밀번호를 입력해 주세요.',
    leadLink: '새 비밀번호를 정해 주세요. 설정하면 모든 기기에서 로그아웃됩니다.',
    submit: '비밀번호 설정',
    another: '메일 다시 받기',
    done: '새 비밀번호를 설정했습니다',
    doneText: '모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인해 주세요.',
  },
  suspended: {
    title: '이 계정은 정지되었습니다',
    text: '본인의 데이터를 보고, 내보내고, 삭제할 수 있습니다. 사유:',
  },
};
