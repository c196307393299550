import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { unpackedFont } from './unpackedFont.ts'

/** Inter for the languages of the three regions; the further families fill in letters of names (ł, ő, ễ). */
export const fontFamily = ['Inter', 'Inter Extended', 'Inter Vietnamese']

const weights = [400, 500, 600] as const
const subsets = { Inter: 'latin', 'Inter Extended': 'latin-ext', 'Inter Vietnamese': 'vietnamese' } as const

const fileName = (subset: string, weight: number) => `inter-${subset}-${weight}-normal.woff`

/** The font files `registerFonts` reads, by name: what a bundle copies into its `fonts` directory. */
export const fontFiles = Object.values(subsets).flatMap((subset) => weights.map((weight) => fileName(subset, weight)))

/** The directory of the font's own package in a checkout. */
export const packageFontDirectory = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')

/** Beside a bundle the files lie in `fonts/`; in a checkout they lie in the package. */
const defaultDirectory = (): string => {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'fonts')
  if (existsSync(join(beside, fileName('latin', 400)))) return beside
  return packageFontDirectory()
}

const sourceOf = (file: string): string => `data:font/ttf;base64,${unpackedFont(readFileSync(file)).toString('base64')}`

let registered: string | undefined

/**
 * Makes Inter known to the PDF engine, once per directory; no network is involved. `directory` holds the `fontFiles`.
 * Words are never hyphenated: a broken name or policy number would be misread.
 */
export const registerFonts = (directory: string = registered ?? defaultDirectory()): void => {
  if (registered === directory) return
  for (const [family, subset] of Object.entries(subsets)) {
    const fonts = weights.map((fontWeight) => ({
      src: sourceOf(join(directory, fileName(subset, fontWeight))),
      fontWeight,
    }))
    Font.register({ family, fonts })
  }
  Font.registerHyphenationCallback((word) => [word])
  registered = directory
}
