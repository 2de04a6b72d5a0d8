import { describe, expect, it } from 'vitest';

import { parseConfig } from './config.ts';

describe('parseConfig', () => {
  it('stands on its defaults', () => {
    const config = parseConfig({});
    expect(config.ports).toMatchObject({ web: 3000, api: 3001, provider: 3900 });
    expect(config.publicOrigin).toBe('http://localhost:3000');
    expect(config.providerUrl).toBeUndefined();
  });

  it('takes an empty setting for one that is not set', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: '' }).ports.web).toBe(3000);
  });

  it('names every key that cannot be used', () => {
    const settings = { PORT: 'abc', REDIS_URL: 'http://localhost', API_PORT: '70000' };
    expect(() => parseConfig(settings)).toThrow(/PORT: [^]*API_PORT: [^]*REDIS_URL: /);
  });

  it('wants an address with the kind of a provider', () => {
    const kind = { PETITION_PROVIDER_KIND: 'eci-collection' };
    expect(() => parseConfig(kind)).toThrow('PETITION_PROVIDER_KIND: is of no use');
    const address = { PETITION_PROVIDER_URL: 'https://provider.example/api' };
    expect(parseConfig({ ...kind, ...address }).providerUrl).toBe(address.PETITION_PROVIDER_URL);
  });
});
