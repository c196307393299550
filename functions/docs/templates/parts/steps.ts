import { View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { palette } from '../palette.ts'
import { text, type } from '../typography.ts'

/** Numbered things to do, in their order. */
export const steps = (items: readonly string[]) =>
  h(
    View,
    {},
    ...items.map((item, index) =>
      h(
        View,
        { wrap: false, style: { flexDirection: 'row', gap: 10, paddingVertical: 5 } },
        h(
          View,
          {
            style: {
              width: 16,
              height: 16,
              borderRadius: 8,
              backgroundColor: palette.accent,
              justifyContent: 'center',
            },
          },
          text(
            { fontSize: 8, lineHeight: 1, fontWeight: 600, color: palette.white, textAlign: 'center' },
            `${index + 1}`,
          ),
        ),
        text([type.body, { flex: 1, marginTop: 1.5 }], item),
      ),
    ),
  )
