import type { Cover, Inner, PdfDocument } from '../document.ts'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { wordsOf } from '../words.ts'

/** The document around its pages: what readers and screen readers are told of it, its paper, and the foot of every page. */
export const shell = (data: DocumentData, title: string, pages: readonly (Cover | Inner)[]): PdfDocument => {
  const [language = 'en', country = 'US'] = data.locale.split('-')
  const [year = 0, month = 0, day = 0] = data.generatedOn.split('-').map(Number)
  return {
    title: `${title} ${data.documentNumber}: ${data.insured.name}`,
    author: data.issuer.name,
    description: `${data.product}, ${data.period.effective} to ${data.period.expiry}`,
    keywords: [data.documentNumber, data.insured.name, data.product],
    language,
    country,
    date: { year, month, day },
    paper: wordsOf(data.region).paper === 'LETTER' ? 'us-letter' : 'a4',
    issuer: data.issuer,
    foot: {
      legal: data.issuer.legalLine,
      day: formatsOf(data).day(data.generatedOn),
      number: data.documentNumber,
    },
    pages,
  }
}

/** The line at the head of a page: what it is, and whose. */
export const runningHead = (title: string, data: DocumentData): string => `${title}  ·  ${data.insured.name}`
