/** Running sums, spread over several rows per name that are added up. pg reads `bigint` as text. */
export type TallyTable = { name: string; value: string };
