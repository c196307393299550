/** `npm run reset`: forgets everything the local platform has stored; the next start writes the demo book anew. */
import { existsSync, rmSync } from 'node:fs'
import { dataFolder } from './platform.ts'
import { StartFailure } from './startFailure.ts'
import { lockFolder } from './storage/lock.ts'

const folder = dataFolder()
try {
  if (existsSync(folder)) {
    lockFolder(folder).release()
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdout.write(`${folder} is empty. "npm start" writes the demo book anew.\n`)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`\n${error.message}\n\n`)
  process.exit(1)
}
