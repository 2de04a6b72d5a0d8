// SPDX-License-Identifier: AGPL-3.0-or-later
import { Monitor } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../button.tsx';
import { Dialog, DialogClose } from '../overlays/dialog.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '../overlays/menu.tsx';
import { useToast } from '../overlays/toast.tsx';
import { Group, Row } from './group.tsx';

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'ja', label: '日本語', lang: 'ja' },
  { value: 'ko', label: '한국어', lang: 'ko' },
] as const;

export function Overlays() {
  const { show } = useToast();
  const [language, setLanguage] = useState<(typeof languages)[number]['value']>('en');
  const [theme, setTheme] = useState('system');
  return (
    <Group title="Overlays">
      <Row>
        <Dialog
          trigger={<Button>Open dialog</Button>}
          title="Share this memorial"
          description="The link is copied to be pasted into the messaging app."
          closeLabel="Close"
          footer={
            <DialogClose>
              <Button variant="signal">Copy link</Button>
            </DialogClose>
          }
        >
          <p>A game is gone when its last memory is.</p>
        </Dialog>
        <Menu trigger={<Button variant="quiet">Language</Button>}>
          <MenuRadioGroup
            label="Language"
            options={languages}
            value={language}
            onValueChange={setLanguage}
          />
        </Menu>
        <Menu
          trigger={
            <Button variant="quiet" size="icon" aria-label="Theme">
              <Monitor aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <MenuRadioGroup
            label="Theme"
            options={[
              { value: 'system', label: 'Match my device' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={theme}
            onValueChange={setTheme}
          />
          <MenuSeparator />
          <MenuItem asChild>
            <a href="#profile">Profile</a>
          </MenuItem>
        </Menu>
        <Button variant="quiet" data-tooltip="Signatures that are checked and counted.">
          Hover for a tooltip
        </Button>
      </Row>
      <Row>
        <Button onClick={() => show({ title: 'Link copied!', tone: 'success' })}>
          Success toast
        </Button>
        <Button
          onClick={() =>
            show({
              title: 'Submission Failed',
              description: 'Please refresh the page and try again. What you typed is kept.',
              tone: 'failure',
            })
          }
        >
          Failure toast
        </Button>
        <Button
          onClick={() =>
            show({ title: 'Failed to fetch latest data. Showing cached data.', duration: 3000 })
          }
        >
          Three seconds
        </Button>
      </Row>
    </Group>
  );
}
