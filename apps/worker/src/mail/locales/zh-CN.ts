import type { MailWords } from '../words.ts';

export const zhCN: MailWords = {
  greeting: '{{name}}，您好！',
  greetingAlone: '您好！',
  linkHint: '如果按钮无法使用，请打开以下网址：',
  code: '或者在网站上输入以下验证码：',
  expires: '链接和验证码仅可使用一次，有效期至 {{time}}。',
  method: '登录方式：{{method}}',
  password: '密码',
  device: '设备：{{device}}',
  unknownDevice: '未知',
  time: '时间：{{time}}',
  footer: '本邮件发送至 {{to}}，因为该邮箱正用于 {{brand}}。本邮件由系统自动发送。',
  verify_email: {
    subject: '请确认您的邮箱地址',
    why: '有人（应该是您本人）使用此邮箱在 {{brand}} 注册了账号。只需点击一下，即可确认该邮箱属于您。',
    action: '确认邮箱',
    notYou: '如果不是您本人操作，则无需处理，该邮箱将保持未确认状态。',
  },
  change_email: {
    subject: '请确认您的新邮箱地址',
    why: '{{brand}} 的一个账号将此邮箱设为新的邮箱地址。您确认后即可生效。',
    action: '确认新邮箱',
    notYou: '如果不是您本人操作，则无需处理，该账号将继续使用原邮箱。',
  },
  email_changed: {
    subject: '您的邮箱地址已更改',
    why: '您在 {{brand}} 的账号已更换邮箱。此邮箱不能再用于登录。',
    action: '联系我们',
    notYou: '如果不是您本人操作，您的账号可能已被他人使用。请立即联系我们。',
  },
  reset_password: {
    subject: '设置新密码',
    why: '有人（应该是您本人）申请为您在 {{brand}} 的账号设置新密码。',
    action: '设置新密码',
    notYou: '如果不是您本人操作，则无需处理，您的密码不会改变。',
  },
  password_changed: {
    subject: '您的密码已更改',
    why: '您在 {{brand}} 的账号密码已更改。',
    action: '重置密码',
    notYou: '如果不是您本人操作，请立即重置密码。重置后，所有设备都会退出登录。',
  },
  signed_in: {
    subject: '您的账号有新的登录',
    why: '有人以新的方式或在新的设备上登录了您在 {{brand}} 的账号。',
    action: '重置密码',
    notYou: '如果不是您本人操作，请立即重置密码。重置后，所有设备都会退出登录。',
  },
  identity_linked: {
    subject: '您的账号新增了一种登录方式',
    why: '现在还可以通过另一项服务登录您在 {{brand}} 的账号。',
    action: '查看个人资料',
    notYou: '如果不是您本人操作，请在个人资料中移除该服务，并在那里设置新密码。',
  },
  identity_unlinked: {
    subject: '您的账号移除了一种登录方式',
    why: '现在无法再通过以下服务登录您在 {{brand}} 的账号。',
    action: '查看个人资料',
    notYou: '如果不是您本人操作，请在个人资料中设置新密码。这也会让所有其他设备退出登录。',
  },
};
