import {
  type AgencyColours,
  type ColourScheme,
  colourSchemes,
  shadesOf,
} from '#shared/domain/organizations/agencyColours.ts'
import { HexColour } from '#shared/domain/organizations/colour.ts'

/** `11 110 93` of `#0b6e5d`, as the theme's half transparent grounds take it. */
const channelOf = (colour: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(colour.substring(at, at + 2), 16)).join(' ')

const declarations = (colour: string, scheme: ColourScheme): string => {
  const { main, pressed, tint, written } = shadesOf(colour, scheme)
  const shades = { main, dark: pressed, light: tint, contrastText: written }
  return [
    ...Object.entries(shades).flatMap(([name, shade]) => [
      `--mui-palette-primary-${name}: ${shade}`,
      `--mui-palette-primary-${name}Channel: ${channelOf(shade)}`,
    ]),
    `--mui-palette-LinearProgress-primaryBg: ${tint}`,
    `--mui-palette-Slider-primaryTrack: ${tint}`,
    `--mui-palette-Switch-primaryDisabledColor: ${tint}`,
  ].join('; ')
}

/**
 * The rules that lay an agency's colours over the accent of the theme, and over what marks the place in the navigation,
 * which is dark in both schemes. None of colours that are none: nothing but a colour gets into a rule.
 */
export const agencyRules = (colours: AgencyColours): readonly string[] => {
  if (colourSchemes.some((scheme) => HexColour.safeParse(colours[scheme]).data !== colours[scheme])) return []
  return [
    `:root, [data-scheme="light"] { ${declarations(colours.light, 'light')}; --palisade-mark: ${colours.dark} }`,
    `[data-scheme="dark"] { ${declarations(colours.dark, 'dark')} }`,
  ]
}
