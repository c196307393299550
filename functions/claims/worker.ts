import { work } from '#functions/_platform/events/worker.ts'
import { runJobs } from '#functions/_platform/jobs/runJobs.ts'
import { followVendor } from './jobs/followVendor.ts'
import { manifest } from './manifest.ts'

export const handler = work(manifest, { on: { runJobs: runJobs([followVendor]) }, jobs: {}, tasks: {} })
