import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '#cdk/local/application.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { launchBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the platform that all journeys share. */
    readonly port: number
    /** Where the platform keeps its data; below `operations/` staff publish what everybody should know. */
    readonly dataDir: string
    /** Where the browser is that all journeys share. */
    readonly browser: string
  }
}

/** Starts one platform with those who can sign in, and one browser, for all journeys. Pictures are of the last run alone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = performance.now()
  const dataDir = scratchFolder()
  rmSync(join(root, 'artifacts/e2e'), { recursive: true, force: true })
  const platform = await startPlatform({ dataDir, authenticators, ssoPeople })
  await seedCast(platform)
  const browser = await launchBrowser()
  project.provide('port', platform.port)
  project.provide('dataDir', dataDir)
  project.provide('browser', browser.wsEndpoint())
  console.log(`The platform and the browser are up after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return async () => {
    await browser.close()
    await platform.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
