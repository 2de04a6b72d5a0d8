/** Whom a mail comes from. */
export type MailSender = { name: string; address: string };

const named = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))\s*$/u;

/** Reads `Name <name@example.org>` or an address alone; undefined where it is neither. */
export function parseSender(text: string): MailSender | undefined {
  const [matched, name = '', address, bare] = named.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { name, address: address ?? bare ?? '' };
}
