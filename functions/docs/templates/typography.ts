import { StyleSheet, Text, type View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'
import { fontFamily } from './fonts.ts'
import { palette } from './palette.ts'

/** The text styles of documents, in points. `column` sets tabular figures: for cells under each other, since it widens hyphens in prose. */
export const type = StyleSheet.create({
  page: {
    fontFamily,
    fontSize: 9,
    color: palette.ink,
  },
  label: { fontSize: 7, lineHeight: 1.3, color: palette.inkFaint },
  small: { fontSize: 7.5, lineHeight: 1.45, color: palette.inkSoft },
  body: { fontSize: 9, lineHeight: 1.45 },
  column: { fontFeatureSettings: ['tnum'], textAlign: 'right' },
  strong: { fontWeight: 600 },
  heading: { fontSize: 13, lineHeight: 1.25, fontWeight: 600 },
  subheading: { fontSize: 9, lineHeight: 1.35, fontWeight: 600 },
  title: { fontSize: 22, lineHeight: 1.15, fontWeight: 600, letterSpacing: -0.3 },
  figure: { fontSize: 17, lineHeight: 1.15, fontWeight: 500, letterSpacing: -0.2 },
  headline: { fontSize: 38, lineHeight: 1.05, fontWeight: 500, letterSpacing: -1 },
})

/** What a text or box may look like. */
export type Style = Exclude<ComponentProps<typeof View>['style'], readonly unknown[] | undefined>

/** A text in one or more of the styles above. */
export const text = (style: keyof typeof type | Style | Style[], ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style: typeof style === 'string' ? type[style] : style }, ...children)
