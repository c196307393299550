import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Form } from '../documentData.ts'
import { palette } from '../palette.ts'
import { type Style, text, type } from '../typography.ts'

const row = ([number, title, edition]: readonly [string, string, string], style: Style) =>
  h(
    View,
    {
      wrap: false,
      style: { flexDirection: 'row', paddingVertical: 3.6, borderBottom: `0.5pt solid ${palette.hairline}` },
    },
    text([style, { width: '24%', paddingRight: 8 }], number),
    text([style, { width: '58%', paddingRight: 8 }], title),
    text([style, { width: '18%' }], edition),
  )

/** The forms and endorsements attached: number, title, edition. */
export const formsSchedule = (forms: readonly Form[]) =>
  h(
    View,
    {},
    h(
      View,
      { style: { borderBottom: `0.5pt solid ${palette.ink}` } },
      row(['Form number', 'Title', 'Edition'], type.label),
    ),
    ...forms.map(({ number, title, edition }) =>
      row([number, title, edition ?? '–'], { fontSize: 8, lineHeight: 1.35 }),
    ),
  )
