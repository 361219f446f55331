import type { ReactNode } from 'react';
import { shop } from '#data/shop.ts';
import { printStyle, screenStyle } from './mail-style.ts';
import { NO_PRELOAD, Section } from './parts.tsx';
import { theme } from './theme.ts';

interface Props {
  /** The line that mail programs show beside the subject. */
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
  /** The stylesheet of this kind of mail. */
  style?: string;
}

const PREVIEW_LENGTH = 200;
/** A space and characters without width: they keep the mail’s first words out of the preview. */
const FILLER = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

/** The words that mail programs show beside the subject, invisible in the mail. */
function Preview({ text }: { text: string }) {
  const shown = text.slice(0, PREVIEW_LENGTH);
  return (
    <div style={theme.preview}>
      {shown}
      <div>{FILLER.repeat(PREVIEW_LENGTH - shown.length)}</div>
    </div>
  );
}

const LANGUAGE = { lang: 'en-GB', dir: 'ltr' };

/** The layout of every mail: the shop’s logo, the content on cream below. */
export function EmailLayout({ preview, children, footer, style = '' }: Props) {
  return (
    <html {...LANGUAGE}>
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{preview}</title>
        <style>{screenStyle}</style>
        <style>{printStyle}</style>
        {style !== '' && <style>{style}</style>}
      </head>
      <body {...LANGUAGE} style={theme.body}>
        <Preview text={preview} />
        {/* Some mail programs drop the body with its background. */}
        <Section style={theme.page}>
          <Section className="sheet" width={600} style={theme.column}>
            <Section className="masthead" style={theme.masthead}>
              <img
                {...NO_PRELOAD}
                src="/mail/masthead.png"
                alt={shop.name}
                width={264}
                height={56}
                style={theme.logo}
              />
            </Section>
            <Section className="content" style={theme.content}>
              {children}
            </Section>
            {footer ? <Section style={theme.footer}>{footer}</Section> : null}
          </Section>
        </Section>
      </body>
    </html>
  );
}
