// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '../button.tsx';
import { SkipLink } from '../link.tsx';
import { ToastProvider } from '../overlays/toast.tsx';
import { Badges, Buttons } from './actions.tsx';
import { Overlays } from './dialogs.tsx';
import { Bars, Colours, Typography } from './figures.tsx';
import { Group } from './group.tsx';
import { Choices, Fields } from './inputs.tsx';
import { Panels, People, Waits } from './panels.tsx';

const toastLabels = {
  toast: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Close notification',
};

/** Every component in every state, in both themes side by side. For development only. */
export function Gallery() {
  return (
    <ToastProvider labels={toastLabels}>
      <SkipLink target="gallery">Skip to the gallery</SkipLink>
      <main id="gallery" tabIndex={-1} className="grid grid-cols-1 lg:grid-cols-2">
        <h1 className="sr-only">Gallery</h1>
        <div data-theme="light">
          <Showcase theme="Light" />
        </div>
        <div data-theme="dark">
          <Showcase theme="Dark" />
        </div>
      </main>
    </ToastProvider>
  );
}

function Showcase({ theme }: { readonly theme: string }) {
  return (
    <div className="column-data grid grid-cols-1 gap-12 py-10">
      <Typography theme={theme} />
      <Buttons />
      <Badges />
      <Bars />
      <Choices />
      <Fields theme={theme} />
      <People />
      <Overlays />
      <Waits />
      <Panels />
      <Colours />
      <div className="memorial -mx-4 p-4">
        <Group title="Memorial">
          <p className="text-muted">The archive keeps the dark tone in both themes.</p>
          <Button variant="signal">Share memorial</Button>
        </Group>
      </div>
    </div>
  );
}
