-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all notifications by those about the newest replies. The first member has as many as are stored, of
-- which half are unread; the others have 50 each.
truncate notification;
insert into account (id, email, first_name, last_name, language)
select pg_temp.id_of(number, :'prefix'), 'reader' || number || '@example.org', 'Ada', '', 'en'
from generate_series(0, 2 + :count / 50) as number
on conflict do nothing;
insert into notification (account_id, kind, item_kind, item_id, thread_id, created_at, read_at)
select pg_temp.id_of(case when number <= :most then 0 else 1 + number / 50 end, :'prefix'),
  'follow', 'forum_reply', reply.id, reply.post_id, reply.appeared_at,
  case when number % 2 = 0 then now() end
from (
  select id, post_id, appeared_at, row_number() over (order by appeared_at desc, id)::int as number
  from forum_reply
) as reply
where number <= :count;
