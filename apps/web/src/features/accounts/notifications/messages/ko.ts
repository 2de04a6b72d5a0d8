// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'notifications'> = {
  title: '알림',
  lead: '내 글에 달린 답글, 인용, 언급과 운영진의 결정을 알려 드립니다.',
  unread_other: '알림: 읽지 않음 {{n}}개',
  isUnread: '읽지 않음.',
  loading: '알림을 불러오는 중',
  failed: '알림을 불러오지 못했습니다',
  shown_other: '알림 {{n}}개 중 {{current}}개 표시',
  readAll: '모두 읽음으로 표시',
  markRead: '읽음으로 표시',
  markUnread: '읽지 않음으로 표시',
  logInFirst: '알림을 보려면 로그인해 주세요.',
  reason: '사유: {{reason}}',
  empty: {
    title: '새 알림이 없습니다',
    text: '누군가 답글을 달거나 인용하면, 또는 운영진이 내 글에 대해 결정하면 여기에서 볼 수 있습니다.',
    forum: '포럼으로 가기',
  },
  events: {
    mention: '{{author}} 님이 나를 언급했습니다',
    quote: '{{author}} 님이 내 답글을 인용했습니다',
    reply: '{{author}} 님이 내 게시글에 답글을 남겼습니다',
    follow: '내가 팔로우하는 게시글에 {{author}} 님이 답글을 남겼습니다',
  },
  decisions: {
    approve: '운영진이 내 글을 승인했습니다',
    reject: '운영진이 내 글을 공개하지 않기로 했습니다',
    hide: '운영진이 내 글을 숨겼습니다',
    restore: '운영진이 내 글을 다시 공개했습니다',
    undo: '운영진이 내 글에 대한 결정을 되돌렸습니다',
  },
  emails: {
    title: '이메일',
    intro: '모든 알림은 이 페이지에 표시됩니다. 이메일로도 받을 알림을 선택해 주세요.',
    unverified: '이메일 주소를 인증하시면 그때부터 보내 드립니다.',
    failed: '설정을 불러오지 못했습니다',
    on: '이메일로도 알려 드립니다',
    off: '이메일로는 알려 드리지 않습니다',
    kinds: {
      mention: '누군가 나를 언급할 때',
      quote: '누군가 내 답글을 인용할 때',
      reply: '누군가 내 게시글에 답글을 남길 때',
      follow: '내가 팔로우하는 게시글에 새 답글이 달릴 때',
      decision: '운영진이 내 글에 대해 결정할 때',
    },
  },
};
