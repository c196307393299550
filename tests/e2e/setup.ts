import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { root } from '#cdk/local/application.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, seedCast, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { buildWeb } from '#cdk/local/web/build.ts'
import { launchBrowser } from './browser.ts'
import type { JourneyPlatform } from './platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly platforms: readonly JourneyPlatform[]
    /** Where the browser is that all journeys share. */
    readonly browser: string
  }
}

/** The data of a platform that those who can sign in have joined. */
const seededData = async (): Promise<string> => {
  const dataDir = scratchFolder()
  const platform = await startPlatform({ dataDir, authenticators, ssoPeople, web: 'none' })
  await seedCast(platform)
  await platform.settled()
  await platform.stop()
  return dataDir
}

const openPlatform = async (seeded: string) => {
  const dataDir = scratchFolder()
  cpSync(seeded, dataDir, { recursive: true })
  const platform = await startPlatform({ dataDir, authenticators, ssoPeople })
  const close = async () => {
    await platform.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { dataDir, port: platform.port, close }
}

/**
 * Starts a platform with those who can sign in for each worker, and one browser for all journeys. Pictures are of the last
 * run alone.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started = performance.now()
  rmSync(join(root, 'artifacts/e2e'), { recursive: true, force: true })
  const { testFiles } = await project.globTestFiles(
    process.argv.filter((word) => word.startsWith('tests/e2e/') && !word.endsWith('config.ts')),
  )
  const workers = Math.min(project.config.maxWorkers, testFiles.length)
  // All platforms serve the same build, and begin with the same people.
  const [browser, seeded] = await Promise.all([launchBrowser(), seededData(), buildWeb(root)])
  const platforms = await Promise.all(Array.from({ length: workers }, () => openPlatform(seeded)))
  rmSync(seeded, { recursive: true, force: true })
  project.provide(
    'platforms',
    platforms.map(({ port, dataDir }) => ({ port, dataDir })),
  )
  project.provide('browser', browser.wsEndpoint())
  console.log(`Platforms and browser are up after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return async () => {
    await browser.close()
    for (const { close } of platforms) await close()
  }
}
