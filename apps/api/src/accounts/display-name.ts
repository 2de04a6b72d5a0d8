import unhomoglyph from 'unhomoglyph';

/**
 * The same for names that look alike: without case, spaces and punctuation, and with letters that are
 * easily confused replaced by one of them (Unicode Technical Standard 39).
 */
export const displayNameKey = (name: string): string =>
  unhomoglyph(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
  )
    .toLowerCase()
    .replaceAll('i', 'l');
