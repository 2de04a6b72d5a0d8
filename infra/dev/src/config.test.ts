// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, it } from 'vitest';

import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('has defaults', () => {
    const config = parseConfig({});
    expect(config.ports).toMatchObject({ web: 3000, api: 3001, provider: 3900 });
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect(config.replays).toBe(true);
  });

  it('treats an empty setting as unset', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' }).ports.web).toBe(3000);
  });

  it('reads secrets from files, and gives processes what they hold', () => {
    const file = { ENCRYPTION_KEYS_FILE: import.meta.filename };
    const { encryptionKeys, inherited } = parseConfig(file);
    expect(encryptionKeys).toContain('describe(');
    expect(inherited).toEqual({ ENCRYPTION_KEYS: encryptionKeys });
  });

  it('names every invalid key', () => {
    const settings = { PORT: 'abc', REDIS_URL: 'http://localhost', API_PORT: '70000' };
    expect(() => parseConfig(settings)).toThrow(/PORT: [^]*API_PORT: [^]*REDIS_URL: /);
  });

  it('requires a sender with a mail server, and catches mails without one', () => {
    const settings = { SMTP_URL: 'smtp://mail.example.org' };
    expect(() => parseConfig(settings)).toThrow(/^MAIL_FROM: is needed/);
    const from = { MAIL_FROM: 'KGA <kga@example.org>' };
    expect(parseConfig({ ...settings, ...from })).toMatchObject({
      smtpUrl: settings.SMTP_URL,
      mailFrom: from.MAIL_FROM,
    });
    expect(parseConfig({})).toMatchObject({ smtpUrl: undefined, ports: { mailCatcher: 3910 } });
  });

  it('has stand-ins for signing in on this machine, where no provider is configured', () => {
    const isOn = (settings: NodeJS.ProcessEnv) => parseConfig(settings).demonstrationSignIn;
    expect(isOn({})).toBe(true);
    expect(isOn({ PUBLIC_ORIGIN: 'http://localhost:8080' })).toBe(true);
    expect(isOn({ PUBLIC_ORIGIN: 'https://kga.example' })).toBe(false);
    expect(isOn({ GITHUB_CLIENT_ID: 'ours' })).toBe(false);
    expect(isOn({ DEMONSTRATION_SIGN_IN: 'off' })).toBe(false);
  });

  it('has demonstration content on this machine only, beside a replayed petition', () => {
    const isOn = (settings: NodeJS.ProcessEnv) => parseConfig(settings).demonstrationContent;
    expect(isOn({})).toBe(true);
    expect(isOn({ DEMONSTRATION_CONTENT: 'off' })).toBe(false);
    expect(isOn({ PUBLIC_ORIGIN: 'https://kga.example' })).toBe(false);
    expect(isOn({ PETITION_PROVIDER_URL: 'https://provider.example/api' })).toBe(false);
  });

  it('starts empty without anything that is made up', () => {
    const config = parseConfig({}, { empty: true });
    const { demonstrationContent, demonstrationFeeds, demonstrationSignIn, replays } = config;
    expect([demonstrationContent, demonstrationFeeds, demonstrationSignIn, replays]).toEqual(
      Array(4).fill(false),
    );
  });

  it('requires a URL with the provider settings, and passes all of them on', () => {
    const settings = {
      PETITION_PROVIDER_KIND: 'eci-collection',
      PETITION_STATUS: 'answered',
      PETITION_CLOSES_AT: '2026-01-01T00:00:00Z',
      PETITION_SUBMITTED_AT: '2026-02-01T00:00:00Z',
      PETITION_ANSWERED_AT: '2026-03-01T00:00:00Z',
    };
    for (const [key, value] of Object.entries(settings)) {
      expect(() => parseConfig({ [key]: value })).toThrow(`${key}: is of no use without`);
    }
    const url = { PETITION_PROVIDER_URL: 'https://provider.example/api' };
    const config = parseConfig({ ...settings, ...url });
    expect(config.replays).toBe(false);
    expect(config.inherited).toMatchObject(settings);
  });
});
