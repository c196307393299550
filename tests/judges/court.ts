import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#cdk/local/application.ts'
import { type Platform, startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seed, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { buildWeb } from '#cdk/local/web/build.ts'
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
const ours = async (script: string, environment: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', join(root, script)], {
    cwd: root,
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}

/** Opens the court: what judges ask for is made once, when the first of them asks. */
export const openCourt = () => {
  const scratch = scratchFolder()
  const tools = join(root, '.cache/judges')
  mkdirSync(tools, { recursive: true })
  let running: Platform | undefined

  const web = once(() => buildWeb(root))
  const platform = once(async () => {
    await web()
    running = await startPlatform({ dataDir: join(scratch, 'platform'), authenticators, ssoPeople })
    await seed(running)
    await running.settled(120_000)
    return running
  })
  const stacks = once(async () => {
    await web()
    const folder = join(scratch, 'cdk.out')
    await ours('cdk/app.ts', { CDK_OUTDIR: folder })
    return folder
  })
  const openApi = once(async () => {
    const file = join(scratch, 'openapi.json')
    writeFileSync(file, await ours('cdk/openapi.ts'))
    return file
  })
  const documents = once(async () => documentsOf(await platform(), join(scratch, 'documents')))
  const court: Court = { tools, scratch, platform, documents, stacks, openApi }
  const close = async () => {
    await running?.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
  return { court, close }
}
