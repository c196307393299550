import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

/** Who signs for the insurer, and when. */
export const signature = ({ role, name, title, day }: { role: string; name: string; title: string; day: string }) =>
  h(
    View,
    { wrap: false, style: { flexDirection: 'row', gap: 28, marginTop: 26 } },
    h(
      View,
      { style: { flex: 1, borderTop: `1pt solid ${palette.ink}`, paddingTop: 5 } },
      text([type.body, type.strong], name),
      text('small', `${title}, ${role.toLowerCase()}`),
    ),
    h(
      View,
      { style: { width: 150, borderTop: `1pt solid ${palette.ink}`, paddingTop: 5 } },
      text([type.body, type.strong], day),
      text('small', 'Date'),
    ),
  )
