// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { member, profile, profileApi } from '../testing/profile-fixture.ts';

const uploadId = '0193f5a0-0000-7000-8000-000000000009';

/** A picture that the browser can draw. */
const drawn =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('A picture from the device becomes the profile picture, other files do not', async () => {
  const changed = {
    ...profile,
    user: { ...member, profileImageUrl: drawn },
    pictureSource: `upload:${uploadId}`,
  };
  const { api } = await renderApp('/profile', {
    user: member,
    api: {
      ...profileApi(),
      createPictureUpload: () => ({ id: uploadId }),
      updateProfile: () => {
        api.use(profileApi(changed));
        return changed;
      },
    },
  });
  const file = page.getByTestId('picture-file');
  await userEvent.upload(file, new File(['x'], 'a.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('Choose a PNG, JPEG, WebP or AVIF picture.')).toBeVisible();
  expect(api.calls('createPictureUpload')).toEqual([]);
  await userEvent.upload(file, new File(['x'], 'me.png', { type: 'image/png' }));
  await expect.poll(() => document.querySelector('main img')?.getAttribute('src')).toBe(drawn);
  expect(api.calls('updateProfile').map(({ body }) => body)).toEqual([{ pictureUpload: uploadId }]);
  await expectAccessible();
});
