import type {
  PetitionPollTable,
  PetitionRejectedPollTable,
  PetitionSnapshotTable,
  PetitionTable,
  PetitionThresholdTable,
} from './petition/table.ts';

/** Every table, as the newest migration leaves it. */
export type Schema = {
  petition: PetitionTable;
  petition_threshold: PetitionThresholdTable;
  petition_snapshot: PetitionSnapshotTable;
  petition_poll: PetitionPollTable;
  petition_rejected_poll: PetitionRejectedPollTable;
};
