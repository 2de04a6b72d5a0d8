// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'shared'> = {
  category: '类别',
  language: '语言',
  search: '搜索',
  find: '搜索',
  all: '全部',
  clear: '全部清除',
  more: '加载更多',
  loadingMore: '正在加载更多',
  moreFailed: '无法加载更多内容',
  nextPage: '下一页',
  firstPage: '返回第一页',
  retry: '重试',
  failedText: '连接或服务器出了问题，未作任何更改。',
  close: '关闭',
  cancel: '取消',
  optional: '选填',
  notDone: '操作未成功',
  loadFailedText: '连接或服务器出了问题。请检查网络后重试。',
  replay: '{{year}}年数据回放',
  newsCategories: { policy: '政策', industry: '行业', consumer: '消费者', technology: '科技' },
  guest: {
    name: '访客用户',
    hint: '您以访客身份发布的内容会保留，登录后归入您的账号。',
  },
  author: {
    deleted: '已删除的用户',
    guest: '访客 {{number}}',
    member: '会员 {{id}}',
    team: '团队',
    original: '楼主',
    you: '您',
  },
  share: {
    share: '分享',
    copyLink: '复制链接',
    copied: '链接已复制！',
    copyFailed: '复制失败',
    copyFailedHint: '请手动复制链接。',
  },
};
