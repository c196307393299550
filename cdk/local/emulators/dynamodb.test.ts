import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eventually } from '../testing/scratch.ts'
import { startDynamoDb } from './dynamodb.ts'

const file = () => join(mkdtempSync(join(tmpdir(), 'palisade-')), 'dynamodb.sqlite')

test('starts, answers and stops', async () => {
  const dynamodb = await startDynamoDb({ file: file() })
  expect((await fetch(dynamodb.url)).status).toBe(200)
  await dynamodb.stop()
  await expect(fetch(dynamodb.url)).rejects.toThrow()
})

test('one that ends by itself is there again a moment later, at the same place', async () => {
  const dynamodb = await startDynamoDb({ file: file() })
  const isThere = () =>
    fetch(dynamodb.url).then(
      () => true,
      () => false,
    )
  const port = `--port ${new URL(dynamodb.url).port}`
  const running = execFileSync('ps', ['ax', '-o', 'pid,args']).toString().split('\n')
  const emulator = running.find((line) => line.includes(port) && /^\s*\d+ \S*dynoxide/.test(line))
  process.kill(Number.parseInt(emulator ?? '', 10), 'SIGKILL')
  await eventually(async () => !(await isThere()))
  await eventually(isThere)
  await dynamodb.stop()
  expect(await isThere()).toBe(false)
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

test('a DynamoDB that is named and does not answer is told in one sentence', async () => {
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', 'http://127.0.0.1:1')
  const starting = startDynamoDb({ file: file(), patience: 0 })
  await expect(starting).rejects.toThrow(/^Nothing answers at http:\/\/127.0.0.1:1, .*: start .* leave it unset\.$/)
  vi.unstubAllEnvs()
})

test('the emulator ends with the platform, even when that is killed', async () => {
  const script = `import { startDynamoDb } from '${new URL('./dynamodb.ts', import.meta.url).href}'
    console.log((await startDynamoDb({ file: process.argv[1] })).url)`
  const platform = spawn(process.execPath, ['--no-warnings', '--input-type=module', '-e', script, file()])
  const url = String((await once(platform.stdout, 'data'))[0]).trim()
  expect((await fetch(url)).status).toBe(200)
  platform.kill('SIGKILL')
  await eventually(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  )
  expect(execFileSync('ps', ['ax', '-o', 'args']).toString()).not.toContain(`--port ${new URL(url).port}`)
})
