// One part of the kit after the other, each in all its states: long, and nothing in it to reuse.
import { Heart, Monitor, Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { EmptyPanel } from '../empty-panel.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { Select } from '../forms/select.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { TextLink, SkipLink } from '../link.tsx';
import { Notice } from '../notice.tsx';
import { Dialog, DialogClose } from '../overlays/dialog.tsx';
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '../overlays/menu.tsx';
import { ToastProvider, useToast } from '../overlays/toast.tsx';
import { Tooltip, TooltipProvider } from '../overlays/tooltip.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { Skeleton, SkeletonText } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { Tabs } from '../tabs.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

const toastLabels = {
  toast: 'Notification',
  region: 'Notifications ({hotkey})',
  close: 'Close notification',
};

const languages = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'ja', label: '日本語', lang: 'ja' },
  { value: 'ko', label: '한국어', lang: 'ko' },
] as const;

const countries = [
  { country: 'Finland', percentage: 342.18, tone: 'green' },
  { country: 'Germany', percentage: 99.41, tone: 'blue' },
  { country: 'Österreich', percentage: 61.02, tone: 'yellow' },
  { country: 'Česko', percentage: 38.5, tone: 'orange' },
  { country: 'Malta', percentage: 12.07, tone: 'red' },
] as const;

/** Every component in every state, in both themes side by side. For development only. */
export function Gallery() {
  return (
    <TooltipProvider>
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
    </TooltipProvider>
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

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card as="section">
      <h2 className="mb-5">{title}</h2>
      <div className="grid gap-5">{children}</div>
    </Card>
  );
}

