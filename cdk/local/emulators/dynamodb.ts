import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../startFailure.ts'
import { verifyStore } from '../storage/store.ts'

export interface Emulator {
  readonly url: string
  stop(): Promise<void>
}

/**
 * DynamoDB on a file: a dynoxide process that ends when this process does, however that ends. With
 * AWS_ENDPOINT_URL_DYNAMODB set, that DynamoDB is used and nothing is started. Port 0 takes any free one.
 */
export async function startDynamoDb(settings: { readonly file: string; readonly port?: number }): Promise<Emulator> {
  const given = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} }
  mkdirSync(dirname(settings.file), { recursive: true })
  if (existsSync(settings.file)) verifyStore(settings.file)
  const port = settings.port || (await freePort())
  const child = spawnTied(binary(), [
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--db-path',
    settings.file,
  ])
  const url = `http://127.0.0.1:${port}`
  await healthy(child, url, settings.file)
  return {
    url,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.stdin?.end()
      await once(child, 'exit')
    },
  }
}

const binary = (): string => {
  const name = `@dynoxide/${process.platform}-${process.arch}/dynoxide`
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartFailure(
      `No DynamoDB emulator comes with the packages for ${process.platform}-${process.arch}: start DynamoDB Local on port 8000 and set AWS_ENDPOINT_URL_DYNAMODB=http://127.0.0.1:8000.`,
    )
  }
}

/** A child in a group of its own (Ctrl-C does not reach it) that ends as soon as its standard input closes. */
const spawnTied = (command: string, args: readonly string[]): ChildProcess =>
  spawn('sh', ['-c', tie, command, ...args], { detached: true, stdio: ['pipe', 'ignore', 'pipe'] })

// The parent holds the other end of standard input: `cat` returns when the parent closes it or dies.
const tie = `exec 3<&0
"$0" "$@" 3<&- & child=$!
(cat <&3 >/dev/null; kill $child 2>/dev/null) & watch=$!
wait $child; code=$?
kill $watch 2>/dev/null
exit $code`

const healthy = async (child: ChildProcess, url: string, file: string): Promise<void> => {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000)
  })
  for (let tries = 0; tries < 1000; tries += 1) {
    if (child.exitCode !== null) throw refused(said, url, file)
    const ok = await fetch(url, { signal: AbortSignal.timeout(200) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok && child.exitCode === null) return
    await sleep(10)
  }
  throw new StartFailure(`The DynamoDB emulator does not answer on ${url}: run "npm start" again.`)
}

const refused = (said: string, url: string, file: string): StartFailure => {
  if (/in use/i.test(said))
    return new StartFailure(`${url} is taken by another program: stop it and run "npm start" again.`)
  if (/not a valid SQLite|malformed|encrypted/i.test(said))
    return new StartFailure(
      `The store ${file} is damaged: put back a copy of it, or run "npm run reset" to start over with the demo book.`,
    )
  return new StartFailure(`The DynamoDB emulator stopped: ${said.trim().split('\n').at(-1) ?? 'it gave no reason'}.`)
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
