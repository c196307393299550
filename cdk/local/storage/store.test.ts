import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runAndKill, scratchFolder } from '../testing/scratch.ts'
import { openStore } from './store.ts'

const schema = 'CREATE TABLE IF NOT EXISTS note (text TEXT)'

test('what was written is there after a kill', async () => {
  const file = join(scratchFolder(), 'notes.sqlite')
  await runAndKill(
    `import { openStore } from '${new URL('./store.ts', import.meta.url).href}'
     openStore({ file: process.argv[1], schema: '${schema}' }).prepare('INSERT INTO note VALUES (?)').run('kept')
     console.log('now'); setInterval(() => {}, 1000)`,
    [file],
  )
  expect(openStore({ file, schema }).prepare('SELECT text FROM note').all()).toEqual([{ text: 'kept' }])
})

test('a damaged file is told in one sentence', () => {
  const file = join(scratchFolder(), 'notes.sqlite')
  writeFileSync(file, 'no database '.repeat(1000))
  expect(() => openStore({ file, schema })).toThrow(
    `The store ${file} is damaged (file is not a database): put back a copy of it, or run "npm run reset" to start over with the demo book.`,
  )
})
