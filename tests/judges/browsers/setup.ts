import type { TestProject } from 'vitest/node'
import { z } from 'zod'
import { regionCodes } from '#shared/regions/code.ts'

const Judged = z.object({
  browser: z.enum(['firefox', 'webkit']),
  region: z.enum(regionCodes),
  port: z.coerce.number(),
  dataDir: z.string(),
})

declare module 'vitest' {
  interface ProvidedContext {
    /** In which browser the main journey is told, and where. */
    readonly judged: Pick<z.output<typeof Judged>, 'browser' | 'region'>
  }
}

/** Names the platform that is running already. */
export default function setup(project: TestProject): void {
  const { browser, region, ...platform } = Judged.parse(JSON.parse(process.env.PALISADE_JUDGED ?? '{}'))
  project.provide('judged', { browser, region })
  project.provide('platforms', [platform])
}
