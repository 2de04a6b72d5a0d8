// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'openData'> = {
  title: '开放数据',
  description: '以 JSON 或 CSV 下载请愿、签名、国家和游戏档案数据，可自由使用。',
  lead: '我们统计和收集的一切，均可下载和再利用：无需密钥，无需注册。',
  license: '我们放弃对这些数据的一切权利。您无需征求许可，也无需署名：',
  dataSets: '数据集',
  schema: '结构',
  download: '{{what}}：{{format}}',
  sets: {
    petitions: {
      title: '请愿',
      text: '所有请愿及其状态、日期、目标、签名数和来源。',
    },
    countries: {
      title: '国家',
      text: '各国签名数，以及欧洲倡议的门槛。',
    },
    history: {
      title: '历史',
      text: '每天结束时的签名数，最多为最近 400 天。',
    },
    moderation: {
      title: '内容审核',
      text: '过去 30 天内举报、移除和恢复的数量。',
    },
    'tree-heads': {
      title: '树头',
      text: '日志中每天最后一个经签名的树头，任何人都可据此核实有多少人在此签名。',
    },
    games: {
      title: '游戏档案',
      text: '已经或即将关停的游戏，附日期和来源。',
    },
    commitments: {
      title: '承诺记录',
      text: '机构和发行商作出的承诺及其结果。',
    },
  },
  examples: {
    title: '示例',
    latest: '欧洲倡议的最新数据',
    table: '以表格形式获取所有国家',
    unchanged: '仅在有变化时下载',
    stream: '实时接收每一次变化',
    index: '所有数据集的列表',
  },
  rules: {
    title: '使用须知',
    open: '任何网站都可以在浏览器中直接读取这些数据（CORS）。',
    etag: '响应带有 ETag。请求时带上它，就只会收到更新的内容。',
    limits: '请勿每分钟多次请求同一文件。如果请求过于频繁，我们会返回 429 并告知何时可以再次请求。',
    sources: '官方请愿的数据来自所注明的来源。标记为演示的行是虚构的。',
  },
  documentation: 'API 文档',
  widgets: '用于您网站的小组件',
};
