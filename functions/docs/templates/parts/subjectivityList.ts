import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Subjectivity } from '../documentData.ts'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

/** What must still be done, as boxes to tick, each with its date. */
export const subjectivityList = (subjectivities: readonly Subjectivity[]) =>
  h(
    View,
    {},
    ...subjectivities.map(({ text: what, due }) =>
      h(
        View,
        {
          wrap: false,
          style: { flexDirection: 'row', gap: 9, paddingVertical: 5, borderBottom: `0.5pt solid ${palette.hairline}` },
        },
        h(View, {
          style: { width: 9, height: 9, marginTop: 2, border: `1pt solid ${palette.accent}`, borderRadius: 2 },
        }),
        text([type.body, { flex: 1 }], what),
        due ? text([type.small, { width: 120, textAlign: 'right', marginTop: 1 }], due) : null,
      ),
    ),
  )
