/**
 * The shape of a feature's words in every language, taken from English: the same keys, other
 * texts. A missing or an extra key does not compile.
 */
export type Messages<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Messages<English[Key]>;
};
