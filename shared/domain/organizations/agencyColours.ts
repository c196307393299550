import { z } from 'zod'
import { contrastOf, HexColour, lighter, mixed } from './colour.ts'

/** The two schemes that pages come in, by the reader's choice. */
export const colourSchemes = ['light', 'dark'] as const
export type ColourScheme = (typeof colourSchemes)[number]

/** What an agency's clients know it by: one colour for light pages and paper, one for dark pages. */
export const AgencyColours = z.strictObject({
  light: HexColour.describe('On light pages and on paper.'),
  dark: HexColour.describe('On dark pages.'),
})
export type AgencyColours = z.infer<typeof AgencyColours>

/** What colours stand on: the page, what lies on it, and for dark ones the navigation, which is dark in both schemes. */
export const colourGrounds = {
  light: { page: '#faf8f4', paper: '#ffffff', ink: '#14213d' },
  dark: { page: '#0d1526', paper: '#142036', ink: '#0d1526' },
} as const satisfies Readonly<Record<ColourScheme, Readonly<Record<string, string>>>>

/** So many times as light as the other must one of two be that stand on each other (WCAG 2.2 AA, text of any size). */
export const leastContrast = 4.5

/** The shades that are made of a colour: itself, pressed, as a tint behind words, and what is written on it. */
export interface ColourShades {
  readonly main: string
  readonly pressed: string
  readonly tint: string
  readonly written: string
}

/** The shades of a colour in a scheme. */
export const shadesOf = (colour: string, scheme: ColourScheme): ColourShades => {
  const { page, paper, ink } = colourGrounds[scheme]
  return scheme === 'light'
    ? {
        main: colour,
        pressed: mixed(colour, { other: ink, share: 0.3 }),
        tint: mixed(paper, { other: colour, share: 0.13 }),
        written: '#ffffff',
      }
    : {
        main: colour,
        pressed: mixed(colour, { other: page, share: 0.15 }),
        tint: mixed(paper, { other: colour, share: 0.15 }),
        written: ink,
      }
}

/** Where one of the shades stands, and what on. */
export type ColourUse = 'button' | 'navigation' | 'page' | 'paper' | 'pressed' | 'tint'

const usesOf = (colour: string, scheme: ColourScheme): readonly (readonly [ColourUse, number])[] => {
  const { page, paper } = colourGrounds[scheme]
  const { main, pressed, tint, written } = shadesOf(colour, scheme)
  return [
    ['page', contrastOf(main, page)],
    ['paper', contrastOf(main, paper)],
    ['tint', Math.min(contrastOf(main, tint), contrastOf(pressed, tint))],
    ['button', contrastOf(written, main)],
    ['pressed', contrastOf(written, pressed)],
    ...(scheme === 'dark' ? [['navigation', contrastOf(main, colourGrounds.light.ink)] as const] : []),
  ]
}

/** Where a colour is seen worst, and how well there: 1 to 21, rounded down to a tenth. */
export const faintestUse = (
  colour: string,
  scheme: ColourScheme,
): { readonly use: ColourUse; readonly contrast: number } => {
  const [use, contrast] = usesOf(colour, scheme).reduce((worst, each) => (each[1] < worst[1] ? each : worst))
  return { use, contrast: Math.floor(contrast * 10) / 10 }
}

/** Whether a colour is seen well enough wherever it stands. */
export const isReadable = (colour: string, scheme: ColourScheme): boolean =>
  usesOf(colour, scheme).every(([, contrast]) => contrast >= leastContrast)

const steps = 400

/** The nearest colour that is seen well enough: the same, as much darker on light pages, lighter on dark ones, as it takes. */
export const nearestReadable = (colour: string, scheme: ColourScheme): string => {
  if (isReadable(colour, scheme)) return colour
  const towards = scheme === 'light' ? -1 : 1
  for (let step = 1; step <= steps; step += 1) {
    const next = lighter(colour, (towards * step) / steps)
    if (isReadable(next, scheme)) return next
  }
  return scheme === 'light' ? colourGrounds.light.ink : '#ffffff'
}

/** Which of an agency's colours is too faint, where, and what would do; undefined where all are seen well. */
export const tooFaint = (colours: AgencyColours) => {
  const scheme = colourSchemes.find((each) => !isReadable(colours[each], each))
  if (scheme === undefined) return undefined
  return {
    scheme,
    colour: colours[scheme],
    nearest: nearestReadable(colours[scheme], scheme),
    ...faintestUse(colours[scheme], scheme),
  }
}
