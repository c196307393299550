import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ApiDocument, apiTypesText } from '../openapi/apiTypesText.ts'
import { apiDocument } from '../openapi/document.ts'
import { pythonText } from '../openapi/pythonText.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const write = (path: string, text: string): void => writeFileSync(at(path), text)

/**
 * Makes the packages that others build with: writes the API's types and routes, made of its document, into `kit/typescript`
 * and `kit/python`, and compiles the former into `dist`.
 */
export const buildKit = async (): Promise<void> => {
  const document = (await apiDocument()) as unknown as ApiDocument // its own tests hold its form
  const generated = `// Made of the API's document by npm run kit.\n${apiTypesText(document)}`
  write('kit/typescript/src/generated.ts', generated)
  write('kit/python/palisade/operations.py', pythonText(document))
  execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at('kit/typescript')], {
    stdio: ['ignore', process.stderr, process.stderr],
  })
}
