-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces the snapshots of the petition.
delete from petition_snapshot;
insert into petition_snapshot
  (petition_id, taken_at, signature_count, country_sum, goal, country_counts)
select petition.id,
  now() - make_interval(days => :days) * ((:count - number)::float8 / :count),
  number, number, petition.goal, :'counts'::jsonb
from petition, generate_series(1, :count) as number;
