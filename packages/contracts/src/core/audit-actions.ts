// SPDX-License-Identifier: AGPL-3.0-or-later
/** Actions on content, logged as `content.approve` and so on. */
export const contentAuditVerbs = [
  'approve',
  'reject',
  'hide',
  'restore',
  'undo',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'move',
  'redact',
  'solve',
  'unsolve',
  'merge',
  'edit',
] as const;

export const markAuditActions = ['marks_accepted', 'marks_rejected'] as const;

/** What moderators see in the audit log. */
export const moderatorAuditActions = [
  ...contentAuditVerbs.map((verb) => `content.${verb}` as const),
  ...markAuditActions,
] as const;

/** What only admins see, in addition. */
export const adminAuditActions = [
  'role_granted',
  'display_name_reset',
  'display_name_approved',
  'suspended',
  'restored',
  'legal_opened',
  'legal_taken',
  'legal_released',
  'legal_handed_over',
  'legal_noted',
  'legal_replied',
  'legal_file_downloaded',
  'legal_file_viewed',
  'legal_time_proposed',
  'legal_time_confirmed',
  'legal_closed',
  'legal_reopened',
  'feed_added',
  'feed_changed',
  'feed_imported',
  'feed_poll_asked',
  'feed_deleted',
  'reading_accepted',
  'reading_rejected',
  'petition_created',
  'petition_edited',
  'petition_opened',
  'petition_closed',
  'petition_submitted',
  'petition_answered',
  'petition_exported',
  'petition_export_downloaded',
  'petition_event_added',
  'petition_event_deleted',
  'petition_update_posted',
  'petition_update_corrected',
  'petition_update_deleted',
  'petition_figure_added',
  'petition_figures_deleted',
  'signatures_accepted',
  'signatures_rejected',
  'signatures_held',
  'signer_names_hidden',
  'signer_name_approved',
  'article_added',
  'article_deleted',
  'article_hidden',
  'article_shown',
  'category_changed',
  'picture_changed',
  'version_added',
  'version_changed',
  'version_deleted',
] as const;

/** What entries of the audit log say was done; older entries may have names that no longer exist. */
export const auditActions = [...moderatorAuditActions, ...adminAuditActions] as const;

export type AuditAction = (typeof auditActions)[number];
