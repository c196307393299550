import { Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'
import { wordsOf } from '../words.ts'
import { wordmark } from './wordmark.ts'

export const pageMargin = 44

const styles = {
  page: { paddingTop: 66, paddingBottom: 64, paddingHorizontal: pageMargin, backgroundColor: palette.white },
  header: {
    position: 'absolute',
    top: 30,
    left: pageMargin,
    right: pageMargin,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingBottom: 9,
    borderBottom: `1pt solid ${palette.hairline}`,
  },
  running: { width: '72%', textAlign: 'right', maxLines: 1, textOverflow: 'ellipsis' },
  footer: {
    position: 'absolute',
    bottom: 24,
    left: pageMargin,
    right: pageMargin,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    paddingTop: 8,
    borderTop: `1pt solid ${palette.hairline}`,
  },
} as const

const pageNumber = ({ pageNumber, totalPages }: { pageNumber: number; totalPages: number }) =>
  `${pageNumber} / ${totalPages}`

/**
 * The foot of every page: legal line, the day the document was made, its number and the page. The page number has no
 * line height: the engine drops a text that is computed per page and has one.
 */
export const pageFooter = (data: DocumentData, color: string = palette.inkFaint) =>
  h(
    View,
    { style: styles.footer, fixed: true },
    text([type.label, { color, flex: 1, fontSize: 6.5 }], data.issuer.legalLine),
    text([type.label, { color, width: 88, textAlign: 'right' }], formatsOf(data).day(data.generatedOn)),
    text([type.label, { color, width: 66, textAlign: 'right' }], data.documentNumber),
    h(Text, { style: { fontSize: type.label.fontSize, color, width: 34, textAlign: 'right' }, render: pageNumber }),
  )

/** A page of text and tables under the running head; its content may run over several sheets. */
export const innerPage = (
  data: DocumentData,
  { title, bookmark }: { title: string; bookmark: string },
  ...content: ReactNode[]
) =>
  h(
    Page,
    { size: wordsOf(data.region).paper, style: [type.page, styles.page], bookmark },
    h(
      View,
      { style: styles.header, fixed: true },
      wordmark(data.issuer, { height: 15, color: palette.ink }),
      text([type.label, styles.running], `${title}  ·  ${data.insured.name}`),
    ),
    ...content,
    pageFooter(data),
  )
