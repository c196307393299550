import { encode } from 'uqr'
import type { Block, PdfDocument, Proof } from './document.ts'

/** The squares of the code, and what it leads to, where who reads to the end finds it. */
const blockOf = ({ code, page, url }: Proof): Block => ({
  kind: 'verification',
  title: `Code ${code}`,
  body: `Scan it, or type the code at ${page}: the page says whether we issued this document, whether a newer one has taken its place, and how the cover stands on that day.`,
  page,
  url,
  squares: encode(url, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  alt: `QR code of ${url}`,
})

const hasBlock = ({ pages }: PdfDocument): boolean =>
  pages.some((page) => page.kind === 'inner' && page.blocks.some(({ kind }) => kind === 'verification'))

/**
 * A document with the code by which strangers verify it: at the foot of each page, and to be scanned at its end, where it has
 * none to be scanned yet (rule: document-code).
 */
export const proven = (document: PdfDocument, proof: Proof): PdfDocument => {
  const foot = { ...document.foot, proof: `Verify this document at ${proof.page}, code ${proof.code}` }
  const last = document.pages.at(-1)
  if (last?.kind !== 'inner' || hasBlock(document)) return { ...document, foot }
  const closing = { ...last, blocks: [...last.blocks, blockOf(proof)] }
  return { ...document, foot, pages: [...document.pages.slice(0, -1), closing] }
}
