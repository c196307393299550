import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ApiDocument, apiTypesText } from '../openapi/apiTypesText.ts'
import { apiDocument } from '../openapi/document.ts'
import { pythonText } from '../openapi/pythonText.ts'
import { whereText } from './whereText.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const write = (path: string, text: string): void => writeFileSync(at(path), text)

/** Puts into a README where the platform is and who makes a key, in place of what it said of that before. */
const tellWhere = (path: string): void => {
  const heading = whereText.slice(0, whereText.indexOf('\n'))
  const readme = readFileSync(at(path), 'utf8')
  const [before = '', after = ''] = readme.split(`${heading}\n`)
  const next = `${before}${whereText}\n\n${after.slice(after.indexOf('## '))}`
  if (next !== readme) write(path, next)
}

/**
 * Makes the packages that others build with: writes the API's types and routes, made of its document, into `kit/typescript`
 * and `kit/python`, says in their READMEs where the platform is, and compiles the former into `dist`.
 */
export const buildKit = async (): Promise<void> => {
  const document = (await apiDocument()) as unknown as ApiDocument // its own tests hold its form
  const generated = `// Made of the API's document by npm run kit.\n${apiTypesText(document)}`
  write('kit/typescript/src/generated.ts', generated)
  write('kit/python/palisade/operations.py', pythonText(document))
  for (const language of ['typescript', 'python']) tellWhere(`kit/${language}/README.md`)
  execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at('kit/typescript')], {
    stdio: ['ignore', process.stderr, process.stderr],
  })
}
