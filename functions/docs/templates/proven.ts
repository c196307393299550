import { encode } from 'uqr'
import type { PdfDocument, Proof, Seal } from './document.ts'

const aboutCover = new Set<PdfDocument['template']>([
  'binder',
  'cancellation',
  'endorsement',
  'expiry',
  'lossRun',
  'manuscript',
  'policy',
  'tower',
])
const aboutMoney = new Set<PdfDocument['template']>(['invoice', 'receipt', 'statement'])

/** What whoever scans the code of a document is told: of one about cover how it stands, of a bill nothing that was paid or is owed. */
const toldOf = (template: PdfDocument['template']): string => {
  if (aboutCover.has(template))
    return 'whether we issued this, whether a newer one has taken its place, and how the cover stands.'
  const issued = 'whether we issued this, and whether a newer one has taken its place'
  return aboutMoney.has(template) ? `${issued}. Nobody is told there what was paid or is owed.` : `${issued}.`
}

/** The squares of the code, and what it leads to, where who reads to the end finds it. */
const sealOf = (template: PdfDocument['template'], { code, page, url }: Proof): Seal => ({
  body: `Scan the code or type it there: the page says ${toldOf(template)}`,
  url,
  squares: encode(url, { ecc: 'M', border: 0 }).data.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')),
  alt: `QR code of ${url}: verify this document at ${page}, code ${code}`,
})

const hasBlock = ({ pages }: PdfDocument): boolean =>
  pages.some((page) => page.kind === 'inner' && page.blocks.some(({ kind }) => kind === 'verification'))

/**
 * A document with the code by which strangers verify it: at the foot of each page, and to be scanned in that of the last one,
 * where it has none to be scanned yet (rule: document-code). It takes no room of the text, so it never has a sheet of its own.
 */
export const proven = (document: PdfDocument, proof: Proof): PdfDocument => {
  const foot = { ...document.foot, proof: `Verify this document at ${proof.page}, code ${proof.code}` }
  return { ...document, foot, ...(!hasBlock(document) && { seal: sealOf(document.template, proof) }) }
}
