import type { Messages } from '../../lib/messages.ts';
import type { admin as english } from './en.ts';

export const admin: Messages<typeof english> = {
  nav: {
    label: '管理',
    people: '用户',
    articles: '文章',
    sources: '来源',
    moderation: '内容审核',
    auditLog: '审计日志',
  },
  category: '类别',
  language: '语言',
  search: '搜索',
  find: '搜索',
  all: '全部',
  clear: '全部清除',
  more: '加载更多',
  loadingMore: '正在加载更多',
  moreFailed: '无法加载更多内容',
  retry: '重试',
  failedText: '连接或服务器出了问题。没有任何变化。',
  close: '关闭',
  cancel: '取消',
  optional: '选填',
  notDone: '操作未成功',
};
