// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'members'> = {
  title: '会员',
  description: '一位会员的玩家故事、回忆、帖子和回复。',
  loading: '正在加载会员',
  failed: '无法加载该会员',
  listFailed: '无法加载发布的内容',
  since: '{{day}}加入',
  filter: '显示',
  all: '全部',
  kinds: {
    story: '玩家故事',
    forum_post: '帖子',
    forum_reply: '回复',
    memory: '回忆',
    reason: '签名理由',
    letter_answer: '信函的答复',
    correction: '更正',
    game: '游戏',
  },
  empty: '这里还没有内容',
  emptyText: '已发布的玩家故事、回忆、帖子和回复会显示在这里。',
  you: '其他人看到的就是这样。',
  edit: '更改公开名称',
  reset: {
    button: '移除名称',
    title: '要移除这个公开名称吗？',
    text: '该会员将显示为 {{id}}。任何人都不能再使用此名称，移除操作会以您的名义记入日志。',
    reason: '原因',
    reasonHint: '仅版主和管理员可见，至少 3 个字符。',
    missing: '请填写 3 到 500 个字符的原因。',
    saving: '正在移除名称',
    done: '名称已移除',
    doneText: '“{{name}}”不能再被使用。',
  },
};
