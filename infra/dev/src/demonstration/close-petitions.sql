-- SPDX-License-Identifier: AGPL-3.0-or-later
-- Makes our own petitions of the demonstration drafts again, without signatures.
create temporary view made as select id from petition where kind = 'own' and demonstration;
-- What counts cannot be deleted; its count and log go below.
update signature set state = 'held', hold_cause = 'by_hand', hold_batch = '\x0000000000000000'
where petition_id in (select id from made) and state = 'confirmed';
delete from petition_update where petition_id in (select id from made);
delete from signature where petition_id in (select id from made);
delete from signature_review where petition_id in (select id from made);
delete from signature_count where petition_id in (select id from made);
delete from log_leaf where petition_id in (select id from made);
delete from log_node where petition_id in (select id from made);
delete from log_head where petition_id in (select id from made);
delete from petition_snapshot where petition_id in (select id from made);
update petition set opened_at = null, closes_at = null, demonstration = false
where id in (select id from made);
drop view made;
