// SPDX-License-Identifier: AGPL-3.0-or-later
import { type OwnSource, campaign, petitionPath, withSource } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Download, Link2, Share2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

import { shareBySystem } from '../../../../components/share/share-by-system.ts';
import { emailLink, messengers } from '../../../../components/share/share-links.ts';
import { useCopyLink } from '../../../../components/share/use-copy-link.ts';
import { saveFile, useBrowserConfig, useClientValue } from '../../../../lib/browser.ts';
import { useFormats, useLanguage } from '../../../../lib/language.tsx';
import { localizedUrl } from '../../../../lib/page-urls.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { useTitle } from '../petition-title.tsx';
import type { SignedProps } from '../signing-record.ts';
import { cardSize, drawCard } from './signed-card.ts';

const source: OwnSource = 'signed';

/** The card of a signature, and the ways to share it with a link to the petition. */
export function ShareSigned({ petition, signed }: SignedProps) {
  const { t } = useTranslation('signatures');
  const { origin } = useBrowserConfig();
  const language = useLanguage();
  const { title } = useTitle(petition);
  const card = useCard({ petition, signed });
  const copy = useCopyLink();
  const canShare = useClientValue(() => Reflect.has(navigator, 'share'), false);
  const url = localizedUrl(origin + withSource(petitionPath(petition.id), source), language);
  const shared = { text: t('share.text', { title }), url, title };
  return (
    <section aria-label={t('share.title')} className="no-print grid gap-4">
      <div className="noscript:hidden">
        {card ? (
          <img
            src={card.url}
            width={cardSize}
            height={cardSize}
            alt={t('share.card', { title })}
            className="w-full max-w-sm border border-line"
          />
        ) : (
          <div className="aspect-square w-full max-w-sm bg-wash" aria-hidden="true" />
        )}
      </div>
      <p>{t('share.why')}</p>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {canShare && (
          <Button
            variant="signal"
            size="large"
            className="max-sm:w-full"
            onClick={() => void shareBySystem(withCard(shared, card?.file), () => void copy(url))}
          >
            <Share2 aria-hidden="true" className="size-4 shrink-0" />
            {t('share.share')}
          </Button>
        )}
        <Button variant={canShare ? 'plain' : 'signal'} onClick={() => void copy(url)}>
          <Link2 aria-hidden="true" className="size-4 shrink-0" />
          {t('share.copy')}
        </Button>
        {card && (
          <Button onClick={() => saveFile(card.file, card.file.name)}>
            <Download aria-hidden="true" className="size-4 shrink-0" />
            {t('share.download')}
          </Button>
        )}
      </div>
      <AskFriends shared={shared} />
    </section>
  );
}

type Shared = { text: string; url: string; title: string };

/** Adds the card where the system's share sheet takes files. */
const withCard = (shared: Shared, card: File | undefined): ShareData =>
  card && navigator.canShare?.({ files: [card] }) ? { ...shared, files: [card] } : shared;

/** Links that open a message to whom the visitor chooses: no address of others is asked for. */
function AskFriends({ shared }: { shared: Shared }) {
  const { t } = useTranslation('signatures');
  const title = useId();
  const links = [
    ...messengers.map(({ name, link }) => ({
      name: name === 'SMS' ? t('share.sms') : name,
      href: link(shared),
    })),
    { name: t('share.email'), href: emailLink(shared) },
  ];
  return (
    <div>
      <h2 id={title} className="text-lg">
        {t('share.friends')}
      </h2>
      <p className="mt-1 text-muted">{t('share.friendsText')}</p>
      <ul aria-labelledby={title} className="mt-3 flex flex-wrap gap-2">
        {links.map(({ name, href }) => (
          <li key={name}>
            <Button asChild size="small">
              <a href={href} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card as a file and its address, once it is drawn; undefined where the browser cannot. */
function useCard({ petition, signed: { number, country } }: SignedProps) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const { title, language: titleLanguage } = useTitle(petition);
  const [card, setCard] = useState<{ url: string; file: File }>();
  const shown = number === null ? undefined : formats.integer(number);
  const place = country === null ? undefined : formats.country(country);
  const lead = t(shown === undefined ? 'share.cardSigned' : 'share.cardNumber');
  useEffect(() => {
    let isStale = false;
    const texts = { lead, number: shown, title, place, brand: campaign.brand, host: location.host };
    const show = (canvas: HTMLCanvasElement) =>
      canvas.toBlob((blob) => {
        if (isStale || !blob) return;
        const file = new File([blob], `${campaign.slug}.png`, { type: blob.type });
        // The security policy allows no addresses of blobs.
        setCard({ url: canvas.toDataURL(), file });
      });
    // Without a card, the link is shared.
    drawCard({ ...texts, language: titleLanguage }).then(show, () => undefined);
    return () => {
      isStale = true;
    };
  }, [lead, shown, title, place, titleLanguage]);
  return card;
}
