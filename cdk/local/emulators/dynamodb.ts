import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartFailure } from '../startFailure.ts'
import { verifyStore } from '../storage/store.ts'
import { engineOf } from './dynamodbEngine.ts'

export interface Emulator {
  readonly url: string
  stop(): Promise<void>
}

interface DynamoDb extends Emulator {
  /** Somebody else runs it. */
  readonly given: boolean
}

interface DynamoDbSettings {
  readonly file: string
  readonly port?: number
  /** Milliseconds to wait for one that somebody else has just started; a container takes some seconds. */
  readonly patience?: number
}

/** How somebody runs a DynamoDB of their own, and says so. */
const howToGive = 'start it there, with "docker run -p 8000:8000 amazon/dynamodb-local" for example'

/**
 * DynamoDB on a file: a process that ends when this process does, however that ends. With
 * AWS_ENDPOINT_URL_DYNAMODB set, that DynamoDB is used and nothing is started; one that is just starting is waited for.
 * Port 0 takes any free one. It is started again when it ends by itself.
 */
export async function startDynamoDb(settings: DynamoDbSettings): Promise<DynamoDb> {
  const given = process.env.AWS_ENDPOINT_URL_DYNAMODB
  if (given !== undefined && given !== '') {
    await answering(given, settings.patience ?? 15_000)
    return { url: given, given: true, stop: async () => {} }
  }
  mkdirSync(dirname(settings.file), { recursive: true })
  if (existsSync(settings.file)) verifyStore(settings.file)
  const port = settings.port || (await freePort())
  const { command, args } = engineOf({ file: settings.file, port })
  const url = `http://127.0.0.1:${port}`
  const begin = async () => {
    const child = spawnTied(command, args)
    await healthy(child, url, settings.file)
    return child
  }
  let child = await begin()
  let isStopping = false
  let restarting = Promise.resolve()
  /** What ends by itself is started again on its file and port; meanwhile the APIs answer 503. */
  const keep = () =>
    child.once('exit', () => {
      restarting = startAgain()
    })
  const startAgain = async () => {
    for (let tries = 1; !isStopping && tries <= mostRestarts; tries += 1) {
      await sleep(tries * restartPause)
      if (isStopping) return
      try {
        child = await begin()
        keep()
        return
      } catch (error) {
        console.error(`The DynamoDB emulator ended and does not come back yet: ${String(error)}`)
      }
    }
  }
  keep()
  return {
    url,
    given: false,
    async stop() {
      isStopping = true
      // One that answers already may not be known yet as the one that is to be stopped.
      await restarting
      if (child.exitCode !== null || child.signalCode !== null) return
      child.stdin?.end()
      await once(child, 'exit')
    },
  }
}

/** An emulator that ended is started again so often, each time after a longer pause (milliseconds). */
const mostRestarts = 8
const restartPause = 250

/** A child in a group of its own (Ctrl-C does not reach it) that ends as soon as its standard input closes. */
export const spawnTied = (command: string, args: readonly string[]): ChildProcess =>
  process.platform === 'win32'
    ? endedWith(spawn(command, args, { stdio: ['pipe', 'ignore', 'pipe'] }))
    : spawn('sh', ['-c', tie, command, ...args], { detached: true, stdio: ['pipe', 'ignore', 'pipe'] })

/** Windows has no shell to watch standard input: the child is ended as this process ends or closes it. */
const endedWith = (child: ChildProcess): ChildProcess => {
  const end = () => child.kill()
  process.once('exit', end)
  child.stdin?.once('close', end)
  child.once('exit', () => process.removeListener('exit', end))
  return child
}

// The parent holds the other end of standard input: `cat` returns when the parent closes it or dies.
const tie = `exec 3<&0
"$0" "$@" 3<&- & child=$!
(cat <&3 >/dev/null; kill $child 2>/dev/null) & watch=$!
wait $child; code=$?
kill $watch 2>/dev/null
exit $code`

/** Milliseconds for an emulator to answer; Docker may have to fetch its image before. */
const patience = 120_000

const healthy = async (child: ChildProcess, url: string, file: string): Promise<void> => {
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000)
  })
  const end = Date.now() + patience
  while (Date.now() < end) {
    if (child.exitCode !== null) throw refused(said, url, file)
    // Whatever it says, it is there: DynamoDB Local answers 400 to a call without a name.
    const isThere = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      () => true,
      () => false,
    )
    if (isThere && child.exitCode === null) return
    await sleep(10)
  }
  throw new StartFailure(`The DynamoDB emulator does not answer on ${url}: run "npm start" again.`)
}

const answering = async (url: string, patience: number): Promise<void> => {
  const end = Date.now() + patience
  for (;;) {
    // Whatever it says, it is there: DynamoDB Local answers 400 to a call without a name.
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    if (answer !== undefined) return
    if (Date.now() > end)
      throw new StartFailure(
        `Nothing answers at ${url}, which AWS_ENDPOINT_URL_DYNAMODB names: ${howToGive}, or leave it unset.`,
      )
    await sleep(200)
  }
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

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
