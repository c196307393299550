import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb'
import { type Emulator, freePort, spawnTied } from '#cdk/local/emulators/dynamodb.ts'
import { onJava } from '#cdk/local/emulators/dynamodbEngine.ts'
import { NotJudged } from './judge.ts'
import { jars } from './tool.ts'

interface Settings {
  /** Where fetched tools are kept. */
  readonly tools: string
  /** A folder for what it brings in its jars' stead. */
  readonly scratch: string
}

/**
 * Amazon's DynamoDB Local in memory, each region with its own tables as on AWS; it ends with this process. Throws NotJudged
 * where it cannot run.
 */
export const startDynamodbLocal = async ({ tools, scratch }: Settings): Promise<Emulator> => {
  const folder = await jars(tools, 'dynamodb/pom.xml')
  const port = await freePort()
  const { command, args } = onJava({ folder, scratch }, ['-port', String(port), '-inMemory'])
  const child = spawnTied(command, args)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2000)
  })
  const stop = async (): Promise<void> => {
    child.stdin?.end()
  }
  const url = `http://127.0.0.1:${port}`
  const client = new DynamoDBClient({
    endpoint: url,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  for (let tries = 0; ; tries += 1) {
    const refused = await client.send(new ListTablesCommand({})).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refused === undefined) return { url, stop }
    if (child.exitCode !== null || tries === patience) {
      await stop()
      throw new NotJudged(`DynamoDB Local does not run here: ${said.trim().split('\n').at(-1) || String(refused)}.`)
    }
    await sleep(pause)
  }
}

/** Half a minute, since other judges run beside it. */
const patience = 150
const pause = 200
