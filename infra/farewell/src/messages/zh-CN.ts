// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CopyMessages } from './messages.ts';

export const messages: CopyMessages = {
  skip: '跳到正文',
  nav: {
    label: '主导航',
    petitions: '请愿',
    archive: '档案馆',
    news: '新闻',
    stories: '玩家故事',
    forum: '论坛',
    legal: '法律帮助',
    commitments: '承诺记录',
    openData: '开放数据',
  },
  note: '本页是 {{date}}保存的静态副本：内容都可以阅读，但不能再添加。',
  about: '关于这份副本',
  licence: '开源（AGPL）',
  languages: '用其他语言阅读本页',
  start: {
    title: '{{brand}} 静态副本',
    lead: '我们在 {{date}}保存了本网站的全部公开内容。这些页面不需要服务器，即使我们不在了也能继续阅读。',
    inside: '收录内容',
    pages: '全部页面',
    front: '当时的首页',
    works: '仍然可以使用的功能',
    worksText:
      '写信和收集证据都只在您的浏览器中进行，仍可使用。如果您曾在这里签署请愿，可以用保存下来的日志核对凭证。全部开放数据也在其中，您还可以用校验和文件确认内容未被改动。',
    gone: '不再提供的功能',
    goneText:
      '这里不能登录、签名、发帖、回复、搜索或举报。会员个人资料和其他媒体的文章不在其中。数字和日期以保存当天为准。',
    checksums: '所有文件的校验和',
  },
  list: {
    all: '全部条目：{{title}}',
    count: '共 {{n}} 条',
    page: '第 {{page}} 页，共 {{pages}} 页',
    pages: '分页',
    empty: '没有条目。',
  },
  deleted: {
    title: '已删除',
    text: '在我们保存之前，作者或版主已将其删除。',
  },
  missing: { title: '找不到页面', text: '这份副本不包含此页面。' },
};
