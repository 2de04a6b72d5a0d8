// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MailMessages } from './en.ts';

export const ko: MailMessages = {
  greeting: '{{name}} 님, 안녕하세요.',
  greetingAlone: '안녕하세요.',
  linkHint: '버튼이 작동하지 않으면 다음 주소를 열어 주세요.',
  code: '또는 다음 코드를 입력해 주세요.',
  expires: '링크와 코드는 {{time}}까지 한 번만 사용할 수 있습니다.',
  method: '로그인 방법: {{method}}',
  password: '비밀번호',
  device: '기기: {{device}}',
  unknownDevice: '알 수 없음',
  time: '시각: {{time}}',
  footer: '{{to}} 주소가 {{brand}}에 등록되어 있어 이 이메일을 보내 드립니다.',
  linkCode: '페이지에서 코드를 요청하면 {{code}}을(를) 입력하세요. {{time}}까지 유효합니다.',
  choose: '받을 이메일 선택하기',
  stop: '이런 이메일 그만 받기',
  verify_email: {
    subject: '이메일 주소를 인증해 주세요',
    why: '{{brand}}에 가입해 주셔서 감사합니다. 본인의 이메일 주소가 맞는지 인증해 주세요.',
    action: '이메일 주소 인증하기',
    notYou: '가입하지 않으셨다면 이 이메일을 무시하셔도 됩니다.',
  },
  change_email: {
    subject: '새 이메일 주소를 인증해 주세요',
    why: '{{brand}} 계정의 새 이메일 주소로 이 주소가 지정되었습니다. 인증해 주세요.',
    action: '새 주소 인증하기',
    notYou:
      '본인이 하신 일이 아니라면 이 이메일을 무시하셔도 됩니다. 계정의 주소는 그대로 유지됩니다.',
  },
  email_changed: {
    subject: '이메일 주소가 변경되었습니다',
    why: '{{brand}} 계정의 이메일 주소가 변경되었습니다. 이 주소로는 더 이상 로그인할 수 없습니다.',
    action: '문의하기',
    notYou:
      '본인이 하신 일이 아니라면 다른 사람이 계정을 사용하고 있을 수 있습니다. 바로 문의해 주세요.',
  },
  reset_password: {
    subject: '새 비밀번호 설정',
    why: '{{brand}} 계정의 비밀번호 재설정 요청을 받았습니다.',
    action: '새 비밀번호 설정하기',
    notYou: '본인이 하신 일이 아니라면 이 이메일을 무시하셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
  },
  password_changed: {
    subject: '비밀번호가 변경되었습니다',
    why: '{{brand}} 계정의 비밀번호가 변경되었습니다.',
    action: '비밀번호 재설정하기',
    notYou:
      '본인이 하신 일이 아니라면 바로 비밀번호를 재설정해 주세요. 그러면 모든 기기에서 로그아웃됩니다.',
  },
  signed_in: {
    subject: '계정에 새로운 로그인이 있었습니다',
    why: '새로운 방법이나 새로운 기기로 {{brand}} 계정에 로그인한 기록이 있습니다.',
    action: '비밀번호 재설정하기',
    notYou:
      '본인이 하신 일이 아니라면 바로 비밀번호를 재설정해 주세요. 그러면 모든 기기에서 로그아웃됩니다.',
  },
  identity_linked: {
    subject: '로그인 방법이 추가되었습니다',
    why: '이제 {{method}}(으)로도 {{brand}}에 로그인할 수 있습니다.',
    action: '프로필 보기',
    notYou: '본인이 하신 일이 아니라면 프로필에서 연결을 해제하고 비밀번호를 변경해 주세요.',
  },
  identity_unlinked: {
    subject: '로그인 방법이 연결 해제되었습니다',
    why: '이제 {{method}}(으)로는 {{brand}}에 로그인할 수 없습니다.',
    action: '프로필 보기',
    notYou:
      '본인이 하신 일이 아니라면 프로필에서 비밀번호를 변경해 주세요. 다른 모든 기기에서도 로그아웃됩니다.',
  },
  export_ready: {
    subject: '데이터를 내려받으실 수 있습니다',
    why: '{{brand}}에서 보관하는 모든 정보를 담은 파일이 준비되었습니다. 프로필에서 내려받으실 수 있습니다.',
    action: '프로필 열기',
    notYou:
      '요청하신 적이 없다면 다른 사람이 계정에 로그인했을 수 있습니다. 프로필에서 비밀번호를 변경해 주세요.',
    until: '파일 삭제 시각: {{time}}',
  },
  content_decided: {
    kinds: {
      story: '사연: {{title}}',
      forum_post: '포럼 게시글: {{title}}',
      forum_reply: '“{{title}}”에 남긴 답글',
      memory: '“{{title}}”의 추억',
      reason: '“{{title}}”에 서명한 이유',
      letter_answer: '편지에 대한 답변: {{title}}',
      correction: '수정 제안: {{title}}',
      game: '아카이브에 제보한 게임: {{title}}',
    },
    reply: '포럼에 남긴 답글',
    excerpt: '작성하신 글: {{excerpt}}',
    several: {
      subject: '작성하신 글 {{count}}건의 검토 결과',
      why: '{{brand}} 운영진이 다음 글을 검토했습니다.',
      notYou: '각각의 현재 상태는 프로필에서 볼 수 있습니다.',
      editable:
        '각각의 현재 상태는 프로필에서 볼 수 있습니다. 그곳에서 글을 수정하시면 다시 확인하겠습니다.',
    },
    reason: '사유: {{reason}}',
    reasons: {
      spam: '스팸 또는 광고',
      abuse: '욕설 또는 괴롭힘',
      illegal: '법에 어긋나는 내용',
      off_topic: '주제와 무관한 내용',
      personal_data: '다른 사람의 개인정보',
      duplicate: '이미 올라온 내용',
      other: '기타',
    },
    note: '운영진 메모: {{note}}',
    approve: {
      subject: {
        story: '사연 “{{title}}”이(가) 승인되었습니다',
        forum_post: '게시글 “{{title}}”이(가) 승인되었습니다',
        forum_reply: '“{{title}}”에 남긴 답글이 승인되었습니다',
        memory: '“{{title}}”에 남긴 추억이 승인되었습니다',
        reason: '“{{title}}”에 서명한 이유가 승인되었습니다',
        letter_answer: '{{title}}의 답변이 승인되었습니다',
        correction: '“{{title}}” 수정 제안을 아카이브에 반영했습니다',
        game: '“{{title}}”이(가) 게임 아카이브에 등록되었습니다',
      },
      reply: '포럼 답글이 승인되었습니다',
      why: '{{brand}} 운영진이 작성하신 글을 확인하고 승인했습니다. 누구나 읽을 수 있습니다.',
    },
    reject: {
      subject: {
        story: '사연 “{{title}}”이(가) 공개되지 않았습니다',
        forum_post: '게시글 “{{title}}”이(가) 공개되지 않았습니다',
        forum_reply: '“{{title}}”에 남긴 답글이 공개되지 않았습니다',
        memory: '“{{title}}”에 남긴 추억이 공개되지 않았습니다',
        reason: '“{{title}}”에 서명한 이유가 공개되지 않았습니다',
        letter_answer: '{{title}}의 답변이 공개되지 않았습니다',
        correction: '“{{title}}” 수정 제안을 반영하지 않았습니다',
        game: '“{{title}}”을(를) 아카이브에 등록하지 않았습니다',
      },
      reply: '포럼 답글이 공개되지 않았습니다',
      why: '{{brand}} 운영진이 작성하신 글을 확인한 뒤 공개하지 않기로 했습니다.',
    },
    hide: {
      subject: {
        story: '사연 “{{title}}”을(를) 숨겼습니다',
        forum_post: '게시글 “{{title}}”을(를) 숨겼습니다',
        forum_reply: '“{{title}}”에 남긴 답글을 숨겼습니다',
        memory: '“{{title}}”에 남긴 추억을 숨겼습니다',
        reason: '“{{title}}”에 서명한 이유를 숨겼습니다',
        letter_answer: '{{title}}의 답변을 숨겼습니다',
        correction: '“{{title}}” 수정 제안을 철회했습니다',
        game: '아카이브에서 “{{title}}”을(를) 숨겼습니다',
      },
      reply: '포럼 답글을 숨겼습니다',
      why: '{{brand}} 운영진이 작성하신 글을 확인한 뒤 숨기기로 했습니다.',
    },
    restore: {
      subject: {
        story: '사연 “{{title}}”이(가) 다시 공개되었습니다',
        forum_post: '게시글 “{{title}}”이(가) 다시 공개되었습니다',
        forum_reply: '“{{title}}”에 남긴 답글이 다시 공개되었습니다',
        memory: '“{{title}}”에 남긴 추억이 다시 공개되었습니다',
        reason: '“{{title}}”에 서명한 이유가 다시 공개되었습니다',
        letter_answer: '{{title}}의 답변이 다시 공개되었습니다',
        correction: '“{{title}}” 수정 제안을 다시 반영했습니다',
        game: '아카이브에 “{{title}}”이(가) 다시 공개되었습니다',
      },
      reply: '포럼 답글이 다시 공개되었습니다',
      why: '{{brand}} 운영진이 작성하신 글을 다시 확인하고 다시 공개했습니다.',
    },
    undo: {
      subject: {
        story: '사연 “{{title}}”에 대한 결정을 되돌렸습니다',
        forum_post: '게시글 “{{title}}”에 대한 결정을 되돌렸습니다',
        forum_reply: '“{{title}}”에 남긴 답글에 대한 결정을 되돌렸습니다',
        memory: '“{{title}}”에 남긴 추억에 대한 결정을 되돌렸습니다',
        reason: '“{{title}}”에 서명한 이유에 대한 결정을 되돌렸습니다',
        letter_answer: '{{title}}의 답변에 대한 결정을 되돌렸습니다',
        correction: '“{{title}}” 수정 제안에 대한 결정을 되돌렸습니다',
        game: '“{{title}}”에 대한 결정을 되돌렸습니다',
      },
      reply: '포럼 답글에 대한 결정을 되돌렸습니다',
      why: '{{brand}} 운영진이 작성하신 글에 대한 지난 결정을 되돌렸습니다.',
    },
    status: '현재 상태: {{status}}',
    statuses: {
      pending: '확인 대기 중',
      published: '공개됨',
      hidden: '숨겨짐',
      rejected: '공개되지 않음',
    },
    read: '사이트에서 읽기',
    own: '내 글 보기',
    notYou: '현재 상태는 프로필에서 볼 수 있습니다.',
    editable:
      '현재 상태는 프로필에서 볼 수 있습니다. 그곳에서 글을 수정하시면 다시 확인하겠습니다.',
  },
  game_changed: {
    subject: '아카이브의 “{{title}}” 정보가 바뀌었습니다',
    why: '{{brand}} 게임 아카이브에서 팔로우하는 “{{title}}”의 정보가 바뀌었습니다.',
    unknown: '알 수 없음',
    statuses: {
      announced: '종료 예고',
      shut_down: '서비스 종료',
      playable_again: '다시 플레이 가능',
      unknown: '상태 미확인',
    },
    facts: {
      status: '상태: {{before}} → {{after}}',
      releaseDate: '출시: {{before}} → {{after}}',
      shutdownDate: '서비스 종료: {{before}} → {{after}}',
    },
    action: '게임 보기',
    notYou: '이 게임에 관한 이메일은 상태나 날짜가 바뀔 때만 보내 드립니다.',
    stop: '이 게임에 관한 이메일 그만 받기',
  },
  moderation_digest: {
    subject_other: '확인할 항목 {{waiting}}건',
    why: '{{day}} 현재 {{brand}}에서 결정을 기다리는 항목입니다.',
    waiting: '전체 대기: {{waiting}}',
    reported: '독자가 신고한 글: {{reported}}',
    oldest: '가장 긴 대기 시간: {{wait}}',
    kinds: {
      story: '사연: {{count}}',
      forum_post: '포럼 게시글: {{count}}',
      forum_reply: '포럼 답글: {{count}}',
      memory: '추억: {{count}}',
      reason: '서명한 이유: {{count}}',
      letter_answer: '편지에 대한 답변: {{count}}',
      correction: '수정 제안: {{count}}',
      game: '아카이브에 제보된 게임: {{count}}',
    },
    bursts: {
      game_like: '좋아요가 급증한 게임: {{count}}',
      helpful: '“도움이 됨”이 급증한 글: {{count}}',
      letter_written: '편지 수가 급증한 지역: {{count}}',
    },
    action: '대기 목록 열기',
    notYou: '이 이메일은 확인할 항목이 있을 때만 하루에 한 번 운영진과 관리자에게 보내 드립니다.',
  },
  signature: {
    footer: '{{to}} 주소로 {{brand}}의 청원에 서명이 이루어져 이 이메일을 보내 드립니다.',
    petition: '청원: {{title}}',
    withdraw: '서명 철회',
    remove: '제가 한 서명이 아닙니다: 서명 삭제',
    signature_confirm: {
      subject: '서명을 확인해 주세요',
      why: '서명해 주셔서 감사합니다. 확인하시면 서명이 집계됩니다.',
      action: '서명 확인',
      notYou:
        '서명하신 적이 없다면 이 이메일을 무시하셔도 됩니다. 확인되지 않은 서명은 7일 뒤에 삭제됩니다.',
    },
    signature_reminder: {
      subject: '서명이 아직 확인되지 않았습니다',
      why: '{{brand}}에서 청원에 서명하셨지만, 확인하셔야 서명이 집계됩니다.',
      action: '서명 확인',
      notYou:
        '서명하신 적이 없다면 이 이메일을 무시하셔도 됩니다. 알림은 이번 한 번만 보내 드립니다.',
    },
    signature_counts: {
      subject: '서명이 집계되었습니다',
      why: '서명해 주셔서 감사합니다. 서명이 확인되어 집계되었습니다.',
      action: '청원 보기',
      notYou: '마음이 바뀌면 언제든지 서명을 철회하실 수 있습니다.',
    },
    signature_held: {
      subject: '서명을 확인하고 있습니다',
      why: '서명해 주셔서 감사합니다. 이메일 주소는 확인되었습니다. 일부 서명은 집계하기 전에 저희가 확인하며, 보내 주신 서명도 확인 중입니다. 집계하지 않는 경우에는 서명을 삭제하며, 다시 서명하실 수 있습니다. 집계되었는지는 서명 확인증으로 알 수 있습니다. 따로 하실 일은 없습니다.',
      action: '청원 보기',
      notYou: '마음이 바뀌면 언제든지 서명을 철회하실 수 있습니다.',
    },
    signature_again: {
      subject: '이미 서명하셨습니다',
      why: '누군가가(아마도 본인이) 이 청원에 다시 서명하려고 했습니다. 서명은 이미 집계되어 있으므로 달라진 것은 없습니다.',
      action: '청원 보기',
      notYou: '본인이 아니더라도 따로 하실 일은 없습니다.',
    },
    signature_update: {
      why: '{{brand}}에서 서명하신 청원의 소식을 요청하셔서 보내 드립니다.',
      action: '청원 보기',
      notYou: '이 청원에 대해서는 새 소식이 있을 때만 이메일을 보내 드립니다.',
      unsubscribe: '이 청원 소식 그만 받기',
    },
  },
  subscription: {
    footer:
      '{{brand}}에서 청원 소식을 받으려고 누군가 {{to}} 주소를 입력했기 때문에 보내 드리는 이메일입니다.',
    confirm: {
      subject: '이 청원의 소식을 받으시려면 확인해 주세요',
      why: '누군가 {{brand}}에 이 주소로 청원 소식을 보내 달라고 요청했습니다. 확인해 주시면 캠페인이 새 소식을 올릴 때 이메일을 보내 드립니다.',
      action: '확인하기',
      notYou: '요청하신 적이 없다면 이 이메일을 무시하셔도 됩니다. 주소는 7일 뒤에 삭제합니다.',
    },
    updateWhy: '{{brand}}에 요청하신 청원 소식을 알려 드립니다.',
    opening: {
      region: '국가 또는 지역: {{region}}',
      footer:
        '{{brand}}에서 청원 시작 알림을 받으려고 누군가 {{to}} 주소를 입력했기 때문에 보내 드리는 이메일입니다.',
      stop: '알림 그만 받기',
      confirm: {
        subject: '청원 시작 알림을 받으시려면 확인해 주세요 ({{region}})',
        why: '누군가 {{brand}}에 이 국가 또는 지역의 청원이 시작되면 이 주소로 알려 달라고 요청했습니다. 확인해 주시면 서명할 수 있게 될 때 한 번만 이메일을 보내 드립니다.',
      },
      open: {
        subject: '이제 서명하실 수 있습니다: {{region}}',
        why: '{{brand}}에 청원이 시작되면 알려 달라고 요청하셨습니다. 지금 서명을 받고 있습니다.',
        action: '청원에 서명하기',
        notYou:
          '요청하신 알림은 이 이메일로 끝입니다. 더 보내 드리지 않으며 주소는 7일 뒤에 삭제합니다.',
      },
    },
  },
  legal_request: {
    reference: '접수 번호: {{reference}}',
    action: '진행 상황 보기',
    calendar: '캘린더에 추가',
    notYou:
      '이 링크는 혼자만 보관해 주세요. 링크가 있으면 누구나 답변을 읽을 수 있습니다. 신청하신 적이 없다면 페이지를 열어 신청을 철회해 주세요.',
    footer: '{{brand}}의 법률 도움 신청에 {{to}} 주소가 적혀 있어 이 이메일을 보내 드립니다.',
    legal_received: {
      subject: '신청을 받았습니다',
      why: '{{brand}}에 신청해 주셔서 감사합니다. 상담팀 담당자가 신청을 읽고 이메일로 답해 드립니다. 각 단계는 본인만 보는 페이지에서 확인하실 수 있으며, 그곳에서 신청을 철회하실 수도 있습니다.',
    },
    legal_reply: {
      subject: '신청 {{reference}}에 대한 답변',
      why: '{{brand}} 상담팀의 답변입니다.',
    },
    legal_proposed: {
      subject: '상담 시간을 제안해 드립니다',
      why: '{{brand}} 상담팀이 상담 시간을 제안했습니다. 진행 상황 페이지에서 이 시간을 받아들이거나 다른 시간을 요청해 주세요.',
    },
    legal_confirmed: {
      subject: '상담 시간이 확정되었습니다',
      why: '{{brand}} 상담 시간이 확정되었습니다. 진행 상황 페이지에서 캘린더에 추가하실 수 있습니다.',
    },
    legal_closed: {
      subject: '신청 {{reference}}이(가) 종료되었습니다',
      why: '{{brand}} 상담팀이 신청을 마쳤습니다. 결과는 진행 상황 페이지에서 확인하실 수 있습니다. 12개월 뒤 모두 지웁니다.',
    },
    legal_reopened: {
      subject: '신청 {{reference}}이(가) 다시 열렸습니다',
      why: '{{brand}} 상담팀이 신청을 다시 열고 살펴보고 있습니다. 앞서 알려 드린 삭제 일정은 더 이상 유효하지 않습니다. 신청이 종료되고 12개월 뒤에, 또는 진행 상황 페이지에서 철회하시면 바로 모두 지웁니다.',
    },
  },
  legal_counsel: {
    accepted: {
      subject: '{{reference}}: 시간 수락',
      why: '제안하신 상담 시간이 수락되었습니다. 확정해 주세요.',
    },
    declined: {
      subject: '{{reference}}: 시간 거절',
      why: '제안하신 상담 시간이 거절되었습니다. 다른 시간을 제안해 주세요.',
    },
    handed_over: {
      subject: '{{reference}} 신청을 넘겨받았습니다',
      why: '법률 신청 하나를 넘겨받으셨습니다.',
    },
    action: '신청 열기',
    notYou: '상담팀에서 이 신청을 맡고 계셔서 보내 드립니다.',
  },
  legal_digest: {
    subject_other: '기다리는 법률 신청 {{n}}개',
    text: '가장 오래된 신청은 {{age}} 동안 기다리고 있습니다.',
    action: '신청 보기',
    notYou:
      '상담팀에 속해 계셔서 보내 드립니다. 기다리는 신청이 있는 동안 일주일에 한 번 보내 드립니다.',
  },
  forum_reply: {
    subjects: {
      mention: '누군가 회원님을 언급했습니다: {{title}}',
      quote: '누군가 회원님의 답글을 인용했습니다: {{title}}',
      reply: '회원님의 게시글에 새 답글: {{title}}',
      follow: '새 답글: {{title}}',
    },
    why: {
      mention: '{{brand}}에서 누군가 회원님을 언급했습니다.',
      quote: '{{brand}}에서 누군가 회원님의 답글을 인용했습니다.',
      reply: '{{brand}}에서 누군가 회원님의 게시글에 답글을 남겼습니다.',
      follow: '{{brand}}에서 팔로우하시는 게시글에 새 답글이 달렸습니다.',
    },
    post: '게시글: {{title}}',
    reply: '답글: {{excerpt}}',
    action: '답글 읽기',
    notYou: '이 게시글을 다시 방문하시기 전까지는 이메일을 더 보내지 않습니다.',
    stop: '이 게시글의 이메일 그만 받기',
  },
};
