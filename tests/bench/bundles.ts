import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleAll } from '#cdk/bundle.ts'
import { sandboxes } from '#cdk/local/runtime/environment.ts'
import { figuresOf } from './measure.ts'

const environment = {
  ...process.env,
  ...sandboxes,
  PALISADE_REGION: 'us',
  TABLE_NAME: 'bench',
  FILES_BUCKET: 'bench',
  USER_POOL_ID: 'bench',
  USER_POOL_CLIENT_ID: 'bench',
  SIGNING_KEY_ID: 'bench',
  EVENT_BUS_NAME: 'bench',
  PUBLIC_URL: 'https://bench.example',
  MAIL_FROM: 'bench@bench.example',
  PROCESSOR_URL: 'https://bench.example',
  PROCESSOR_SECRET: 'bench',
  NODE_NO_WARNINGS: '1',
}

const run = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env: environment })

/** Milliseconds that importing a bundle takes in a fresh process. */
const loadTime = (path: string): number =>
  Number(run(`const s=performance.now();await import(${JSON.stringify(path)});console.log(performance.now()-s)`))

/** What no function can do without, and nothing else: the SDK's DynamoDB client, zod and middy. */
const bareCode = `import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import middy from '@middy/core'
import { z } from 'zod'
const table = DynamoDBDocumentClient.from(new DynamoDBClient({}))
export const handler = middy().handler(() => [table, PutItemCommand, z.object({ id: z.string() })])`

const bareBundle = async (into: string): Promise<string> => {
  const outfile = join(into, 'bare.mjs')
  await build({
    stdin: { contents: bareCode, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    logLevel: 'silent',
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
  })
  return outfile
}

/** Milliseconds from a process's start to a function's first answer, to a route that it does not have. */
const firstAnswer = (path: string): number => {
  const started = performance.now()
  const event = {
    routeKey: '$default',
    rawPath: '/',
    rawQueryString: '',
    headers: {},
    requestContext: { requestId: '1', http: { method: 'GET' } },
  }
  run(`const{handler}=await import(${JSON.stringify(path)});await handler(${JSON.stringify(event)},{})`)
  return performance.now() - started
}

/** Milliseconds of processor time, user and system, of a process from its start until it has done that. */
const processorTime = (code: string): number =>
  Number(run(`${code};const u=process.cpuUsage();console.log((u.user+u.system)/1000);process.exit()`))

const emptyProcess = (): number => processorTime('')
const wholeProcess = (path: string): number => processorTime(`await import(${JSON.stringify(path)})`)

/** Bytes of every function's bundle, and what loading it costs against a bare bundle of its packages, taken by turns. */
export const bundles = async () => {
  const into = mkdtempSync(join(tmpdir(), 'palisade-bench-'))
  const built = await bundleAll(into)
  const bare = await bareBundle(into)
  const empty: number[] = []
  const floor: number[] = []
  const rows = built.map(({ service, entry, directory, bytes, lazyBytes }) => {
    const path = join(directory, `${entry}.mjs`)
    const loads: number[] = []
    const toFloor: number[] = []
    const answers: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      empty.push(emptyProcess())
      loads.push(loadTime(path))
      if (entry === 'index') answers.push(firstAnswer(path))
    }
    // A machine has its better and its worse seconds: a function is held against the floor of its own.
    for (let turn = 0; turn < 21; turn += 1) {
      const bareMs = wholeProcess(bare)
      floor.push(bareMs)
      toFloor.push(wholeProcess(path) / bareMs)
    }
    return {
      service,
      entry,
      bytes,
      lazyBytes,
      loadMs: figuresOf(loads).median,
      toFloor: figuresOf(toFloor).median,
      ...(answers.length > 0 && { firstAnswerMs: figuresOf(answers).median }),
    }
  })
  rmSync(into, { recursive: true, force: true })
  return { emptyProcessMs: figuresOf(empty).median, floorMs: figuresOf(floor).median, rows }
}
