// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: '请愿：{{region}}',
  description: {
    none: '{{region}}：尚无开放的请愿。您今天可以签署国际请愿，并让我们在当地请愿开始时通知您。',
    over: '{{region}}：让游戏继续可玩的请愿，以及您今天可以签署的请愿。',
    open: '{{region}}：您今天可以签署的、让游戏继续可玩的请愿。',
  },
  lead: {
    none: '这里尚无开放的请愿。',
    over: '这里目前没有正在征集签名的请愿。',
    open: '您今天就可以签名：',
  },
  subscribe: {
    title: '开始时通知我',
    lead: '等您可以在这里（{{region}}）签署请愿时，我们会给您发一封邮件，然后删除您的地址。地址最多保存两年。',
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
    forget: '忘记我的选择',
    noPetition: '这里尚无开放的请愿。',
    page: '查看页面',
  },
  sections: {
    open: '今天可以签署',
    over: '其他请愿',
    none: '尚无请愿',
  },
  noneHint: '在每个页面上，您都可以签署国际请愿，并让我们在请愿开始时通知您。',
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
    text: '其页面会显示您今天可以签署的请愿。',
    page: '查看页面：{{region}}',
  },
  widgets: {
    none: '尚无开放的请愿：{{region}}。此小部件显示的是国际请愿。',
    page: '在那里可以做什么：{{region}}',
  },
};
