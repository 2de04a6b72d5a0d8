/** Parts of sums; a name's rows are added up. pg reads `bigint` as text. */
export type TallyTable = { name: string; value: string };
