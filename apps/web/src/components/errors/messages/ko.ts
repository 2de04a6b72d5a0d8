// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: '다음 항목을 확인해 주세요',
    proof_invalid:
      '링크나 코드가 올바르지 않거나, 만료되었거나, 이미 사용되었습니다. 새로 요청해 주세요.',
    not_signed_in: '먼저 로그인해 주세요.',
    wrong_credentials: '이메일 주소나 비밀번호가 올바르지 않습니다.',
    not_allowed: '이 작업을 할 권한이 없습니다.',
    cross_site:
      '브라우저가 이 양식이 우리 페이지에서 왔다는 것을 알려 주지 않아 보내지 않았습니다. 페이지를 새로 고치고 양식을 작성해 다시 보내 주세요. 그래도 안 되면 어느 페이지에서 왔는지 숨기는 확장 프로그램을 끄거나 다른 브라우저를 사용해 주세요.',
    account_suspended:
      '이 계정은 정지되었습니다. 본인의 데이터를 보고 내보내고 삭제하는 것만 할 수 있습니다.',
    sign_in_again: '안전을 위해 다시 로그인해 주세요.',
    not_found: '더 이상 존재하지 않습니다.',
    conflict: '그동안 내용이 변경되었습니다. 페이지를 새로고침해 최신 내용을 확인해 주세요.',
    read_only: '이 사이트는 이제 읽기 전용입니다. 추가하거나 바꿀 수 없습니다.',
    petition_closed: '이 청원은 더 이상 서명을 받지 않습니다.',
    petition_opened:
      '이미 서명한 사람이 있을 수 있으므로 내용과 서명 자격은 바꿀 수 없고 목표는 올릴 수만 있습니다. 이 청원을 종료하고 새 청원을 시작하거나 새 소식을 올려 주세요.',
    signature_anonymised:
      '이름과 이메일 주소는 이미 삭제되었습니다. 서명은 본인과 연결되지 않은 채로 집계에 남습니다.',
    email_taken:
      '이 이메일 주소로 가입한 계정이 이미 있습니다. 로그인하거나 비밀번호를 재설정해 주세요.',
    last_sign_in_method: '로그인 방법이 하나 이상 있어야 합니다.',
    own_account: '본인의 계정에는 할 수 없습니다.',
    too_large: '내용이 너무 깁니다.',
    rate_limited: '시도가 너무 많습니다. 나중에 다시 시도해 주세요.',
    too_many_guests:
      '같은 네트워크에서 손님의 참여가 몰리고 있습니다. 로그인해서 계속하시거나 몇 분 뒤에 다시 시도해 주세요.',
    overloaded: '지금 접속자가 매우 많습니다. 잠시 후 다시 시도해 주세요.',
    unavailable: '지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.',
    internal: '저희 쪽에 문제가 생겼습니다. 다시 시도해 주세요.',
    offline: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도해 주세요.',
  },
  failed: '제출하지 못했습니다',
  withDraft: '{{cause}} 입력한 내용은 그대로 있습니다.',
  rateLimitedFor: '시도가 너무 많습니다. {{wait}} 후에 다시 시도해 주세요.',
  fields: {
    nameTaken: '이 이름 또는 비슷한 이름을 이미 사용하는 사람이 있습니다.',
    fromSettings: '이 항목은 사이트 설정에서 정합니다.',
    past: '앞으로의 날짜를 입력하세요.',
    future: '지난 날짜를 입력하세요.',
    nameReserved: '사용할 수 없는 이름입니다. 다른 이름을 입력해 주세요.',
    nameCharacters:
      '문자와 숫자만 사용하고, 그 사이에 공백, 마침표, 하이픈, 밑줄을 하나씩 넣을 수 있습니다.',
    hidden_character: '보이지 않는 문자가 들어 있습니다. 지우고 다시 입력해 주세요.',
    line_break: '줄바꿈이나 탭 없이 한 줄로 입력해 주세요.',
    invisible: '눈에 보이는 글자가 없습니다. 내용을 입력해 주세요.',
    common: '너무 쉽게 추측할 수 있는 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
    taken: '이 이메일 주소로 가입한 계정이 이미 있습니다.',
    wrong: '비밀번호가 올바르지 않습니다.',
    passwordShort: '{{least}}자 이상이어야 합니다.',
    passwordLong: '{{most}}자 이하여야 합니다.',
    short: '너무 짧습니다.',
    long: '너무 깁니다.',
    email: 'name@example.org 같은 형식의 이메일 주소를 입력해 주세요.',
    code: '숫자 여섯 자리 코드를 입력해 주세요.',
    httpsUrl: 'https://로 시작하는 웹 주소를 입력해 주세요.',
    other: '올바르지 않은 값입니다.',
  },
  empty: {
    firstName: '이름을 입력해 주세요.',
    lastName: '성을 입력해 주세요.',
    email: '이메일 주소를 입력해 주세요.',
    password: '비밀번호를 입력해 주세요.',
    code: '여섯 자리 코드를 입력해 주세요.',
    gameName: '게임 이름을 입력해 주세요.',
    title: '제목을 입력해 주세요.',
    content: '내용을 입력해 주세요.',
    category: '분류를 선택해 주세요.',
    other: '입력해 주세요.',
  },
  mailCode: {
    email: '이메일을 받은 주소',
    code: '이메일에 있는 코드',
    hint: '이메일에 있는 코드입니다. {{days}}일 동안 유효합니다.',
  },
  noscript:
    '이 양식을 쓰려면 JavaScript가 필요합니다. JavaScript를 켜고 페이지를 새로고침해 주세요.',
  inField: '{{field}}: {{text}}',
};
