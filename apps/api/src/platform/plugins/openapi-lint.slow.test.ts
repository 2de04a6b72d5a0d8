// SPDX-License-Identifier: AGPL-3.0-or-later
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp({ settings: { PUBLIC_ORIGIN: 'https://kga.test' } });

const read = async () =>
  z.looseObject({}).parse((await api.app.inject('/api/openapi.json')).json());

test('The OpenAPI document is valid', async () => {
  const result = await new Validator().validate(await read());
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test('The OpenAPI document passes the recommended rules of Redocly', async () => {
  // The rule refuses operations that only redirect; that of Spectral accepts them.
  const rules = { 'operation-2xx-response': 'off' } as const;
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: JSON.stringify(await read()), config });
  expect(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
  ).toEqual([]);
});

test('The OpenAPI document passes the recommended rules of Spectral', async () => {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset({ extends: [[oas, 'recommended']] }));
  const problems = await spectral.run(await read());
  expect(problems.map(({ code, message, path }) => [code, message, path.join(' ')])).toEqual([]);
});
