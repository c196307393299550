import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontFiles, fontPath } from './fonts.ts'

export type SideFile = { readonly from: string; readonly to: string }

const drawn = fileURLToPath(new URL('./typst', import.meta.url))

/** The package that draws, and its part for the machines that functions run on. */
const compiler = '@myriaddreamin/typst-ts-node-compiler'
const deployed = `${compiler}-linux-x64-gnu`

/** Packages that a bundle finds beside itself, because they hold machine code. */
export const externalPackages = [compiler, deployed]

const packageFolder = (name: string): string => {
  const modules = join(dirname(createRequire(import.meta.url).resolve(compiler)), '../..')
  const folder = join(modules, name)
  if (!existsSync(folder))
    throw new Error(`${name} is not here: "npm install --no-save --os=linux --cpu=x64 --libc=glibc ${name}" brings it.`)
  return folder
}

/**
 * What must lie beside a bundle that draws documents: how they are drawn, the fonts, and the compiler. `from` is absolute,
 * `to` relative to the bundle; each is a file or a folder.
 */
export const sideFiles = (): SideFile[] => [
  ...readdirSync(drawn).map((name) => ({ from: join(drawn, name), to: `typst/${name}` })),
  ...fontFiles.map((name) => ({ from: fontPath(name), to: `fonts/${name}` })),
  ...externalPackages.map((name) => ({ from: packageFolder(name), to: `node_modules/${name}` })),
]
