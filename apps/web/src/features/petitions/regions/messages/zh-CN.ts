// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: '请愿：{{region}}',
  description: {
    none: '{{region}}：还没有可以签署的请愿。您今天就可以签署国际请愿，并在当地请愿开始时收到我们的通知。',
    over: '{{region}}：为让游戏能一直玩下去而发起的请愿，以及您今天可以签署的请愿。',
    open: '{{region}}：您今天就可以签署请愿，让游戏能一直玩下去。',
  },
  lead: {
    none: '这里还没有可以签署的请愿。',
    over: '这里目前没有正在征集签名的请愿。',
    open: '您今天就可以签署：',
  },
  subscribe: {
    title: '开始时通知我',
    lead: '等您可以在这里（{{region}}）签署请愿时，我们会给您发一封邮件，随后删除您的邮箱地址。邮箱地址最多保存两年。',
    submit: '通知我',
    confirmLead: '请确认您希望在这里的请愿开始时收到邮件：{{region}}。',
    confirmed: '完成。等您可以签名时，我们会给您发邮件。',
  },
  more: '您还可以做什么',
  legal: '了解您的权利，写一封信',
  widget: '在您的网站上展示国际请愿',
  sign: '您今天可以签署的请愿',
  international: '国际请愿',
  everyone: '任何国家的人都可以签署。',
  share: {
    title: '欧洲公民倡议',
    text: '{{region}}：{{n}} 个签名，门槛为 {{needed}} 个。',
    link: '数据与进展：{{region}}',
  },
  counts: '{{regions}} 个国家和地区，今天可签署 {{n}} 项',
  own: {
    label: '您所在的国家或地区',
    none: '不选择',
    hint: '您的选择只保存在此浏览器中，不会发送。',
    guessed: '我们根据您设备的时区推测。不会发送任何信息。',
    forget: '清除我的选择',
    noPetition: '这里还没有可以签署的请愿。',
    page: '查看页面',
  },
  sections: {
    open: '今天可以签署',
    over: '其他请愿',
    none: '尚无请愿',
  },
  noneHint: '在各国家和地区的页面上，您都可以签署国际请愿，并在当地请愿开始时收到通知。',
  groups: {
    world: '全世界',
    union: '欧盟',
    europe: '欧盟以外的欧洲',
    africa: '非洲',
    america: '美洲',
    asia: '亚洲',
    oceania: '大洋洲',
  },
  empty: {
    title: '{{region}}：没有匹配的请愿',
    text: '可在其页面查看您今天可以签署的请愿。',
    page: '查看页面：{{region}}',
  },
  widgets: {
    none: '{{region}}：还没有可以签署的请愿。此小组件显示的是国际请愿。',
    page: '在那里可以做什么：{{region}}',
  },
};
