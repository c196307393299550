import { StyleSheet, Text } from '@react-pdf/renderer'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { fontFamily } from './fonts.ts'
import { palette } from './palette.ts'

/** The text styles of documents, in points. Figures are tabular everywhere, so columns of money line up. */
export const type = StyleSheet.create({
  page: {
    fontFamily,
    fontSize: 9,
    lineHeight: 1.4,
    color: palette.ink,
    fontFeatureSettings: ['tnum'],
  },
  label: { fontSize: 7, lineHeight: 1.3, color: palette.inkFaint },
  small: { fontSize: 7.5, lineHeight: 1.45, color: palette.inkSoft },
  body: { fontSize: 9, lineHeight: 1.45 },
  strong: { fontWeight: 600 },
  heading: { fontSize: 13, lineHeight: 1.25, fontWeight: 600 },
  subheading: { fontSize: 9, lineHeight: 1.35, fontWeight: 600 },
  title: { fontSize: 22, lineHeight: 1.15, fontWeight: 600, letterSpacing: -0.3 },
  figure: { fontSize: 17, lineHeight: 1.15, fontWeight: 500, letterSpacing: -0.2 },
  headline: { fontSize: 38, lineHeight: 1.05, fontWeight: 500, letterSpacing: -1 },
})

/** A text in one or more of the styles above. */
export const text = (style: keyof typeof type | object | (object | undefined)[], ...children: ReactNode[]): ReactElement =>
  createElement(Text, { style: typeof style === 'string' ? type[style] : style }, ...children)
