-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Replaces all signatures by counted ones of one petition and of two months, which COPY writes and reads.
create function pg_temp.bytes(number bigint, seed text, length int) returns bytea immutable
  return substr(sha256(convert_to(number::text || seed, 'UTF8')), 1, length);

truncate signature, signature_count, log_leaf, reason cascade;
delete from petition where id = :'petition';
insert into petition (id, slug, kind, title, goal, opened_at, sources, demonstration)
values (:'petition', :'slug', 'own', 'Bench', 1000000000, '2026-01-01', '{}', false);
alter table signature disable trigger user;
copy (
  select uuidv7(), :'petition'::uuid, 'confirmed',
    pg_temp.bytes(number, 'a', 32), pg_temp.bytes(number, 'f', 32), pg_temp.bytes(number, 'l', 32),
    pg_temp.bytes(number, 'e', 32) || pg_temp.bytes(number, 'm', 20),
    (array['DE', 'FR', 'PL', 'JP', 'US', 'NL', 'ES', 'IT'])[1 + number % 7], 'en',
    number % 3 = 0, pg_temp.bytes(number, 'r', 32), at, at
  from generate_series(1, :rows) as number
  cross join lateral (
    select now() - interval '1 day' - :days * interval '1 day' * (1 - number / :rows::float8)
  ) as time (at)
) to :'file' (format binary);
call pg_temp.drop_indexes('signature_address', 'signature_named');
copy signature (id, petition_id, state, address_hash, first_name, last_name, email, country, language, show_name,
  receipt_hash, created_at, confirmed_at) from :'file' (format binary);
call pg_temp.build_indexes();
alter table signature enable trigger user;

-- Counts by day and country in 16 shards, as triggers would have spread them, and the leaves of the log.
insert into signature_count (petition_id, dimension, value, shard, signatures)
select petition_id, dimension, value, get_byte(receipt_hash, 0) % 16, count(*)
from signature
cross join lateral (
  values ('country', country),
    ('day', to_char(confirmed_at at time zone 'UTC', 'YYYY-MM-DD'))
) as counted (dimension, value)
group by 1, 2, 3, 4;
update signature_total set signatures = :rows where petition_id = :'petition';
call pg_temp.drop_indexes('log_leaf_hash', 'log_leaf_position', 'log_leaf_waiting');
insert into log_leaf (petition_id, withdrawal, receipt_hash, position)
select petition_id, false, receipt_hash, row_number() over () - 1 from signature;
call pg_temp.build_indexes();

insert into reason (id, petition_id, signature_id, content, language, status, created_at)
select uuidv7(), petition_id, id, 'Reason of ' || id, 'en', 'published', confirmed_at
-- Without names, which only the api's key could open.
from (select *, row_number() over () as place from signature where not show_name) as numbered
where place % :reason_every = 0;
