// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'admin'> = {
  nav: {
    label: '管理',
    people: '用户',
    legal: '法律请求',
    articles: '文章',
    sources: '来源',
    petitions: '请愿',
    signatures: '签名',
    petition: '数据',
    moderation: '内容审核',
    auditLog: '审计日志',
    archive: '档案馆',
    archiveToCheck: '档案馆（待核实 {{n}} 个）',
  },
  columns: {
    article: '文章',
    game: '游戏',
    item: '对象',
    person: '用户',
    petition: '请愿',
    source: '来源',
    time: '时间',
  },
  shown: '{{n}} / {{total}}',
  noMatch: '没有找到',
  noMatchText: '没有内容符合此搜索和筛选条件。',
  actions: '操作',
  actionOn: '{{action}}：{{name}}',
};
