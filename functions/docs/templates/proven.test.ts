import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { certificateDocument } from './certificateDocument.ts'
import type { PdfDocument } from './document.ts'
import { policyDocument } from './policyDocument.ts'
import { proposalDocument } from './proposalDocument.ts'
import { proven } from './proven.ts'
import { renderPdf } from './renderPdf.ts'
import { aCertificate, aPolicy, aProposal } from './samples.ts'

const code = 'T7K2-M9Q8-4T3B'
const proof = { code, page: 'us.palisade.example/verify', url: `https://us.palisade.example/verify/${code}` }

const pagesOf = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

it.each([
  ['a proposal', proposalDocument(aProposal())],
  ['a policy', policyDocument(aPolicy())],
])(
  'the foot of each page of %s names its code and the page, and its end shows them to be scanned',
  async (_, drawn) => {
    const pages = await pagesOf(renderPdf(proven(drawn, proof)))
    for (const page of pages) expect(page).toContain(`Verify this document at ${proof.page}, code ${code}`)
    expect(pages.map((page) => page.includes('Scan the code'))).toEqual(pages.map((_, at) => at === pages.length - 1))
    expect(proven(drawn, proof).seal?.alt).toContain(code)
  },
)

it('a certificate, which shows its number to be scanned, is given no second one', async () => {
  const { text } = { text: (await pagesOf(renderPdf(proven(certificateDocument(aCertificate()), proof)))).join(' ') }
  expect(text).toContain(`code ${code}`)
  expect(proven(certificateDocument(aCertificate()), proof).seal).toBeUndefined()
})

it('is the same bytes when it is drawn again with its code, and others with another', () => {
  const drawn = (number: string) => renderPdf(proven(policyDocument(aPolicy()), { ...proof, code: number }))
  expect(Buffer.compare(drawn(code), drawn(code))).toBe(0)
  expect(Buffer.compare(drawn(code), drawn('T7K2-M9Q8-4T3C'))).not.toBe(0)
})

it('says what is verified of what it stands on: how the cover stands of a policy, of a bill and a statement nothing of money', () => {
  const seal = (template: PdfDocument['template']) =>
    proven({ ...policyDocument(aPolicy()), template }, proof).seal?.body
  expect(seal('policy')).toContain('how the cover stands')
  for (const bill of ['invoice', 'statement'] as const) {
    expect(seal(bill)).not.toContain('cover')
    expect(seal(bill)).toContain('Nobody is told there what was paid or is owed.')
  }
  expect(seal('proposal')).toBe(
    'Scan the code or type it there: the page says whether we issued this, and whether a newer one has taken its place.',
  )
})
