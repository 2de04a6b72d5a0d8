// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'readingsPetitions'> = {
  title: '可疑数据',
  description: '等待确认的请愿数据。',
  intro:
    '数据突变时，连续 {{n}} 次抓取结果一致后才会显示。您也可以提前决定。每次决定都会以您的名义记入审计日志。',
  loading: '正在加载可疑数据',
  failed: '无法加载可疑数据',
  empty: '没有可疑数据',
  emptyText: '突变的数据会在这里保留 90 天。',
  change: '签名数从 {{last}} 变为 {{total}}',
  states: {
    waiting: '等待确认',
    rejected: '已拒绝',
    accepted: '已采用',
    confirmed: '已由后续抓取确认',
    superseded: '已被其他数据取代',
  },
  reasons: {
    total_rose: '总数的增长快于平常。',
    total_fell: '总数大幅下降。',
    states_rose: '各国合计的增长快于平常。',
    states_fell: '各国合计大幅下降。',
    states_differ: '各国合计与总数不符。',
  },
  sum: '各国合计',
  pace: '平常速度',
  perDay: '每天 {{n}} 个',
  polls: '结果一致的抓取',
  pollsOf: '{{n}} 次（需要 {{needed}} 次）',
  firstReceived: '首次收到',
  lastReceived: '最近收到',
  actionOn: '{{action}}：{{total}} 个签名',
  decisions: {
    accept: {
      action: '采用',
      question: '要显示 {{total}} 个签名吗？',
      text: '这些数据会立即取代当前数据，对所有人显示。',
      button: '采用这些数据',
      busy: '正在采用',
      done: '现在显示 {{total}} 个签名',
    },
    reject: {
      action: '拒绝',
      question: '要拒绝 {{total}} 个签名吗？',
      text: '后续抓取不会再确认这些数据。只要数据提供方仍给出这些数据，之后还可以采用。',
      button: '拒绝这些数据',
      busy: '正在拒绝',
      done: '已拒绝 {{total}} 个签名',
    },
  },
  outdated: '这些数据已有决定，或已被其他数据取代。关闭此窗口即可查看最新列表。',
};
