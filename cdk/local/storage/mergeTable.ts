import { DatabaseSync } from 'node:sqlite'

/**
 * Puts the rows of a table that was imported into the table of that name in the emulator's own file, all of them or, where
 * one of them is there already, none. Its stream tells nothing of them. Answers whether they were put.
 */
export const mergeTable = ({
  file,
  imported,
  tableName,
}: {
  readonly file: string
  readonly imported: string
  readonly tableName: string
}): boolean => {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA busy_timeout = 60000')
    database.prepare('ATTACH DATABASE ? AS imported').run(imported)
    const isThere = database.prepare(
      `SELECT 1 FROM imported."${tableName}" AS new JOIN main."${tableName}" AS old ON old.pk = new.pk AND old.sk = new.sk LIMIT 1`,
    )
    if (isThere.get() !== undefined) return false
    const tables = database
      .prepare(`SELECT name FROM imported.sqlite_master WHERE type = 'table' AND (name = ? OR name LIKE ?)`)
      .all(tableName, `${tableName}::%`)
    database.exec('BEGIN IMMEDIATE')
    for (const { name } of tables) database.exec(`INSERT INTO main."${name}" SELECT * FROM imported."${name}"`)
    database.exec('COMMIT')
    return true
  } finally {
    database.close()
  }
}
