import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Form } from '../documentData.ts'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

const row = (cells: readonly string[], style: object, key: string) =>
  h(
    View,
    { key, wrap: false, style: { flexDirection: 'row', paddingVertical: 3.6, borderBottom: `0.5pt solid ${palette.hairline}` } },
    ...cells.map((cell, index) => text([style, { width: ['24%', '58%', '18%'][index], paddingRight: 8 }], cell)),
  )

/** The forms and endorsements attached: number, title, edition. */
export const formsSchedule = (forms: readonly Form[]) =>
  h(
    View,
    {},
    h(View, { style: { borderBottom: `0.5pt solid ${palette.ink}` } }, row(['Form number', 'Title', 'Edition'], type.label, 'header')),
    ...forms.map(({ number, title, edition }) =>
      row([number, title, edition ?? '–'], { fontSize: 8, lineHeight: 1.35 }, number),
    ),
  )
