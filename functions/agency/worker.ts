import { work } from '#functions/_platform/events/worker.ts'
import { warnOfExpiry } from './jobs/warnOfExpiry.ts'
import { manifest } from './manifest.ts'

export const handler = work(manifest, { on: {}, jobs: { warnOfExpiry }, tasks: {} })
