import { campaign, pathTo } from '@kga/contracts';
import type { FastifyReply } from 'fastify';
import ical, { ICalCalendarMethod } from 'ical-generator';

import { found } from '../../platform/errors.ts';

export const calendarType = 'text/calendar';

type Meeting = {
  id: string;
  reference: string;
  meeting_at: Date | null;
  meeting_minutes: number | null;
};

/** The time of a consultation as a calendar file without names; undefined without a time. */
function meetingCalendar(
  { id, reference, meeting_at: start, meeting_minutes: minutes }: Meeting,
  path: string,
  publicOrigin: string,
): string | undefined {
  if (start === null || minutes === null) return undefined;
  const calendar = ical({
    name: `${campaign.brand} ${reference}`,
    prodId: { company: campaign.brand, product: 'legal help', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${campaign.slug}`,
    start,
    end: new Date(start.getTime() + minutes * 60_000),
    summary: `${campaign.brand} ${reference}`,
    url: `${publicOrigin}${path}`,
  });
  return calendar.toString();
}

/** Sends the time of a consultation as a file. @throws AppError `not_found` without a time */
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
