// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'accounts'> = {
  tabs: '继续的方式',
  email: '邮箱地址',
  password: '密码',
  newPassword: '新密码',
  firstName: '名',
  lastName: '姓',
  optional: '选填',
  showPassword: '显示密码',
  capsLock: '大写锁定已开启。',
  passwordRules: '至少 10 个字符。可以用一句话，更好记。',
  code: '验证码',
  codeHint: '邮件中的六位数字',
  working: '请稍候',
  backToLogin: '返回登录',
  goal: {
    sign: {
      lead: '您可以登录、注册，也可以不用账号，直接为这份请愿签名。',
      withoutAccount: '无需账号，直接签名',
    },
    tell: {
      lead: '您可以登录、注册，也可以不用账号，直接分享您的故事。',
      withoutAccount: '无需账号，直接分享故事',
    },
  },
  login: {
    lead: '欢迎回来。只是浏览的话，不需要账号。',
    submit: '登录',
    forgot: '忘记密码？',
    failed: '登录失败',
  },
  register: {
    lead: '您的故事和帖子集中在一处，账号可以随时删除。',
    submit: '创建账号',
    emailHint: '用于登录和接收账号邮件，我们绝不会向他人公开。',
    privacy: '我们保存哪些信息、用途和期限，请见：',
    done: '注册成功',
    welcome: '账号已创建，欢迎您！',
    failed: '注册失败',
  },
  social: {
    title: '或使用以下方式继续',
    with: '使用 {{provider}} 继续',
    demonstration:
      '演示：这些按钮指向本机上的模拟服务，您可以以任何身份登录。与 Google、GitHub 和 Replit 无关。',
    failed: '未能登录',
    failures: {
      refused: '您取消了登录。请重试，或使用邮箱和密码登录。',
      expired: '操作超时，或登录页面曾在其他窗口中打开。请重新开始。',
      failed: '该登录服务出了问题。请重试，或使用邮箱和密码登录。',
      unverified:
        '该登录服务尚未验证您的邮箱。请先在该服务中验证，或在此使用邮箱和密码注册。如要关联您在本站的账号，请先验证该账号的邮箱。',
      address_taken:
        '此邮箱在本站已有账号，但尚未验证。请使用密码登录，之后可在个人资料中添加其他登录方式。',
      linked_elsewhere: '此登录方式已关联另一个账号。请用它登录那个账号，或先取消关联。',
      sign_in_again: '为安全起见，请先重新登录，再添加此登录方式。',
      unavailable: '目前无法连接该登录服务。请稍后再试，或使用邮箱和密码登录。',
    },
  },
  verify: {
    title: '验证邮箱地址',
    lead: '请填写邮箱地址和邮件中的验证码。',
    leadLink: '请验证这是您的邮箱。',
    submit: '验证邮箱地址',
    byHand: '填写验证码',
    byHandTitle: '改为填写验证码',
    done: '邮箱已验证',
    doneText: '{{email}} 已验证。',
    noticeTitle: '请验证您的邮箱地址',
    prompt: '我们已向 {{email}} 发送邮件。请在此填写邮件中的验证码，或打开其中的链接。',
    later: '以后再说',
    back: '返回之前的页面',
    notice: '我们已向 {{email}} 发送链接和验证码。请完成验证，以便您忘记密码时我们能帮您找回。',
  },
  resend: {
    title: '没有收到邮件，或链接已失效？',
    submit: '重新发送邮件',
    sent: '我们已向 {{email}} 发送新邮件，之前的链接不再有效。',
    sentMaybe: '如果 {{email}} 尚未验证，我们已发送新邮件，之前的链接不再有效。',
  },
  forgot: {
    title: '重置密码',
    lead: '我们会向您发送邮件，您可以通过其中的链接设置新密码。',
    submit: '发送链接',
    sent: '请查看您的邮箱',
    sentText:
      '如果 {{email}} 已注册账号，您会在几分钟内收到链接和验证码，有效期为一小时。也请查看垃圾邮件文件夹。',
    byHand: '填写验证码',
    again: '换一个邮箱',
  },
  reset: {
    title: '设置新密码',
    lead: '请填写邮箱地址、邮件中的验证码和新密码。',
    leadLink: '请设置新密码。设置后，您将在所有设备上退出登录。',
    submit: '保存密码',
    another: '重新发送邮件',
    done: '密码已更改',
    doneText: '您已在所有设备上退出登录，请使用新密码登录。',
  },
  suspended: {
    title: '您的账号已被停用',
    text: '您仍可查看、导出和删除自己的数据。停用原因：',
  },
};
