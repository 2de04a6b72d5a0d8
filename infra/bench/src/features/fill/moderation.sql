-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Opens a moderation case for every item of one kind: three of four are open, one of a hundred is reported twice.
truncate moderation_case, content_report;
delete from tally where starts_with(name, 'cases:');
insert into moderation_case (kind, item_id, state, causes, language, since, decided_at, report_count)
select :'kind', id, case when number % 4 = 0 then 'decided' else 'open' end,
  case when number % 100 = 1 then '{reported}'::text[] else '{pending}' end,
  language, created_at, case when number % 4 = 0 then created_at end,
  case when number % 100 = 1 then 2 else 0 end
from (select id, language, created_at, row_number() over (order by id) as number from :kind)
  as numbered;
insert into content_report (id, kind, item_id, reason, weight)
select gen_random_uuid(), kind, item_id, 'spam', 1
from moderation_case cross join generate_series(1, 2)
where causes = '{reported}';
