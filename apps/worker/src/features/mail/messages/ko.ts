import type { MailMessages } from './en.ts';

export const ko: MailMessages = {
  greeting: '{{name}}님, 안녕하세요.',
  greetingAlone: '안녕하세요.',
  linkHint: '버튼이 작동하지 않으면 다음 주소를 열어 주세요.',
  code: '또는 사이트에 다음 코드를 입력해 주세요.',
  expires: '링크와 코드는 {{time}}까지 한 번만 사용할 수 있습니다.',
  method: '로그인 방법: {{method}}',
  password: '비밀번호',
  device: '기기: {{device}}',
  unknownDevice: '알 수 없음',
  time: '시각: {{time}}',
  footer:
    '이 메일은 {{brand}}에서 사용 중인 주소 {{to}}(으)로 보내 드렸습니다. 자동으로 발송된 메일입니다.',
  verify_email: {
    subject: '이메일 주소를 확인해 주세요',
    why: '이 이메일 주소로 {{brand}} 계정이 만들어졌습니다. 한 번만 누르면 본인의 주소임을 확인할 수 있습니다.',
    action: '주소 확인하기',
    notYou:
      '본인이 하신 일이 아니라면 아무것도 하지 않으셔도 됩니다. 주소는 확인되지 않은 상태로 남습니다.',
  },
  change_email: {
    subject: '새 이메일 주소를 확인해 주세요',
    why: '이 주소가 {{brand}} 계정의 새 이메일 주소로 지정되었습니다. 확인하시면 적용됩니다.',
    action: '새 주소 확인하기',
    notYou:
      '본인이 하신 일이 아니라면 아무것도 하지 않으셔도 됩니다. 계정의 주소는 그대로 유지됩니다.',
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
    why: '{{brand}} 계정의 새 비밀번호 설정이 요청되었습니다.',
    action: '새 비밀번호 설정하기',
    notYou: '본인이 하신 일이 아니라면 아무것도 하지 않으셔도 됩니다. 비밀번호는 바뀌지 않습니다.',
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
    why: '이제 다른 서비스를 통해서도 {{brand}} 계정에 로그인할 수 있습니다.',
    action: '프로필 보기',
    notYou:
      '본인이 하신 일이 아니라면 프로필에서 이 서비스를 연결 해제하고 새 비밀번호를 설정해 주세요.',
  },
  identity_unlinked: {
    subject: '로그인 방법이 연결 해제되었습니다',
    why: '이제 다음 서비스로는 {{brand}} 계정에 로그인할 수 없습니다.',
    action: '프로필 보기',
    notYou:
      '본인이 하신 일이 아니라면 프로필에서 새 비밀번호를 설정해 주세요. 다른 모든 기기에서도 로그아웃됩니다.',
  },
  content_decided: {
    kinds: {
      story: '사연: {{title}}',
      forum_post: '포럼 게시글: {{title}}',
      forum_reply: '포럼에 남긴 답글',
    },
    reason: '이유: {{reason}}',
    reasons: {
      spam: '스팸 또는 광고',
      abuse: '욕설 또는 괴롭힘',
      illegal: '법에 어긋나는 내용',
      off_topic: '주제와 무관한 내용',
      personal_data: '다른 사람의 개인정보',
      duplicate: '이미 올라온 내용',
      other: '기타',
    },
    note: '운영진의 말: {{note}}',
    approve: {
      subject: '작성하신 글이 공개되었습니다',
      why: '{{brand}} 운영진이 작성하신 글을 확인했습니다. 이제 누구나 읽을 수 있습니다.',
    },
    reject: {
      subject: '작성하신 글이 게시되지 않았습니다',
      why: '{{brand}} 운영진이 작성하신 글을 확인한 뒤 게시하지 않기로 했습니다.',
    },
    hide: {
      subject: '작성하신 글이 숨겨졌습니다',
      why: '{{brand}} 운영진이 작성하신 글을 확인한 뒤 더 이상 표시하지 않기로 했습니다.',
    },
    restore: {
      subject: '작성하신 글이 다시 공개되었습니다',
      why: '{{brand}} 운영진이 작성하신 글을 다시 확인했습니다. 이제 누구나 다시 읽을 수 있습니다.',
    },
    undo: {
      subject: '작성하신 글에 대한 결정이 취소되었습니다',
      why: '{{brand}} 운영진이 작성하신 글에 대한 지난 결정을 취소했습니다.',
    },
    status: '현재 상태: {{status}}',
    statuses: {
      pending: '검토 대기 중',
      published: '공개됨',
      hidden: '숨겨짐',
      rejected: '게시되지 않음',
    },
    read: '사이트에서 읽기',
    own: '내 글 보기',
    notYou:
      '현재 상태는 프로필의 ‘내 글’에서 볼 수 있습니다. 공개되지 않은 글은 수정할 수 있으며, 수정하면 운영진이 다시 확인합니다.',
  },
  moderation_digest: {
    subject: '검토 대기 중인 글: {{waiting}}',
    why: '{{day}} 현재 {{brand}}에서 결정을 기다리는 글입니다.',
    waiting: '전체 대기: {{waiting}}',
    reported: '독자가 신고한 글: {{reported}}',
    oldest: '가장 오래 기다린 시간(시간 단위): {{hours}}',
    kinds: {
      story: '사연: {{count}}',
      forum_post: '포럼 게시글: {{count}}',
      forum_reply: '포럼 답글: {{count}}',
    },
    action: '검토 목록 열기',
    notYou: '이 메일은 기다리는 글이 있을 때에만 하루에 한 번 운영진과 관리자에게 보내 드립니다.',
  },
  forum_reply: {
    subject: '새 답글: {{title}}',
    why: '{{brand}}에서 팔로우하는 게시글에 새 답글이 달렸습니다.',
    post: '게시글: {{title}}',
    reply: '답글: {{excerpt}}',
    action: '답글 읽기',
    notYou: '해당 게시글을 다시 방문하기 전까지는 이 게시글에 관한 메일을 더 보내지 않습니다.',
    stop: '이 게시글의 메일 그만 받기',
  },
};
