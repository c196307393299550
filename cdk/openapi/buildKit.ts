import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ApiDocument, apiTypesText } from './apiTypesText.ts'
import { apiDocument } from './document.ts'
import { pythonText } from './pythonText.ts'

/**
 * `npm run kit` makes the packages that others build with: it writes the API's types and routes, made of its document, into
 * `kit/typescript` and `kit/python`, and compiles the former into `dist`.
 */
const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const document = (await apiDocument()) as unknown as ApiDocument // its own tests hold its form
writeFileSync(
  at('kit/typescript/src/generated.ts'),
  `// Made of the API's document by npm run kit.\n${apiTypesText(document)}`,
)
writeFileSync(at('kit/python/palisade/operations.py'), pythonText(document))
execFileSync(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', at('kit/typescript')], {
  stdio: 'inherit',
})
