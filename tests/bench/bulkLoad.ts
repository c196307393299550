import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'
import { marshall } from '@aws-sdk/util-dynamodb'
import { listKey } from '#functions/_platform/storage/lists.ts'
import { counterRow, listRow, searchRow } from '#functions/_platform/storage/rows.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { headOf, newestFirst } from '#functions/_platform/storage/words.ts'

export const benchTable = 'bench'
export const benchScope = 'agency:bench'

const wordOf = (index: number) => `co${index.toString(36).padStart(5, '0')}`

/** The rows a record of the bench has in one list, in the two orders that the bench reads. */
const rowsOf = (index: number) => {
  const id = `quo_${String(index).padStart(26, '0')}`
  const name = wordOf(index)
  const updated = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString()
  const summary = {
    id,
    quoteNumber: `Q-US-${index}`,
    companyName: name,
    status: 'READY',
    lastUpdated: updated,
    totalPremium: 190_800,
  }
  const list = listKey('bench', benchScope, 'any', id, 1)
  const sort = (value: string) => `${value}#${id}`
  return [
    listRow.put({
      list,
      id,
      summary,
      measure: 190_800,
      s1: sort(updated),
      s3: sort(name),
    }),
    searchRow.put({
      kind: 'bench',
      scope: benchScope,
      head: headOf(name),
      suffix: name,
      id,
      newest: newestFirst(id),
      text: name,
    }),
  ]
}

/**
 * A table with as many records as asked for, loaded through the emulator's import and kept under `.local/bench`, since a
 * million takes minutes. Answers with the file.
 */
export const bulkLoad = async (count: number): Promise<string> => {
  const home = new URL('../../.local/bench/', import.meta.url).pathname
  const file = join(home, `rows-${count}.db`)
  if (existsSync(file)) return file
  const source = join(home, `export-${count}`, benchTable, 'data')
  mkdirSync(source, { recursive: true })
  writeFileSync(join(home, 'schema.json'), JSON.stringify({ Table: tableDefinition(benchTable) }))
  const zip = createGzip({ level: 1 })
  const out = zip.pipe(createWriteStream(join(source, 'rows.json.gz')))
  const write = async (put: { params: (options: { table: string }) => unknown }) => {
    const { Item } = put.params({ table: benchTable }) as { Item: Record<string, unknown> }
    if (!zip.write(`${JSON.stringify({ Item: marshall(Item, { removeUndefinedValues: true }) })}\n`))
      await once(zip, 'drain')
  }
  for (let index = 0; index < count; index += 1) for (const put of rowsOf(index)) await write(put as never)
  await write(
    counterRow.put({ list: listKey('bench', benchScope, 'any', '', 1), count, measure: 0, sequence: '' }) as never,
  )
  zip.end()
  await once(out, 'finish')
  const binary = createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`)
  const loading = `${file}.loading`
  const { status, stderr } = spawnSync(
    binary,
    [
      'import',
      '--source',
      join(home, `export-${count}`),
      '--schema',
      join(home, 'schema.json'),
      '--output',
      loading,
      '--force',
      '--tables',
      benchTable,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The bulk load failed: ${stderr}`)
  renameSync(loading, file)
  rmSync(join(home, `export-${count}`), { recursive: true })
  return file
}
