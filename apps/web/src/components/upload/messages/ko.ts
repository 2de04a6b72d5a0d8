// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'upload'> = {
  choose: '사진 올리기',
  uploading: '사진을 올리는 중',
  hint: 'PNG, JPEG, WebP, AVIF, 최대 5MB. 위치와 카메라 정보는 삭제합니다.',
  tooLarge: '이 사진은 5MB보다 큽니다.',
  wrongKind: 'PNG, JPEG, WebP, AVIF 사진을 선택해 주세요.',
};
