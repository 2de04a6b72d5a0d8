/** The part of the URL standard that browsers and Node share; this package has the types of neither. */
declare class URL {
  constructor(url: string);
  readonly hostname: string;
  static canParse(url: string): boolean;
}
