import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartFailure } from '../startFailure.ts'

/** A program that serves DynamoDB. */
interface Engine {
  readonly command: string
  readonly args: readonly string[]
}

interface Served {
  /** Where the store lies: the file itself, or beside it what Amazon's program writes. */
  readonly file: string
  readonly port: number
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The emulator made for this platform: it comes with the packages, or was fetched by `cdk/local/setup.mjs`. */
export const ownBinary = (): string | undefined => {
  const program = process.platform === 'win32' ? 'dynoxide.exe' : 'dynoxide'
  return ['node_modules', '.cache/emulator/node_modules']
    .map((folder) => join(root, folder, `@dynoxide/${process.platform}-${process.arch}`, program))
    .find((path) => existsSync(path))
}

/** Where `cdk/local/setup.mjs` puts the jars of DynamoDB Local. */
const jars = join(root, '.cache/dynamodb-local')

/** Amazon's DynamoDB Local on Java, from a folder of its jars; `scratch` takes what it wants to find by other names. */
export const onJava = (
  { folder, scratch }: { readonly folder: string; readonly scratch: string },
  args: readonly string[],
): Engine => ({
  command: 'java',
  args: [
    '-XX:+UseSerialGC',
    `-Djava.library.path=${nativeLibraries(folder, scratch)}`,
    ...['-cp', join(folder, '*'), 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner'],
    ...args,
    '-disableTelemetry',
  ],
})

/** Maven names a native library with its version, the program looks for it without. */
const nativeLibraries = (folder: string, scratch: string): string => {
  const into = join(scratch, 'sqlite4java')
  mkdirSync(into, { recursive: true })
  for (const file of readdirSync(folder)) {
    const [, name, extension] = /^(.*sqlite4java.*)-[\d.]+\.(so|dylib|dll)$/.exec(file) ?? []
    if (name !== undefined) copyFileSync(join(folder, file), join(into, `${name}.${extension}`))
  }
  return into
}

const hasDocker = (): boolean => spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0

/** What serves DynamoDB here: the emulator made for the platform, else Amazon's own on Java or in Docker. */
export const engineOf = ({ file, port }: Served): Engine => {
  const own = ownBinary()
  if (own !== undefined)
    return { command: own, args: ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file] }
  const folder = join(dirname(file), 'dynamodb')
  mkdirSync(folder, { recursive: true })
  if (existsSync(jars))
    return onJava({ folder: jars, scratch: join(root, '.cache') }, ['-port', String(port), '-dbPath', folder])
  if (hasDocker())
    return {
      command: 'docker',
      args: [
        ...['run', '--rm', '--user', 'root', '--publish', `127.0.0.1:${port}:8000`, '--volume', `${folder}:/data`],
        ...['amazon/dynamodb-local:2.6.1', '-jar', 'DynamoDBLocal.jar', '-dbPath', '/data', '-disableTelemetry'],
      ],
    }
  throw new StartFailure(
    `No DynamoDB runs on ${process.platform}-${process.arch} by itself: start Docker, or install Java 17 and Maven, and run the command again.`,
  )
}
