import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import type { Notice } from '../documentData.ts'
import { text, type } from '../typography.ts'

/** Notices, one under the other. A short one stays on its sheet; a long one may run over. */
export const noticeList = (notices: readonly Notice[]) =>
  h(
    View,
    {},
    ...notices.map(({ title, body }, index) =>
      h(
        View,
        { wrap: body.length > 900, style: { marginTop: index === 0 ? 0 : 10 } },
        text([type.subheading, { marginBottom: 2 }], title),
        text([type.small, { fontSize: 8 }], body),
      ),
    ),
  )
