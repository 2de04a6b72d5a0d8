// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'widgets'> = {
  title: '小组件',
  description: '在您的网站、邮件通讯或直播中实时展示请愿数据。',
  lead: '在您的网站、邮件通讯或直播中实时展示数据。无需 Cookie、账号或密钥。',
  form: '您的小组件',
  subject: '请愿或国家',
  share: '{{country}} · 在欧洲倡议中的份额',
  view: {
    label: '类型',
    counter: '计数器',
    bar: '进度条',
    row: '单行',
    map: '方块地图',
    overlay: '直播叠加层',
  },
  theme: {
    label: '颜色',
    auto: '跟随读者的设备',
    light: '浅色',
    dark: '深色',
    transparent: '透明背景，深色文字',
    'transparent-dark': '透明背景，浅色文字',
  },
  language: '语言',
  size: '宽度',
  preview: '预览',
  use: '使用方式',
  copy: '复制',
  copyOf: '复制：{{what}}',
  copied: '已复制',
  copyFailed: '复制失败',
  copyFailedHint: '请选中文字后手动复制。',
  codes: {
    frame: {
      title: '用于您的网站',
      hint: '粘贴到想要显示小组件的位置，数据会自动更新。',
    },
    script: {
      title: '可选：高度始终合适',
      hint: '每个页面添加一次，小组件的高度就会与内容完全一致。',
    },
    image: {
      title: '无需脚本',
      hint: '适用于网站、订阅源和论坛的 SVG 图片，显示加载时的最新数据。',
    },
    shareImage: {
      title: '分享图片',
      hint: '1200 × 630 像素的 PNG 图片，适合帖文、链接预览和邮件通讯。大多数邮件应用不显示 SVG 图片，但能显示这张图片。',
    },
    overlay: {
      title: '用于您的直播',
      hint: '在 OBS 等软件中添加浏览器源，填入此地址，尺寸为 1920 × 1080 像素。',
    },
    link: {
      title: '链接',
      hint: 'WordPress 等支持 oEmbed 的网站会把此链接变成小组件。',
    },
  },
  privacy:
    '小组件不设置 Cookie，不在读者的浏览器中存储任何内容，也不识别任何人。读者的浏览器只会向我们的服务器请求数据。',
  openData: '以开放数据形式获取全部数据',
};
