import { Document } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import type { DocumentData } from '../documentData.ts'

/**
 * The PDF itself with what readers and screen readers are told: title, language, author, subject, outline. Its dates are
 * the data's, so the same data makes the same bytes.
 */
export const documentShell = (data: DocumentData, title: string, ...pages: ReactElement[]) => {
  const made = new Date(`${data.generatedOn}T00:00:00Z`)
  return createElement(
    Document,
    {
      title: `${title} ${data.documentNumber}: ${data.insured.name}`,
      author: data.issuer.name,
      subject: `${data.product}, ${data.period.effective} to ${data.period.expiry}`,
      keywords: [data.documentNumber, data.insured.name, data.product].join(', '),
      creator: data.issuer.name,
      producer: data.issuer.name,
      language: data.locale,
      creationDate: made,
      modificationDate: made,
      pdfVersion: '1.7',
      pageMode: 'useNone',
    },
    ...pages,
  )
}
