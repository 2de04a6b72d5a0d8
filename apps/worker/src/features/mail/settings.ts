/** The sender of every mail. */
type MailSender = { name: string; address: string };

export type MailSettings = {
  /** `smtp://` or `smtps://`, with user and password where the server requires them. */
  smtpUrl: string;
  from: MailSender;
  /** Origin of the links in mails. */
  publicOrigin: string;
};

const named = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))\s*$/u;

/** Parses `Name <name@example.org>` or an address alone; undefined where it is neither. */
export function parseSender(text: string): MailSender | undefined {
  const [matched, name = '', address, bare] = named.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { name, address: address ?? bare ?? '' };
}
