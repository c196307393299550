import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'
import { wordsOf } from '../words.ts'

const row = (label: string, amount: string) =>
  h(
    View,
    {
      style: {
        flexDirection: 'row',
        justifyContent: 'space-between',
        paddingVertical: 3.6,
        borderBottom: `0.5pt solid ${palette.hairline}`,
      },
    },
    text('body', label),
    text([type.body, type.column], amount),
  )

/** Premium, each fee, each tax with its rate, and what is paid in all. */
export const priceTable = (data: DocumentData) => {
  const { price } = data
  const { exact, percent } = formatsOf(data)
  return h(
    View,
    { wrap: false, style: { borderTop: `1pt solid ${palette.ink}` } },
    row(wordsOf(data.region).premium, exact(price.premium)),
    ...price.fees.map(({ label, amount }) => row(label, exact(amount))),
    ...price.taxes.map(({ label, rate, amount }) =>
      row(rate === undefined ? label : `${label} (${percent(rate)})`, exact(amount)),
    ),
    h(
      View,
      {
        style: {
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'center',
          marginTop: 6,
          paddingVertical: 7,
          paddingHorizontal: 10,
          backgroundColor: palette.accentSoft,
          borderRadius: 3,
        },
      },
      text([type.body, type.strong], 'Total to pay'),
      text([type.column, { fontSize: 13, lineHeight: 1.2, fontWeight: 600 }], exact(price.total)),
    ),
  )
}
