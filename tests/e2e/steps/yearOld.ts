import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from '#cdk/local/application.ts'
import { Company } from '#cdk/local/journey/company.ts'
import { startPlatform } from '#cdk/local/platform.ts'
import { authenticators, ssoPeople } from '#cdk/local/seed/seed.ts'
import { scratchFolder } from '#cdk/local/testing/scratch.ts'
import { AccountId, PolicyId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'

const Made = z.object({ accountId: AccountId, policyId: PolicyId, policyNumber: z.string(), company: Company })

/**
 * A policy of last year, made by a platform whose clock is ten months behind; one of today on the same data finds it in its
 * last ninety days.
 */
export const openYearOld = async (region: RegionCode) => {
  const dataDir = scratchFolder()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'tests/e2e/lastYear.ts'), dataDir, region],
    { env: { ...process.env, PALISADE_CLOCK: '-295d' } },
  )
  const made = Made.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
  const platform = await startPlatform({ dataDir, authenticators, ssoPeople, regions: [region] })
  await platform.runJob(region, 'policy', 'meetDeadlines')
  await platform.settled()
  const close = async () => {
    await platform.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { platform, made, close }
}

export type YearOld = Awaited<ReturnType<typeof openYearOld>>
