import { View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

/** The space above each block of a page. Above, not below: a margin after the last block would force a break before it. */
export const sectionGap = 18

/** A titled stretch of a page. The title stays with what follows; `lead` says in a sentence what one sees. */
export const section = (
  { title, lead, wrap = true }: { title: string; lead?: string | undefined; wrap?: boolean },
  ...content: ReactNode[]
) =>
  h(
    View,
    { style: { marginTop: sectionGap }, wrap },
    h(
      View,
      { style: { marginBottom: 9 }, minPresenceAhead: 60, wrap: false },
      text('heading', title),
      lead ? text([type.body, { color: palette.inkSoft, marginTop: 3 }], lead) : null,
    ),
    ...content,
  )
