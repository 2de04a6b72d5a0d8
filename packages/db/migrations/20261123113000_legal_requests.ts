// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Kysely, sql } from 'kysely';

/**
 * Requests for legal help. What people write in them, their files and the replies are sealed; of an
 * erased one the month and the days until its answer are left.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await setRoles(db, ['member', 'counsel', 'moderator', 'admin']);
  await sql`
    create table legal_request (
      id uuid primary key,
      account_id uuid references account (id) on delete cascade,
      kind text not null check (kind in ('consultation', 'aid')),
      state text not null default 'received'
        check (state in ('received', 'assigned', 'answered', 'closed')),
      reference text not null unique,
      token_hash bytea not null unique,
      content bytea not null,
      country text,
      language text not null,
      counsel_id uuid references account (id) on delete set null,
      outcome text,
      meeting_at timestamptz(3),
      meeting_minutes integer,
      meeting_state text check (meeting_state in ('proposed', 'accepted', 'declined', 'confirmed')),
      created_at timestamptz(3) not null default now(),
      assigned_at timestamptz(3),
      answered_at timestamptz(3),
      closed_at timestamptz(3),
      constraint legal_request_closed_whole
        check ((state = 'closed') = (closed_at is not null and outcome is not null)),
      constraint legal_request_meeting_whole
        check (num_nulls(meeting_at, meeting_minutes, meeting_state) in (0, 3))
    )`.execute(db);
  await sql`create index legal_request_created on legal_request (created_at, id)`.execute(db);
  await sql`create index legal_request_account on legal_request (account_id)
    where account_id is not null`.execute(db);
  await sql`create index legal_request_counsel on legal_request (counsel_id)
    where counsel_id is not null`.execute(db);
  await sql`create index legal_request_over on legal_request (closed_at)
    where closed_at is not null`.execute(db);
  await sql`
    create table legal_message (
      id uuid primary key,
      request_id uuid not null references legal_request (id) on delete cascade,
      kind text not null check (kind in ('reply', 'note')),
      author_id uuid references account (id) on delete set null,
      content bytea not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  await sql`create index legal_message_request on legal_message (request_id, created_at)`.execute(
    db,
  );
  await sql`create index legal_message_author on legal_message (author_id)
    where author_id is not null`.execute(db);
  await sql`
    create table legal_file (
      id uuid primary key,
      request_id uuid references legal_request (id) on delete cascade,
      state text not null check (state in ('checking', 'ready', 'refused')),
      media_type text not null,
      name bytea not null,
      bytes bytea,
      size integer not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db);
  // What is encrypted cannot be compressed.
  await sql`alter table legal_file alter column bytes set storage external`.execute(db);
  await sql`create index legal_file_request on legal_file (request_id)`.execute(db);
  await sql`create index legal_file_unused on legal_file (created_at)
    where request_id is null`.execute(db);
  await sql`
    create table legal_request_past (
      id uuid primary key default gen_random_uuid(),
      month date not null,
      kind text not null,
      answer_days real
    )`.execute(db);
  await sql`create table legal_digest (week date primary key)`.execute(db);
  await sql`
    create function count_past_legal_request() returns trigger language plpgsql as $$
    begin
      insert into legal_request_past (month, kind, answer_days)
      values (date_trunc('month', old.created_at at time zone 'UTC'), old.kind,
        extract(epoch from old.answered_at - old.created_at) / 86400);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger legal_request_erased after delete on legal_request
    for each row execute function count_past_legal_request()`.execute(db);
}

async function setRoles(db: Kysely<unknown>, roles: readonly string[]): Promise<void> {
  const list = sql.join(roles.map((role) => sql.lit(role)));
  await sql`
    alter table account drop constraint account_role_check,
      add constraint account_role_check check (role in (${list}))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table legal_file, legal_message, legal_request, legal_request_past, legal_digest`.execute(
    db,
  );
  await sql`drop function count_past_legal_request`.execute(db);
  await sql`update account set role = 'member' where role = 'counsel'`.execute(db);
  await setRoles(db, ['member', 'moderator', 'admin']);
}
