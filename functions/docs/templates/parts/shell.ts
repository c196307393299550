import type { Cover, Inner, PdfDocument } from '../document.ts'
import type { DocumentData, DocumentHead } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { wordsOf } from '../words.ts'

/** What readers and screen readers are told of a document, and what is on its pages. */
type Told = Pick<PdfDocument, 'colours' | 'description' | 'keywords' | 'pages' | 'template' | 'title'>

/** The document around its pages: what is told of it, its paper, and the foot of every page. */
export const frame = (data: DocumentHead, told: Told): PdfDocument => {
  const [language = 'en', country = 'US'] = data.locale.split('-')
  const [year = 0, month = 0, day = 0] = data.generatedOn.split('-').map(Number)
  return {
    ...told,
    author: data.issuer.name,
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
  }
}

/** The frame of a document about a contract. */
export const shell = (
  data: DocumentData,
  { template, title }: Pick<PdfDocument, 'template' | 'title'>,
  pages: readonly (Cover | Inner)[],
): PdfDocument =>
  frame(data, {
    template,
    ...(data.agency.colours && { colours: data.agency.colours }),
    title: `${title} ${data.documentNumber}: ${data.insured.name}`,
    description: `${data.product}, ${data.period.effective} to ${data.period.expiry}`,
    keywords: [data.documentNumber, data.insured.name, data.product],
    pages,
  })

/** The line at the head of a page: what it is, and whose. */
export const runningHead = (title: string, data: DocumentData): string => `${title}  ·  ${data.insured.name}`