function Row({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function Typography({ theme }: { readonly theme: string }) {
  return (
    <section className="grid gap-5">
      <p className="text-sm font-semibold text-signal">{theme}</p>
      <p className="tabular font-heading text-display font-extrabold tracking-tight lg:text-[6.5vw]">
        1,448,270
      </p>
      <p className="font-heading text-3xl font-extrabold tracking-tight">
        A game that was sold stays playable
      </p>
      <h2 lang="de">Verbraucherschutzorganisationen fordern Rechtssicherheit</h2>
      <h3 lang="fr">Pour que les jeux achetés restent jouables</h3>
      <p className="max-w-text text-lg">
        A lead paragraph in Inter, with <em>emphasis</em>, <strong>weight</strong> and a{' '}
        <TextLink href="#link">link in the sentence</TextLink>.
      </p>
      <p className="max-w-text">
        Running text keeps to 68 characters a line. <VisuallyHidden>Unseen words.</VisuallyHidden>
        Łódź, Győr, Şanlıurfa and Ħamrun show the letters of the other European languages.
      </p>
      <p lang="zh-CN" className="text-lg">
        停止杀死游戏:<em>买来的游戏</em>应当一直可以玩。
      </p>
      <p lang="ja" className="text-lg">
        購入したゲームは、<em>いつまでも</em>遊べるべきです。
      </p>
      <p lang="ko" className="text-lg">
        구매한 게임은 <em>계속</em> 플레이할 수 있어야 합니다.
      </p>
      <table>
        <caption>Signatures by country</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" className="text-end">
              Signatures
            </th>
            <th scope="col" className="text-end">
              Of threshold
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, percentage }) => (
            <tr key={country}>
              <th scope="row">{country}</th>
              <td className="text-end">{Math.round(percentage * 98.7).toLocaleString('en')}</td>
              <td className="text-end">{percentage.toFixed(2)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  return (
    <Group title="Button and link">
      <Row>
        <Button variant="signal">Sign the petition</Button>
        <Button>View progress</Button>
        <Button variant="quiet">Cancel</Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large" variant="signal">
          Large
        </Button>
        <Button size="icon" aria-label="Like">
          <Heart aria-hidden="true" className="size-5" />
        </Button>
      </Row>
      <Row>
        <Button disabled>Disabled</Button>
        <Button disabled variant="signal">
          Disabled
        </Button>
        <Button busy busyLabel="Sending" variant="signal">
          Send my story
        </Button>
        <Button busy={busy} busyLabel="Refreshing" onClick={() => setBusy(true)}>
          Press to be busy
        </Button>
      </Row>
      <div className="max-w-56">
        <Button variant="signal">Europäische Bürgerinitiative jetzt unterzeichnen</Button>
      </div>
      <Row>
        <Button asChild>
          <a href="#button">A link as a button</a>
        </Button>
        <TextLink href="#link" variant="standalone">
          All news
        </TextLink>
        <TextLink href="#link" variant="quiet">
          Privacy
        </TextLink>
      </Row>
    </Group>
  );
}

function Badges() {
  return (
    <Group title="Badge">
      <Row>
        <Badge>Policy</Badge>
        <Badge tone="live">Live Data</Badge>
        <Badge tone="notice">Sample data</Badge>
        <Badge tone="signal">Closes today</Badge>
      </Row>
    </Group>
  );
}

function Bars() {
  return (
    <Group title="Progress bar">
      <ProgressBar
        label="Signatures"
        value={1_448_270}
        max={1_600_000}
        valueText="1,448,270 of 1,000,000"
        size="thick"
        marks={[{ value: 1_000_000, label: 'One million, the goal' }]}
      />
      <ProgressBar
        label="Signatures"
        value={210_000}
        max={1_000_000}
        valueText="210,000"
        marks={[{ value: 250_000, label: 'A quarter of the way to the goal of one million' }]}
      />
      {countries.map(({ country, percentage, tone }) => (
        <ProgressBar
          key={country}
          label={country}
          value={percentage}
          max={120}
          valueText={`${percentage.toFixed(2)}%`}
          tone={tone}
          size="thin"
        />
      ))}
    </Group>
  );
}

function Choices() {
  const [view, setView] = useState('total');
  const [category, setCategory] = useState<'all' | 'policy' | 'industry' | 'consumer'>('all');
  return (
    <Group title="Choices">
      <Segmented
        label="View"
        options={[
          { value: 'total', label: 'Total count' },
          { value: 'percentage', label: 'Percentage' },
          { value: 'daily', label: 'Daily change' },
        ]}
        value={view}
        onValueChange={setView}
      />
      <Segmented
        label="Time"
        labelHidden
        disabled
        options={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
        ]}
        value="30"
        onValueChange={setView}
      />
      <Tabs
        label="Part"
        options={[
          { value: 'total', label: 'Total', note: 'Draft' },
          { value: 'percentage', label: '百分比', lang: 'zh-CN' },
          { value: 'daily', label: 'Daily' },
        ]}
        value={view}
        onValueChange={setView}
      >
        <p>What belongs to the tab that is chosen.</p>
      </Tabs>
      <div className="grid max-w-sm gap-5">
        <Select
          label="Category"
          options={[
            { value: 'all', label: 'All' },
            { value: 'policy', label: 'Policy' },
            { value: 'industry', label: 'Industry' },
            { value: 'consumer', label: 'Consumer', disabled: true },
          ]}
          value={category}
          onValueChange={setCategory}
        />
        <Select
          label="Platform"
          hint="Where did you play it?"
          error="Please choose a platform."
          placeholder="Choose a platform"
          options={[
            { value: 'pc', label: 'PC' },
            { value: 'console', label: 'Console' },
          ]}
          value={undefined}
          onValueChange={() => {}}
        />
        <Select
          label="Genre"
          disabled
          options={[{ value: 'racing', label: 'Racing' }]}
          value="racing"
          onValueChange={() => {}}
        />
      </div>
    </Group>
  );
}

function Fields({ theme }: { readonly theme: string }) {
  const emailId = `email-${theme}`;
  return (
    <Group title="Fields">
      <FormSummary
        title="Login failed"
        text="The address or the password is not right."
        errors={[{ id: emailId, text: 'Email: this is no address' }]}
      />
      <div className="grid max-w-sm gap-5">
        <TextField label="First name" name="first" defaultValue="Ada" autoComplete="off" />
        <TextField label="Last name" note="optional" name="last" autoComplete="off" />
        <TextField
          id={emailId}
          type="email"
          label="Email"
          hint="Used to sign in; never shown."
          error="This is no address."
          name="email"
          defaultValue="ada@"
        />
        <PasswordField
          label="Password"
          hint="At least 10 characters."
          showLabel="Show the password"
          capsLockHint="Caps lock is on."
          autoComplete="new-password"
          name="password"
          defaultValue="correct horse"
        />
        <TextArea label="Reason" name="reason" defaultValue={'Two lines\nof words.'} />
        <TextField label="Not now" disabled name="not" />
        <Checkbox label="Remove my contributions too" hint="This cannot be undone." name="remove" />
        <Checkbox kind="radio" label="Keep them" name="keep" defaultChecked />
      </div>
    </Group>
  );
}

function People() {
  return (
    <Group title="People">
      <Row>
        <Avatar src={null} initial="A" />
        <Avatar src="/icon-192.png" initial="K" />
        <Avatar src={null} initial="李" size="large" />
      </Row>
      <Notice
        tone="caution"
        title="Verify your address"
        action={<Button size="small">Send the mail again</Button>}
      >
        A mail with a link is on its way.
      </Notice>
      <Notice tone="success">The address is verified.</Notice>
    </Group>
  );
}

function Overlays() {
  const { show } = useToast();
  const [language, setLanguage] = useState<(typeof languages)[number]['value']>('en');
  const [theme, setTheme] = useState('system');
  const themeIcon = { system: Monitor, light: Sun, dark: Moon };
  const Icon = theme === 'light' || theme === 'dark' ? themeIcon[theme] : themeIcon.system;
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
        <Menu trigger={<Button variant="quiet">Language</Button>} align="start">
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
              <Icon aria-hidden="true" className="size-5" />
            </Button>
          }
        >
          <MenuRadioGroup
            label="Theme"
            options={[
              { value: 'system', label: 'As the system' },
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
          <MenuItem disabled>Log out</MenuItem>
        </Menu>
        <Tooltip text="Signatures that are checked and counted.">
          <Button variant="quiet">Hover for a tooltip</Button>
        </Tooltip>
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
              action: {
                label: 'Retry',
                altText: 'Press Send again',
                onAction: () => show({ title: 'Retried' }),
              },
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

function Waits() {
  return (
    <Group title="Waiting">
      <Row>
        <Spinner label="Loading" />
        <Spinner label="Loading the page" labelHidden size="large" />
      </Row>
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16 w-2/3" />
        <SkeletonText lines={3} />
      </div>
    </Group>
  );
}

function Panels() {
  const [retrying, setRetrying] = useState(false);
  return (
    <Group title="Panels">
      <ErrorPanel
        title="Unable to load petition data"
        text="The server did not answer."
        retryLabel="Retry"
        retryingLabel="Trying again"
        retrying={retrying}
        onRetry={() => setRetrying(true)}
      />
      <EmptyPanel
        title="No News Articles Found"
        text="Try other words or another category."
        action={<Button>Show all news</Button>}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Card as="article">
          <Badge>Industry</Badge>
          <h3 className="mt-3">A ruled card hangs from a line</h3>
          <p className="mt-2 text-muted">Columns of these read like a page of a newspaper.</p>
        </Card>
        <Card as="article" variant="boxed">
          <h3>A boxed card</h3>
          <p className="mt-2 text-muted">For panels that hold controls.</p>
        </Card>
      </div>
    </Group>
  );
}

const steps = [
  { name: '100', className: 'bg-step-green text-step-green-ink' },
  { name: '75', className: 'bg-step-blue text-step-blue-ink' },
  { name: '50', className: 'bg-step-yellow text-step-yellow-ink' },
  { name: '25', className: 'bg-step-orange text-step-orange-ink' },
  { name: '0', className: 'bg-step-red text-step-red-ink' },
];

function Colours() {
  return (
    <Group title="Thresholds">
      <div className="grid grid-cols-5 gap-1">
        {steps.map(({ name, className }) => (
          <div
            key={name}
            className={`tabular grid aspect-square place-items-center text-sm font-semibold ${className}`}
          >
            {name}%
          </div>
        ))}
      </div>
    </Group>
  );
}
