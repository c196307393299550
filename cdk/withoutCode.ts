import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundle, deployableFunctions } from './bundle.ts'

/** Bundles for a synthesis that is asked for its templates alone: each function's code is an empty module in `scratch`. */
export const withoutCode = (scratch: string): Bundle[] => {
  const directory = join(scratch, 'code')
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'index.mjs'), '')
  return deployableFunctions().map((each) => ({ ...each, directory, bytes: 0, lazyBytes: 0 }))
}
