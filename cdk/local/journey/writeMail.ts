import type { RegionCode } from '#shared/regions/code.ts'
import type { Letter } from '../mailbox/rawMail.ts'
import { localRegion } from '../regions.ts'
import { http } from './client.ts'

/** Somebody outside writes to a region's underwriters, or to the address that a mail of theirs names. */
export const writeMail = async (
  { port, region }: { readonly port: number; readonly region: RegionCode },
  letter: Omit<Letter, 'to'> & { readonly to?: string },
): Promise<void> => {
  const { status } = await http({
    port,
    host: 'mailbox.localhost',
    method: 'POST',
    path: `/api/arrivals?region=${region}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: localRegion(region).inboxAddress, ...letter }),
  })
  if (status !== 202) throw new Error(`The mail was not taken: ${status}.`)
}

/** A page of PDF that says a line. */
export const pdfOf = (line: string): string => {
  const text = `BT /F1 12 Tf 72 720 Td (${line.replace(/[()\\]/g, '')}) Tj ET`
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj',
      `4 0 obj << /Length ${text.length} >> stream\n${text}\nendstream endobj`,
      '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  ).toString('base64')
}
