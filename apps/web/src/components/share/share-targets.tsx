// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';

import { readStored, store } from '../../lib/browser.ts';
import { useTranslation } from '../../lib/translation.ts';
import { QrCode } from './qr-code.tsx';
import { emailLink, mastodonLink, mastodonServer, networks } from './share-links.ts';
import { useCopyLink } from './use-copy-link.ts';

/** Shows what a press has opened below, where the dialog is longer than the screen. */
const reveal = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

type TargetsProps = { shared: { text: string; url: string; title: string } };

/** Where to share, each in a new tab. */
export function ShareTargets({ shared }: TargetsProps) {
  const { t } = useTranslation('share');
  const heading = useId();
  const copy = useCopyLink();
  const [asked, setAsked] = useState<'mastodon' | 'wechat'>();
  const [isCopied, setCopied] = useState(false);
  const server = readStored('mastodon-server');
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="text-sm font-semibold">
        {t('shareOn')}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {networks.map(({ name, link }) => (
          <li key={name}>
            <Target href={link(shared)}>{name}</Target>
          </li>
        ))}
        <li>
          <Button
            size="small"
            aria-expanded={asked === 'mastodon'}
            onClick={() => {
              // A known server opens at once; the form lets the visitor choose another one.
              setAsked('mastodon');
              if (server !== null) open(mastodonLink(server, shared), '_blank', 'noopener');
            }}
          >
            Mastodon
          </Button>
        </li>
        <li>
          <Button
            size="small"
            aria-expanded={asked === 'wechat'}
            onClick={() => {
              setAsked('wechat');
              void copy(shared.url).then(setCopied);
            }}
          >
            {t('wechat')}
          </Button>
        </li>
        <li>
          <Target href={emailLink(shared)}>{t('email')}</Target>
        </li>
      </ul>
      {asked === 'mastodon' && (
        <MastodonForm
          server={server ?? ''}
          onServer={(host) => {
            store('mastodon-server', host);
            setAsked(undefined);
            open(mastodonLink(host, shared), '_blank', 'noopener');
          }}
        />
      )}
      {asked === 'wechat' && (
        <div ref={reveal} role="status" className="mt-4 flex flex-wrap items-center gap-4">
          <QrCode text={shared.url} label={t('qrCode')} />
          <p className="min-w-40 flex-1 text-sm">
            {isCopied ? t('wechatHint') : `${t('wechatScan')} ${shared.url}`}
          </p>
        </div>
      )}
    </section>
  );
}

function Target({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild size="small">
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </Button>
  );
}

/** Asks for the visitor's server, which the browser remembers. */
function MastodonForm({
  server,
  onServer,
}: {
  /** The last one. */
  server: string;
  onServer: (host: string) => void;
}) {
  const { t } = useTranslation('share');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = new FormData(event.currentTarget).get('server');
    const host = mastodonServer(typeof input === 'string' ? input : '');
    if (host === undefined) setError(t('mastodonInvalid'));
    else onServer(host);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
      <TextField
        name="server"
        defaultValue={server}
        label={t('mastodonServer')}
        hint={t('mastodonHint')}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        // The visitor has just asked for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="min-w-40 flex-1"
      />
      <Button type="submit">{t('mastodonGo')}</Button>
    </form>
  );
}
