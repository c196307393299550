import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fontFiles, packageFontDirectory } from './fonts.ts'

export type SideFile = { readonly from: string; readonly to: string }

/**
 * What must lie beside a bundle that renders documents: the fonts, and the metrics of the PDF engine's fallback font, which
 * it looks up at run time through the import map of its own package.json. `from` is absolute, `to` relative to the bundle.
 */
export const sideFiles = (): SideFile[] => {
  const renderer = createRequire(import.meta.url).resolve('@react-pdf/renderer')
  const engine = dirname(dirname(createRequire(renderer).resolve('pdfkit')))
  const metrics = 'js/standard-fonts'
  const inMetrics = (folder: string, part: string) =>
    readdirSync(join(engine, folder))
      .filter((name) => name.includes(part) && name.endsWith('.cjs'))
      .map((name) => `${folder}/${name}`)
  return [
    ...fontFiles.map((name) => ({ from: join(packageFontDirectory(), name), to: `fonts/${name}` })),
    ...['package.json', ...inMetrics(metrics, 'Helvetica'), ...inMetrics(`${metrics}/chunks`, '')].map((path) => ({
      from: join(engine, path),
      to: path,
    })),
  ]
}
