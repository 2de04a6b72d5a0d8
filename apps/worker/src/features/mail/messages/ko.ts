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
  content_decided: {
    kinds: {
      story: '사연: {{title}}',
      forum_post: '포럼 게시글: {{title}}',
      forum_reply: '포럼에 남긴 답글',
      game: '아카이브에 제보한 게임: {{title}}',
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
        forum_reply: '포럼 답글이 승인되었습니다',
        game: '“{{title}}”이(가) 게임 아카이브에 등록되었습니다',
      },
      why: '{{brand}} 운영진이 작성하신 글을 확인하고 승인했습니다. 누구나 읽을 수 있습니다.',
    },
    reject: {
      subject: {
        story: '사연 “{{title}}”이(가) 공개되지 않았습니다',
        forum_post: '게시글 “{{title}}”이(가) 공개되지 않았습니다',
        forum_reply: '포럼 답글이 공개되지 않았습니다',
        game: '“{{title}}”을(를) 아카이브에 등록하지 않았습니다',
      },
      why: '{{brand}} 운영진이 작성하신 글을 확인한 뒤 공개하지 않기로 했습니다.',
    },
    hide: {
      subject: {
        story: '사연 “{{title}}”을(를) 숨겼습니다',
        forum_post: '게시글 “{{title}}”을(를) 숨겼습니다',
        forum_reply: '포럼 답글을 숨겼습니다',
        game: '아카이브에서 “{{title}}”을(를) 숨겼습니다',
      },
      why: '{{brand}} 운영진이 작성하신 글을 확인한 뒤 숨기기로 했습니다.',
    },
    restore: {
      subject: {
        story: '사연 “{{title}}”이(가) 다시 공개되었습니다',
        forum_post: '게시글 “{{title}}”이(가) 다시 공개되었습니다',
        forum_reply: '포럼 답글이 다시 공개되었습니다',
        game: '아카이브에 “{{title}}”이(가) 다시 공개되었습니다',
      },
      why: '{{brand}} 운영진이 작성하신 글을 다시 확인하고 다시 공개했습니다.',
    },
    undo: {
      subject: {
        story: '사연 “{{title}}”에 대한 결정을 되돌렸습니다',
        forum_post: '게시글 “{{title}}”에 대한 결정을 되돌렸습니다',
        forum_reply: '포럼 답글에 대한 결정을 되돌렸습니다',
        game: '“{{title}}”에 대한 결정을 되돌렸습니다',
      },
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
    notYou: '현재 상태는 프로필에서 볼 수 있습니다. 그곳에서 글을 수정하시면 다시 확인하겠습니다.',
  },
  moderation_digest: {
    subject_one: '확인할 글 {{waiting}}건',
    subject_other: '확인할 글 {{waiting}}건',
    why: '{{day}} 현재 {{brand}}에서 결정을 기다리는 글입니다.',
    waiting: '전체 대기: {{waiting}}',
    reported: '독자가 신고한 글: {{reported}}',
    oldest: '가장 긴 대기 시간: {{wait}}',
    kinds: {
      story: '사연: {{count}}',
      forum_post: '포럼 게시글: {{count}}',
      forum_reply: '포럼 답글: {{count}}',
      game: '아카이브에 제보된 게임: {{count}}',
    },
    action: '대기 목록 열기',
    notYou: '이 이메일은 기다리는 글이 있을 때만 하루에 한 번 운영진과 관리자에게 보내 드립니다.',
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
