import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { inTurn } from '#tests/turn.ts'
import { binderDocument } from './binderDocument.ts'
import { certificateDocument } from './certificateDocument.ts'
import type { PdfDocument } from './document.ts'
import { everySample } from './everySample.ts'
import { invoiceDocument } from './invoiceDocument.ts'
import { anInvoice } from './invoiceSample.ts'
import { lossRunDocument } from './lossRunDocument.ts'
import { aLossRun } from './lossRunSample.ts'
import { aStatement } from './paperSamples.ts'
import { policyDocument } from './policyDocument.ts'
import { positionDocument } from './positionDocument.ts'
import { aPosition } from './positionSample.ts'
import { proven } from './proven.ts'
import { renderPdf } from './renderPdf.ts'
import { aBinder, aCertificate, aPolicy } from './samples.ts'
import { statementDocument } from './statementDocument.ts'

const code = 'T7K2-M9Q8-4T3B'
const proof = { code, page: 'us.palisade.example/verify', url: `https://us.palisade.example/verify/${code}` }

/** Above and below it are the head and the foot of a sheet, in points. */
const [head, foot] = [60, 72]

/** What each sheet says between its head and its foot. */
const textsOf = async (document: PdfDocument): Promise<string[]> => {
  const pdf = await getDocumentProxy(renderPdf(proven(document, proof)))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  return Promise.all(
    pages.map(async (page) => {
      const { height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      return items
        .flatMap((item) => ('str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : []))
        .filter(({ y }) => y > foot && y < height - head)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim()
    }),
  )
}

/** How far above a sheet's lower edge its lowest text stands, in points. */
const lowestOf = async (document: PdfDocument): Promise<number> => {
  const pdf = await getDocumentProxy(renderPdf(proven(document, proof)))
  const page = await pdf.getPage(pdf.numPages)
  const { items } = await page.getTextContent()
  return Math.min(
    ...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : [])),
  )
}

/** What is left of a sheet's text without the words around a code and those that say whom to ask. */
const besidesTheCode = (text: string): string =>
  text.replace(/(?:Code|Certificate) \w{4}-.*?verify(?: |$)/, '').replace(/Questions\?.*?@\S+/, '')

const expectText = async (document: PdfDocument) => {
  const texts = await textsOf(document)
  for (const text of texts) expect(besidesTheCode(text).length).toBeGreaterThan(50)
}

describe.each(inTurn(regionCodes, regionCodes.length))(
  'no sheet of %s is without text, nor has the code alone:',
  (region) => {
    it.each(Object.entries(everySample))('%s', async (_, draw) => {
      await expectText(draw(region))
    })

    it('an invoice, which is one sheet', async () => {
      const invoice = anInvoice(region)
      const insured = { ...invoice.insured, addressLines: ['Level 10', '49 Moorabool Street', 'Geelong VIC 3220'] }
      expect(await textsOf(invoiceDocument({ ...invoice, insured }))).toHaveLength(1)
    })

    it('an invoice, whose foot stands whole on the sheet, as does a statement’s', async () => {
      for (const document of [invoiceDocument(anInvoice(region)), statementDocument(aStatement(region))])
        expect(await lowestOf(document)).toBeGreaterThan(14)
    })

    it('a binder, wherever its sheets end', async () => {
      const { coverages, ...binder } = aBinder(region)
      for (let count = 1; count <= coverages.length; count += 3)
        await expectText(binderDocument({ ...binder, coverages: coverages.slice(0, count) }))
    })

    it('a certificate, wherever its sheets end', async () => {
      const { coverages, ...certificate } = aCertificate(region)
      for (let count = 1; count <= coverages.length; count += 3)
        await expectText(certificateDocument({ ...certificate, coverages: coverages.slice(0, count) }))
    })

    it('a statement, wherever its sheets end', async () => {
      const { payment, rows, ...statement } = aStatement(region)
      const [row = expect.fail()] = rows
      const net = row.amounts.at(-1) ?? 0
      for (let count = 1; count <= 26; count += 1) {
        const lines = [{ label: 'Net of commission', amount: net * count }]
        const total = { label: 'Total to pay', amount: net * count }
        const document = { ...statement, rows: Array(count).fill(row), lines, total }
        await expectText(statementDocument(document))
        await expectText(statementDocument({ ...document, payment }))
      }
    })

    it('a form of the contract that begins at a sheet’s end, with its first clause', async () => {
      const policy = aPolicy(region)
      const [form = expect.fail()] = policy.endorsements.filter(({ number }) => number === 'PAL-END-138')
      const said = 'This endorsement changes the policy. Please read it carefully.'
      for (let count = 1; count <= 6; count += 1) {
        const endorsements = [...Array(count).fill(policy.endorsements[0]), form]
        const texts = await textsOf(
          policyDocument({ ...policy, forms: [{ number: 'PAL-1', title: 'A form' }], endorsements }),
        )
        for (const text of texts) expect(text.endsWith(said)).toBe(false)
      }
    })

    it('a letter on cover, wherever its sheets end', async () => {
      const { letter, ...position } = aPosition(region)
      for (let count = 1; count <= 12; count += 1)
        await expectText(positionDocument({ ...position, letter: `${letter}\n\n`.repeat(count) }))
    })

    it('a loss run, wherever its sheets end', async () => {
      const { policies, ...run } = aLossRun(region)
      const [without = expect.fail()] = policies
      for (let count = 0; count <= 16; count += 2)
        await expectText(lossRunDocument({ ...run, policies: [...policies, ...Array(count).fill(without)] }))
    })
  },
)
