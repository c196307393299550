import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartFailure } from '../startFailure.ts'

/**
 * Opens (or creates) a SQLite file that outlives a kill -9: a statement that has returned is on disk for every later
 * start. Throws a StartFailure when the file is damaged.
 */
export function openStore({ file, schema }: { readonly file: string; readonly schema: string }): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    const store = new DatabaseSync(file)
    store.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000')
    verify(store)
    store.exec(schema)
    return store
  } catch (error) {
    throw damaged(file, error)
  }
}

/** Throws a StartFailure when a SQLite file of another program (the DynamoDB emulator's) is damaged. */
export function verifyStore(file: string): void {
  let store: DatabaseSync | undefined
  try {
    store = new DatabaseSync(file)
    verify(store)
  } catch (error) {
    throw damaged(file, error)
  } finally {
    store?.close()
  }
}

const verify = (store: DatabaseSync): void => {
  const found = store.prepare('PRAGMA quick_check(1)').get()
  if (found?.quick_check !== 'ok') throw new Error(String(found?.quick_check))
}

const damaged = (file: string, cause: unknown): StartFailure =>
  new StartFailure(
    `The store ${file} is damaged (${cause instanceof Error ? cause.message : cause}): put back a copy of it, or run "npm run reset" to start over with the demo book.`,
  )
