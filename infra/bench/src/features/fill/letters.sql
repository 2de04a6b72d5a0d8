-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all answers by published ones, spread over the regions.
truncate letter_answer, letter_written, letter_count;
insert into letter_answer (id, region, who, content, answered_on, language, status, created_at)
select uuidv7(), (:regions)[1 + number % cardinality(:regions)],
  'Member ' || number, 'Thank you for your letter number ' || number, '2026-01-01', 'en',
  'published', now() - number * interval '1 second'
from generate_series(1, :count) as number;
