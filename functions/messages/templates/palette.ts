import { type AgencyColours, shadesOf } from '#shared/domain/organizations/agencyColours.ts'

/** The house colours as mail clients show them, light and dark. */
export const light = {
  ink: '#14213D',
  inkSoft: '#4B566E',
  paper: '#F6F3EC',
  card: '#FFFFFF',
  hairline: '#E3DED3',
  accent: '#0E7566',
  accentSoft: '#E2F0EC',
} as const

export const dark: Record<Exclude<keyof typeof light, 'accent'>, string> = {
  ink: '#F1EEE6',
  inkSoft: '#B4BCCD',
  paper: '#0D1526',
  card: '#16213A',
  hairline: '#2C3957',
  accentSoft: '#123B3A',
}

/** What of the palette an agency's colours take the place of; in the dark the button is dark as well, and says how it is written on. */
interface Accents {
  readonly light: { readonly accent: string; readonly accentSoft: string }
  readonly dark: { readonly accentSoft: string; readonly button?: { readonly main: string; readonly written: string } }
}

/** The accents of an e-mail: the house's, or those of the agency whose client reads it. */
export const accentsOf = (colours: AgencyColours | undefined): Accents => {
  if (colours === undefined) return { light, dark }
  const [day, night] = [shadesOf(colours.light, 'light'), shadesOf(colours.dark, 'dark')]
  return {
    light: { accent: day.main, accentSoft: day.tint },
    dark: { accentSoft: night.tint, button: { main: night.main, written: night.written } },
  }
}
