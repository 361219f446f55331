import type { Page } from '@playwright/test';

/** Counts the A4 pages that a page prints. */
export async function countPrintedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Counts the A4 pages that a mail prints. The shop's own pages take no foreign HTML. */
export async function countPagesOfMail(page: Page, html: string): Promise<number> {
  const mail = await page.context().newPage();
  await mail.setContent(html);
  const count = await countPrintedPages(mail);
  await mail.close();
  return count;
}
