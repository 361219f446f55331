/** Returns a mail whose HTML has plain spaces for those at which no line ends, so that its words can be found. */
export const readable = <Mail extends { html: string }>(mail: Mail): Mail => ({
  ...mail,
  html: mail.html.replaceAll('\u00A0', ' '),
});
