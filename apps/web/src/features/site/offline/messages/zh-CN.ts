// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'offline'> = {
  title: '您已离线',
  description: '本站已保存在您设备上的页面。',
  lead: '无法连接服务器。您要打开的页面没有保存在设备上，但下列页面可以查看。',
  retry: '重试',
  stored: '已保存在此设备上的页面',
  since: '保存于 {{date}}',
  none: '尚未保存任何页面。联网时打开的页面会保存下来，以备此时使用。',
};
