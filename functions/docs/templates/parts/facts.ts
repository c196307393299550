import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

export type Fact = { readonly label: string; readonly value: string | readonly string[] }

/** Facts as label over value, in columns; a value may have several lines (an address). */
export const facts = (items: readonly (Fact | undefined)[], columns = 2) => {
  const shown = items.filter((item) => item !== undefined)
  return h(
    View,
    { style: { flexDirection: 'row', flexWrap: 'wrap', borderTop: `1pt solid ${palette.hairline}` } },
    ...shown.map(({ label, value }) =>
      h(
        View,
        {
          wrap: false,
          style: {
            width: `${100 / columns}%`,
            paddingVertical: 7,
            paddingRight: 14,
            borderBottom: `1pt solid ${palette.hairline}`,
          },
        },
        text([type.label, { marginBottom: 2 }], label),
        ...[value].flat().map((line, index) => text(index === 0 ? [type.body, { fontWeight: 500 }] : 'body', line)),
      ),
    ),
  )
}
