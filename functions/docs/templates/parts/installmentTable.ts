import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { DocumentData } from '../documentData.ts'
import { formatsOf } from '../formats.ts'
import { palette } from '../palette.ts'
import type { PolicyData } from '../policyData.ts'
import { text, type } from '../typography.ts'

const cell = { fontSize: 8, lineHeight: 1.35 }

/** Each part payment, the day it is due and its amount. */
export const installmentTable = (data: DocumentData, installments: NonNullable<PolicyData['installments']>) => {
  const { day, exact } = formatsOf(data)
  return h(
    View,
    { style: { borderTop: `1pt solid ${palette.ink}` } },
    ...installments.map(({ label, due, amount }) =>
      h(
        View,
        {
          wrap: false,
          style: { flexDirection: 'row', paddingVertical: 3.4, borderBottom: `0.5pt solid ${palette.hairline}` },
        },
        text([cell, { width: '40%' }], label),
        text([cell, { width: '35%' }], `Due ${day(due)}`),
        text([cell, type.column, { width: '25%' }], exact(amount)),
      ),
    ),
  )
}
