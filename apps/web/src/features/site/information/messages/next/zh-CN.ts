// SPDX-License-Identifier: AGPL-3.0-or-later
export const next = {
  title: '您现在可以做什么',
  petition: '前往请愿',
  petitions: '查找您所在地区的请愿',
  widgets: '嵌入小组件',
  openData: '下载数据',
  api: '查看 API 用法',
  press: '媒体联系',
  privacy: '询问您的数据',
  error: '报告错误',
  contact: '给我们写信',
  source: '打开源代码',
  volunteer: '查看如何帮忙',
  faq: '阅读常见问题',
  about: '阅读本站介绍',
  pictures: '可供使用的请愿图片',
  sizes: { wide: '横版', square: '方形', tall: '竖版' },
} as const;
