import { Image, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { palette } from '../palette.ts'
import { text } from '../typography.ts'

/** A party's logo, or its name set as a wordmark. `height` in points. */
export const wordmark = (
  party: { name: string; logo?: string | undefined },
  { height, color }: { height: number; color: string },
) =>
  party.logo
    ? h(Image, {
        src: party.logo,
        style: { height, objectFit: 'contain', objectPositionX: 0, alignSelf: 'flex-start' },
      })
    : h(
        View,
        { style: { flexDirection: 'row', alignItems: 'center', gap: height * 0.4 } },
        h(View, {
          style: { width: height * 0.22, height: height * 0.85, backgroundColor: palette.accent, borderRadius: 1 },
        }),
        text({ fontSize: height * 0.78, lineHeight: 1.2, fontWeight: 600, color }, party.name),
      )
