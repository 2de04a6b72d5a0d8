// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'contact'> = {
  title: '给我们留言',
  topic: '留言主题',
  choose: '选择主题',
  topicMissing: '请选择主题。',
  topics: {
    error: '网站上的错误',
    account: '我的账号',
    content: '帖子、故事或审核决定',
    privacy: '隐私和我的数据',
    press: '媒体',
    other: '其他',
  },
  text: '留言内容',
  textHint: '请不要写出他人的个人信息。',
  email: '您的邮箱地址',
  emailHint: '仅在希望收到回复时填写，我们不会用于其他用途。',
  trap: '请留空',
  send: '发送留言',
  sending: '正在发送',
  done: '谢谢，我们已收到您的留言。',
  doneWithAddress: '我们会回复到 {{email}}。',
  doneWithout: '您没有留下邮箱，因此我们无法回复。',
  again: '再发一条留言',
};
