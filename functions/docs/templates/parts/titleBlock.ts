import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

/** The head of a contract document: what it is, its number, and a line that says what it does. */
export const titleBlock = ({ title, number, lead }: { title: string; number: string; lead: string }) =>
  h(
    View,
    { style: { marginTop: 10, marginBottom: 16 } },
    h(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' } },
      text('title', title),
      text({ fontSize: 13, lineHeight: 1.2, fontWeight: 500, color: palette.accent }, number),
    ),
    text([type.body, { color: palette.inkSoft, marginTop: 5 }], lead),
  )
