-- SPDX-License-Identifier: AGPL-3.0-or-later
-- What the rows of all features are made of, for one connection; deterministic.

-- A pseudo-random number in [0, 1) that depends on the seed alone.
create function pg_temp.random_of(seed bigint) returns float8 immutable
  return (hashint8(seed)::float8 + 2147483648) / 4294967296;

-- One of the values; the first ones are more frequent.
create function pg_temp.one_of(list text[], seed bigint) returns text immutable
  return list[1 + floor(power(pg_temp.random_of(seed), 2) * cardinality(list))::int];

-- The id of a row by its number.
create function pg_temp.id_of(number bigint, prefix text default '00000000-0000-7000-8000')
  returns uuid immutable
  return (prefix || '-' || lpad(to_hex(number), 12, '0'))::uuid;

create function pg_temp.game_name(number bigint) returns text immutable
  return case number % 4
    when 0 then 'Legends ' || number::text
    when 1 then 'Chronicles ' || number::text || ' Online'
    when 2 then '失落世界' || number::text
    else 'Racing ' || number::text
  end;

-- The language of a row by its number: those of twelve texts are in the proportion of real sources.
create function pg_temp.language_of(number bigint) returns text immutable
  return ('{en,en,en,en,en,de,de,fr,fr,zh-CN,ja,ko}'::text[])[
    1 + floor(pg_temp.random_of(number * 3) * 12)::int];

create temporary table sentence (language text, number int, sentence text);
insert into sentence
select language, number, (
  select string_agg(
    pg_temp.one_of(list, number * 64 + word + (place - 1) * 1000003), gap order by word)
  from generate_series(1, case gap when '' then 14 else 11 end) as word
)
from rows from (json_to_recordset(:'vocabulary') as (language text, gap text, words text))
    with ordinality as entry (language, gap, words, place)
  cross join lateral string_to_array(words, ' ') as list
  cross join generate_series(1, 5000) as number;
-- A phrase that only one of a few thousand texts contains.
update sentence set sentence = sentence || '停服补偿' where language = 'zh-CN' and number = 4321;
create unique index on sentence (language, number);
analyze sentence;

-- A sentence in the language of a row by its number; `part` tells the sentences of a row apart.
create function pg_temp.sentence_of(row_no bigint, part int) returns text stable
  return (
    select sentence from sentence
    where language = pg_temp.language_of(row_no)
      and number = 1 + floor(pg_temp.random_of(row_no * 8 + part) * 5000)::int
  );

-- Building an index takes a fraction of the time after the table has been filled.
create temporary table dropped_index (definition text);
create procedure pg_temp.drop_indexes(variadic names text[]) language plpgsql as $$
declare
  name text;
begin
  insert into dropped_index select indexdef from pg_indexes where indexname = any (names);
  foreach name in array names loop execute format('drop index %I', name); end loop;
end $$;
create procedure pg_temp.build_indexes() language plpgsql as $$
declare
  built record;
begin
  for built in delete from dropped_index returning definition loop
    execute built.definition;
  end loop;
end $$;
