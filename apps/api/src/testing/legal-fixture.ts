// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createConsultation,
  createLegalFile,
  encodeFileName,
  fileNameHeader,
} from '@kga/contracts/legal';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';

import { type Agent, agent } from './agent.ts';
import { postFile } from './upload-fixture.ts';

/** A day ahead, as the form sends it. */
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

export const consultation = (change: object = {}) => ({
  fullName: 'Grace Hopper',
  email: `${crypto.randomUUID()}@example.org`,
  phone: '+44 20 7946 0000',
  preferredDate: inTenDays(),
  timeZone: 'Europe/London',
  issueType: 'refund',
  caseDescription: 'The shop does not refund a game that was shut down.',
  consent: true,
  ...change,
});

export const aidApplication = (change: object = {}) => ({
  fullName: 'Grace Hopper',
  email: `${crypto.randomUUID()}@example.org`,
  phone: '+49 30 23125000',
  monthlyIncome: 1_800,
  currency: 'EUR',
  legalIssue: 'game_shut_down',
  detailedDescription: 'It cost 60 euros, and two letters had no answer.',
  consent: true,
  ...change,
});

const submitted = z.object({ reference: z.string(), token: z.string() });

/** Sends a consultation request; returns its reference and token. */
export async function sendConsultation(app: FastifyInstance, change: object = {}) {
  const answer = await agent(app).post(createConsultation.url, consultation(change));
  expect(answer.statusCode).toBe(201);
  return submitted.parse(answer.json());
}

export const pdf = (text = 'a receipt') =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Title (${text}) >>\nendobj\ntrailer\n<<>>\n%%EOF\n`);

export const upload = (by: Agent, name: string, bytes: Buffer) =>
  postFile(by, createLegalFile.url, bytes, { [fileNameHeader]: encodeFileName(name) });
