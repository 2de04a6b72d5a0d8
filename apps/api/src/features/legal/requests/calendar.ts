// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import type { MeetingState } from '@kga/contracts/legal';
import type { LegalRequestRow } from '@kga/db/legal';
import type { FastifyReply } from 'fastify';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import { found } from '../../../platform/errors.ts';

export const calendarType = 'text/calendar';

type Meeting = Pick<
  LegalRequestRow,
  'id' | 'reference' | 'created_at' | 'meeting_at' | 'meeting_minutes' | 'meeting_state'
>;

/** The status of an event by the state of its time; suggested and declined times have no file. */
const statuses = {
  proposed: undefined,
  declined: undefined,
  accepted: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
} as const satisfies Record<MeetingState, ICalEventStatus | undefined>;

/** Seconds since the request was sent, so that each file supersedes the earlier ones of its event. */
const sequenceOf = ({ created_at: createdAt }: Meeting): number =>
  Math.floor((Date.now() - createdAt.getTime()) / 1_000);

/** The time of a consultation as a calendar file without names; undefined without an agreed time. */
function meetingCalendar(meeting: Meeting, path: string, publicOrigin: string): string | undefined {
  const {
    id,
    reference,
    meeting_at: start,
    meeting_minutes: minutes,
    meeting_state: state,
  } = meeting;
  const status = state === null ? undefined : statuses[state];
  if (start === null || minutes === null || status === undefined) return undefined;
  const calendar = ical({
    name: `${campaign.brand} ${reference}`,
    prodId: { company: campaign.brand, product: 'legal help', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${campaign.slug}`,
    sequence: sequenceOf(meeting),
    status,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `${campaign.brand} ${reference}`,
    url: `${publicOrigin}${path}`,
  });
  return calendar.toString();
}

/** Sends the time of a consultation as a file. @throws AppError `not_found` without an agreed time */
export const sendMeeting = (
  reply: FastifyReply,
  meeting: Meeting,
  { path, publicOrigin }: { path: string; publicOrigin: string },
): FastifyReply =>
  reply
    .type(`${calendarType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${meeting.reference}.ics"`)
    .send(found(meetingCalendar(meeting, path, publicOrigin)));

export const counselPath = (id: string): string => pathTo('counselRequest', { id });
