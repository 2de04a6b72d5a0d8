// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { withParticles } from './particles.ts';

test.each([
  ['사진을(를) 삭제할까요?', '사진을 삭제할까요?'],
  ['“지도”을(를) 저장했습니다', '“지도”를 저장했습니다'],
  ['게임은(는) 끝났습니다', '게임은 끝났습니다'],
  ['친구이(가) 썼습니다', '친구가 썼습니다'],
  ['서울(으)로', '서울로'],
  ['부산(으)로', '부산으로'],
  ['2026년 5월 6일을(를)', '2026년 5월 6일을'],
  ['회원 12(으)로', '회원 12로'],
  ['회원 13(으)로', '회원 13으로'],
  ['회원 7(으)로', '회원 7로'],
  ['민수(이)라는 이름', '민수라는 이름'],
  ['민준과(와) 합치기', '민준과 합치기'],
])('%s is %s', (text, chosen) => {
  expect(withParticles(text)).toBe(chosen);
});

test.each(['Steam을(를)', '(주)가나', '(을)', 'a(i)로'])('%s stays as it is', (text) => {
  expect(withParticles(text)).toBe(text);
});
