import { TextLink } from '@kga/ui/link';

/**
 * Addresses in running text: of other sites, and of this site's API. They end where ASCII ends,
 * because Chinese and Japanese put no space after them, and before a closing punctuation mark.
 */
const address = /(https:\/\/[\w.~:/?#@!$&'()*+,;=%-]*[\w/]|(?<![\w/.])\/api\/[\w./?=&-]*[\w/])/;

/** A text with its addresses turned into links. */
export function LinkedText({ text }: { readonly text: string }) {
  // Splitting at a captured pattern puts what it matched at every odd place.
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
