import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type KitExample, type KitExamples, kitExamplesPath, kitPaths } from '#web/kit/paths.ts'
import { tarball } from './tarball.ts'
import { wheel } from './wheel.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../kit/${path}`, import.meta.url))
const text = (path: string): string => readFileSync(at(path), 'utf8')

/** The files of a folder that a package has, as they are called in it. */
const packed = (folder: string, name: string, has: (file: string) => boolean): [string, Uint8Array][] =>
  readdirSync(at(folder))
    .filter(has)
    .sort()
    .map((file) => [`${name}/${file}`, readFileSync(at(`${folder}/${file}`))])

const typescriptPackage = (): Buffer =>
  tarball(
    new Map([
      ...packed('typescript', 'package', (file) => file === 'package.json' || file === 'README.md'),
      ...packed('typescript/dist', 'package/dist', () => true),
      ...packed('typescript/example', 'package/example', () => true),
    ]),
  )

/** A field of the project, as its own file says it. */
const ofProject = (field: string): string =>
  new RegExp(`^${field} = "(.*)"$`, 'm').exec(text('python/pyproject.toml'))?.[1] ?? ''

const pythonPackage = (): Buffer =>
  wheel(
    {
      name: ofProject('name'),
      version: ofProject('version'),
      summary: ofProject('description'),
      python: ofProject('requires-python'),
      readme: text('python/README.md'),
    },
    new Map([
      ...packed('python/palisade', 'palisade', (file) => /\.py$|^py\.typed$/.test(file)),
      ...packed('python/example', 'palisade/example', (file) => file.endsWith('.py')),
    ]),
  )

const exampleOf = (folder: string, program: string, company: string): KitExample => ({
  program: { name: program, text: text(`${folder}/${program}`) },
  company: { name: company, text: text(`${folder}/${company}`) },
})

const examples: KitExamples = {
  typescript: exampleOf('typescript/example', 'quoteToClaim.ts', 'company.ts'),
  python: exampleOf('python/example', 'quote_to_claim.py', 'company.py'),
}

/** What the developers' page hands out, by its path: the packages as they were built, and the examples that it shows. */
export const kitFiles = (): Readonly<Record<string, Buffer>> => ({
  [kitPaths.typescript]: typescriptPackage(),
  [kitPaths.python]: pythonPackage(),
  [kitExamplesPath]: Buffer.from(JSON.stringify(examples)),
})
