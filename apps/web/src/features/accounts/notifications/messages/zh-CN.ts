// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'notifications'> = {
  title: '通知',
  lead: '您发布的内容收到的回复、引用、提及和版主的处理结果。',
  unread_other: '通知：{{n}} 条未读',
  isUnread: '未读。',
  loading: '正在加载通知',
  failed: '无法加载您的通知',
  shown_other: '显示 {{current}} 条，共 {{n}} 条',
  readAll: '全部标为已读',
  markRead: '标为已读',
  markUnread: '标为未读',
  logInFirst: '请登录后查看通知。',
  reason: '原因：{{reason}}',
  empty: {
    title: '暂无新通知',
    text: '有人回复或引用您，或版主处理您的内容时，您会在这里看到。',
    forum: '前往论坛',
  },
  events: {
    mention: '{{author}} 提到了您',
    quote: '{{author}} 引用了您的回复',
    reply: '{{author}} 回复了您的帖子',
    follow: '{{author}} 回复了您关注的帖子',
  },
  decisions: {
    approve: '版主通过了您的内容',
    reject: '版主未通过您的内容',
    hide: '版主隐藏了您的内容',
    restore: '版主恢复显示了您的内容',
    undo: '版主撤销了对您内容的决定',
  },
  emails: {
    title: '邮件',
    intro: '所有通知都会显示在本页。请选择哪些同时通过邮件发送给您。',
    unverified: '验证邮箱后，我们才会发送邮件。',
    failed: '无法加载您的设置',
    on: '我们会同时发送邮件',
    off: '我们不再就此发送邮件',
    kinds: {
      mention: '有人提到我',
      quote: '有人引用我的回复',
      reply: '有人回复我的帖子',
      follow: '我关注的帖子有新回复',
      decision: '版主处理我的内容',
    },
  },
};
