import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startDynamoDb } from './dynamodb.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'palisade-')), 'dynamodb.sqlite')

test('starts, answers and stops', async () => {
  const dynamodb = await startDynamoDb({ file: file() })
  expect((await fetch(dynamodb.url)).status).toBe(200)
  await dynamodb.stop()
  await expect(fetch(dynamodb.url)).rejects.toThrow()
})

test('a damaged store is told in one sentence', async () => {
  const damaged = file()
  writeFileSync(damaged, 'this is no database'.repeat(500))
  await expect(startDynamoDb({ file: damaged })).rejects.toThrow(/is damaged .*npm run reset/)
})

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(startDynamoDb({ file: file(), port })).rejects.toThrow(/is taken by another program/)
  other.close()
})

test('the emulator ends with the platform, even when that is killed', async () => {
  const script = `import { startDynamoDb } from '${new URL('./dynamodb.ts', import.meta.url).href}'
    console.log((await startDynamoDb({ file: process.argv[1] })).url)`
  const platform = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script, file()])
  const url = String((await once(platform.stdout, 'data'))[0]).trim()
  expect((await fetch(url)).status).toBe(200)
  platform.kill('SIGKILL')
  await sleep(300)
  await expect(fetch(url)).rejects.toThrow()
  expect(execFileSync('ps', ['ax', '-o', 'args']).toString()).not.toContain(`--port ${new URL(url).port}`)
})
