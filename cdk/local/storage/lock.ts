import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../startFailure.ts'

/**
 * Lets one platform at a time use a data folder. The lock is the operating system's lock on a SQLite file, so it goes
 * with the process, however that ends. Throws a StartFailure when another platform holds it.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const owner = join(folder, 'lock.pid')
  const store = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    store.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch {
    store.close()
    throw new StartFailure(
      `The platform already runs on ${folder} (process ${readFileSync(owner, 'utf8')}): stop that one first, or give this one its own folder with PALISADE_DATA.`,
    )
  }
  writeFileSync(owner, String(process.pid))
  return {
    release() {
      store.close()
    },
  }
}
