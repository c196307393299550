import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#cdk/local/application.ts'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seed, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { buildWeb } from '#cdk/local/web/build.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { inTurn, partOf } from '#tests/turn.ts'
import { documentsOf } from './documents.ts'
import type { Court } from './judge.ts'

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A program of ours, run by itself; answers what it printed. */
const ours = async (
  script: string,
  words: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', join(root, script), ...words], {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

/** In turn those that are asked the most of: schemathesis asks, and pages are drawn, in these two. */
const regions: readonly RegionCode[] = partOf(1) === undefined ? regionCodes : inTurn(['us', 'uk'] as const, 2)

/** Opens the court: what judges ask for is made once, when the first of them asks. */
export const openCourt = () => {
  const scratch = scratchFolder()
  const tools = join(root, '.cache/judges')
  mkdirSync(tools, { recursive: true })
  let running: Platform | undefined

  const web = once(() => buildWeb(root))
  const written = once(async () => {
    const dataDir = join(scratch, 'book')
    const writing = await startPlatform({ dataDir, regions, authenticators, ssoPeople, web: 'none' })
    try {
      await seed(writing)
      await writing.settled(600_000)
    } finally {
      await writing.stop()
    }
    return dataDir
  })
  const book = async (name: string): Promise<string> => {
    const dataDir = join(scratch, name)
    cpSync(await written(), dataDir, { recursive: true })
    return dataDir
  }
  const platform = once(async () => {
    await web()
    running = await startPlatform({ dataDir: await book('platform'), regions, authenticators, ssoPeople })
    return running
  })
  const stacks = once(async () => {
    await web()
    const folder = join(scratch, 'cdk.out')
    await ours('cdk/app.ts', ['--without-code'], { CDK_OUTDIR: folder })
    return folder
  })
  const openApi = once(async () => {
    const file = join(scratch, 'openapi.json')
    writeFileSync(file, await ours('cdk/openapi.ts'))
    return file
  })
  const documents = once(async () => documentsOf(await platform(), join(scratch, 'documents')))
  const court: Court = { tools, scratch, regions, book, platform, documents, stacks, openApi }
  const close = async () => {
    await running?.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  return { court, close }
}
