// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'accounts'> = {
  tabs: '계속하는 방법',
  email: '이메일 주소',
  password: '비밀번호',
  newPassword: '새 비밀번호',
  firstName: '이름',
  lastName: '성',
  optional: '선택 사항',
  showPassword: '비밀번호 표시',
  capsLock: 'Caps Lock이 켜져 있습니다.',
  passwordRules: '10자 이상. 짧은 문장으로 만들면 기억하기 쉽습니다.',
  code: '인증 코드',
  codeHint: '이메일에 있는 숫자 여섯 자리',
  working: '잠시 기다려 주세요',
  backToLogin: '로그인으로 돌아가기',
  goal: {
    sign: {
      lead: '로그인하거나, 회원가입하거나, 계정 없이도 이 청원에 서명하실 수 있습니다.',
      withoutAccount: '계정 없이 서명하기',
    },
    tell: {
      lead: '로그인하거나, 회원가입하거나, 계정 없이도 사연을 나누실 수 있습니다.',
      withoutAccount: '계정 없이 사연 나누기',
    },
  },
  login: {
    lead: '환영합니다. 읽기만 하실 때는 계정이 없어도 됩니다.',
    submit: '로그인',
    forgot: '비밀번호를 잊으셨나요?',
    failed: '로그인하지 못했습니다',
  },
  register: {
    lead: '사연과 글을 한곳에 모아 둘 수 있습니다. 계정은 언제든지 삭제할 수 있습니다.',
    submit: '계정 만들기',
    emailHint: '로그인과 계정 관련 이메일에 사용합니다. 다른 사람에게는 절대 보여 주지 않습니다.',
    privacy: '보관하는 정보와 목적, 기간:',
    done: '가입이 완료되었습니다',
    welcome: '계정을 만들었습니다. 환영합니다!',
    failed: '가입하지 못했습니다',
  },
  social: {
    title: '또는',
    with: '{{provider}}(으)로 계속하기',
    demonstration:
      '데모: 이 버튼들은 이 컴퓨터의 모의 서비스로 연결되며, 어떤 사용자로든 로그인할 수 있습니다. Google, GitHub, Replit과는 관련이 없습니다.',
    failed: '로그인하지 못했습니다',
    failures: {
      refused: '로그인을 취소하셨습니다. 다시 시도하거나 이메일과 비밀번호로 로그인해 주세요.',
      expired: '시간이 초과되었거나 다른 창에서 열었습니다. 처음부터 다시 시작해 주세요.',
      failed:
        '제공 업체 쪽에 문제가 생겼습니다. 다시 시도하거나 이메일과 비밀번호로 로그인해 주세요.',
      unverified:
        '제공 업체에서 이메일 주소가 인증되지 않았습니다. 그곳에서 먼저 인증하거나 여기서 이메일과 비밀번호로 가입해 주세요. 이곳의 계정에 연결하려면 먼저 그 계정의 이메일 주소를 인증해 주세요.',
      address_taken:
        '이 주소로 가입한 계정이 이미 있지만 아직 인증되지 않았습니다. 비밀번호로 로그인한 뒤 프로필에서 다른 로그인 방법을 추가해 주세요.',
      linked_elsewhere:
        '이 로그인 방법은 이미 다른 계정에 연결되어 있습니다. 이 방법으로 그 계정에 로그인하거나 먼저 연결을 해제해 주세요.',
      sign_in_again: '안전을 위해 다시 로그인한 다음 이 로그인 방법을 추가해 주세요.',
      unavailable:
        '지금은 제공 업체에 연결할 수 없습니다. 나중에 다시 시도하거나 이메일과 비밀번호로 로그인해 주세요.',
    },
  },
  verify: {
    title: '이메일 주소 인증',
    lead: '이메일 주소와 이메일로 받은 코드를 입력해 주세요.',
    leadLink: '본인의 이메일 주소가 맞는지 인증해 주세요.',
    submit: '이메일 주소 인증하기',
    byHand: '코드 입력',
    byHandTitle: '대신 코드 입력하기',
    done: '이메일 주소가 인증되었습니다',
    doneText: '{{email}} 주소를 인증했습니다.',
    noticeTitle: '이메일 주소를 인증해 주세요',
    prompt:
      '{{email}} 주소로 이메일을 보냈습니다. 이메일에 있는 코드를 여기에 입력하시거나 링크를 열어 주세요.',
    later: '나중에',
    back: '보던 페이지로 돌아가기',
    notice:
      '{{email}} 주소로 링크와 코드를 보냈습니다. 비밀번호를 잊었을 때 도와드릴 수 있도록 주소를 인증해 주세요.',
  },
  resend: {
    title: '이메일이 오지 않았거나 링크가 만료되었나요?',
    submit: '이메일 다시 보내기',
    sent: '{{email}} 주소로 새 이메일을 보냈습니다. 이전 링크는 더 이상 쓸 수 없습니다.',
    sentMaybe:
      '{{email}} 주소가 아직 인증되지 않았다면 새 이메일을 보냈습니다. 이전 링크는 더 이상 쓸 수 없습니다.',
  },
  forgot: {
    title: '비밀번호 재설정',
    lead: '새 비밀번호를 설정할 수 있는 링크를 이메일로 보내 드립니다.',
    submit: '링크 보내기',
    sent: '받은편지함을 확인해 주세요',
    sentText:
      '{{email}} 주소로 가입한 계정이 있다면 몇 분 안에 링크와 코드가 도착하며, 한 시간 동안 유효합니다. 스팸함도 확인해 주세요.',
    byHand: '코드 입력',
    again: '다른 주소 사용하기',
  },
  reset: {
    title: '새 비밀번호 설정',
    lead: '이메일 주소, 이메일로 받은 코드, 새 비밀번호를 입력해 주세요.',
    leadLink: '새 비밀번호를 정해 주세요. 설정하면 모든 기기에서 로그아웃됩니다.',
    submit: '비밀번호 저장',
    another: '이메일 다시 받기',
    done: '비밀번호를 변경했습니다',
    doneText: '모든 기기에서 로그아웃되었습니다. 새 비밀번호로 로그인해 주세요.',
  },
  suspended: {
    title: '계정이 정지되었습니다',
    text: '본인의 데이터를 보고 내보내고 삭제할 수 있습니다. 사유:',
  },
};
