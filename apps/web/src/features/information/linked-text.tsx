import { TextLink } from '@kga/ui/link';

/**
 * URLs in running text: of other sites, and of this site's API. They end at the first non-ASCII character,
 * because Chinese and Japanese put no space after them, and before closing punctuation.
 */
const address = /(https:\/\/[\w.~:/?#@!$&'()*+,;=%-]*[\w/]|(?<![\w/.])\/api\/[\w./?=&-]*[\w/])/;

/** A text with its URLs as links. */
export function LinkedText({ text }: { readonly text: string }) {
  // Splitting by a capturing pattern puts the matches at odd indexes.
  return text.split(address).map((part, place) =>
    place % 2 === 1 ? (
      <TextLink key={part} href={part} className="break-words">
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}
