// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'legal'> = {
  title: '法律帮助',
  description:
    '买来的游戏不能玩了？这里有信函、指南和可以求助的人，以及各国的消费者法，每一条都注明来源。',
  lead: '买来的游戏不能玩了？您可以查看本国的法律、写一封信，或向熟悉消费者权益法律的人请教。',
  consultation: {
    title: '法律咨询',
    text: '与熟悉消费者权益法律的人交流。',
    action: '预约咨询',
  },
  documents: {
    title: '法律文书',
    text: '指南，以及可寄给发行商或商家的信函。',
    action: '下载文书',
  },
  aid: {
    title: '法律援助',
    text: '为无力自行维权的人提供支持。',
    action: '申请法律援助',
  },
  letter: {
    title: '写信',
    text: '回答几个问题，即可得到一封用商家的语言写成的信。内容不会离开您的浏览器。',
    action: '开始写信',
  },
  locker: {
    title: '证据保管箱',
    text: '把收据和截图集中存放在您自己的设备上，保持原样。',
    action: '打开保管箱',
  },
  commitments: {
    title: '承诺记录',
    text: '议会、主管部门和发行商承诺过什么，是否兑现。',
    action: '查看承诺',
  },
  notAdvice: {
    title: '这不是法律意见',
    text: '这里提供的是一般信息，我们的答复是熟悉相关问题的人给您的帮助。两者都不能代替律师，我们也无法保证结果。',
  },
  who: {
    title: '谁来帮助您',
    counsel:
      '咨询和援助请求由我们的咨询团队处理，成员由本站管理员指定。他们阅读您发来的内容，书面答复，也可以提议通话时间。',
    notTitle: '我们不做什么',
    not: '我们不是律师事务所，不代理您，不替您出庭，也不承担您的费用。如果您申请法律援助，我们会寻找适合您的帮助，例如消费者组织或公共法律援助机构。',
    otherTitle: '还有谁能帮助您',
    other:
      '消费者主管部门、消费者组织、争议解决机构、欧洲消费者中心和律师。凡是找到来源的，都列在国家记录里。',
    urgentTitle: '期限快到了吗？',
    urgent: '请不要等我们。今天就联系律师、消费者组织或法院。',
  },
  figures: {
    title: '数字一览',
    received: '收到的请求',
    answered: '已答复的请求',
    medianDays: '首次答复所需天数（中位数）',
    medianTime: '首次答复所需时间（中位数）',
    underADay: '不到一天',
  },
  data: {
    title: '您的数据会怎样',
    browser: '您的信和证据只留在这个浏览器里，我们不会收到。',
    requests:
      '您随请求发来的内容会加密保存，只有咨询团队能读到。请求结束 12 个月后，我们会将其抹去；若一直未结束，则在最后一条消息 24 个月后抹去。',
    withdraw: '您可以随时撤回请求，我们会立即抹去。加密的备份最多会再保留 30 天。',
    audit: '团队中每次有人打开请求，我们都会记录是谁、在什么时候。',
    privacy: '隐私政策',
  },
  countries: {
    title: '各国消费者法',
    text: '每份记录列出法律、期限和求助对象，每一条都有来源。',
    open: '打开记录',
    complete: '有来源',
    partial: '部分有来源',
    none: '尚无来源',
    failed: '无法加载记录',
  },
  guides: {
    title: '指南和范本',
    text: '可以下载、打印和分享，均标明版本和日期。',
    version: '第 {{version}} 版，{{date}}',
    download: '下载“{{title}}”（{{format}}）',
    pdf: 'PDF',
    docx: 'Word（DOCX）',
    read: '在线阅读',
    print: '打印',
    back: '返回法律帮助',
    failed: '无法加载指南',
  },
  loading: '正在加载',
};
