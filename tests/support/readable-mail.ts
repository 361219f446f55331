/** Returns a mail whose HTML has plain words and spaces for those in which no line ends, so that they can be found. */
export const readable = <Mail extends { html: string }>(mail: Mail): Mail => ({
  ...mail,
  html: mail.html
    .replaceAll('\u00A0', ' ')
    .replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1'),
});
