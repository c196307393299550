import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** In the folder of a bundle. */
const folder = 'compiled'

/** What Lambda loads: it has Node take the compiled code that lies beside it, and then the function. */
const start = `import{enableCompileCache}from'node:module';
enableCompileCache({directory:import.meta.dirname+'/${folder}',portable:true});
export const{handler}=await import('./function.mjs');
`

const fill = `import{flushCompileCache}from'node:module';
await import(process.argv[1]);
flushCompileCache();process.exit()`

/** What a function reads of its environment while it is loaded, for one that is nobody's. */
const anybody = { PALISADE_REGION: 'us', TABLE_NAME: 'none', NODE_NO_WARNINGS: '1' }

/**
 * Lays the bundle's entry and the code that its start compiles beside it (Node 24, `module.enableCompileCache`, portable:
 * found wherever the bundle lies, and read only). Code that another version or another processor's Node compiled is passed over by Node; then
 * the function starts as it would without.
 */
export const compileCache = async ({
  directory,
  entry,
}: {
  readonly directory: string
  readonly entry: string
}): Promise<void> => {
  const file = join(directory, `${entry}.mjs`)
  writeFileSync(file, start)
  await run(process.execPath, ['--input-type=module', '-e', fill, file], { env: { ...process.env, ...anybody } })
}
